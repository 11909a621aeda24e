import type { SiteSettings } from '../../sites/site-settings';
import { hasAllWords } from '../has-all-words';
import type { TextQuery } from './text-query';
import { siteText, type TextEntry, type TextGroup } from './text-entry';

/** A text with the subject that it is about. */
export interface FoundEntry {
  readonly entry: TextEntry;
  readonly group: TextGroup;
}

/** Where texts are looked for. */
export interface EntrySource {
  readonly groups: readonly TextGroup[];
  readonly settings: Pick<SiteSettings, 'languages'>;
  /** The language. */
  readonly tag: string;
}

/** Finds the texts that a query asks for, in the order of their subjects. */
export function findEntries(
  { groups, settings, tag }: EntrySource,
  { q = '', kind, state }: TextQuery,
): readonly FoundEntry[] {
  return groups
    .filter(({ id }) => kind === undefined || id === kind)
    .flatMap((group) => group.entries.map((entry) => ({ entry, group })))
    .filter(({ entry }) => {
      const own = siteText(settings, tag, entry);
      if (state !== undefined && (state === 'own') !== (own !== undefined)) return false;
      return hasAllWords([...wordsOf(entry.english), ...wordsOf(own)].join('\n'), q);
    });
}

function wordsOf(text: TextEntry['english'] | undefined): readonly string[] {
  if (text === undefined) return [];
  return typeof text === 'string' ? [text] : Object.values(text);
}
