import type { SiteSettings } from '../../sites/site-settings';
import { listPath } from './list-path';
import { movedKeys } from './moved-keys';
import type { ListFacts, SettingList } from './setting-list';

/** What is to be done with a list of settings. */
export interface ListPost {
  /** `add`, or a move such as `up@post`. */
  readonly do: string;
  /** What was entered for a new entry. */
  readonly entry: string;
  readonly facts: ListFacts;
}

/** What came of it. */
export interface ListChange {
  /** The same object where nothing was changed. */
  readonly settings: SiteSettings;
  /** Where it goes on. @default the list */
  readonly to?: string;
  /** Why nothing was added, in words. */
  readonly wrong?: string;
  /** The titles of the entries, for the log; only where something was changed. */
  readonly titles?: { readonly before: string; readonly after: string };
}

/** Adds an entry to a list of settings, or moves one. */
export function changeList(
  list: SettingList,
  settings: SiteSettings,
  { do: act, entry, facts }: ListPost,
): ListChange {
  const titlesOf = (some: SiteSettings) =>
    list
      .entries(some, facts)
      .map(({ title }) => title)
      .join(', ');
  const changed = (next: SiteSettings, to: string): ListChange => ({
    settings: next,
    to,
    titles: { before: titlesOf(settings), after: titlesOf(next) },
  });
  if (act === 'add') {
    const added = list.add(settings, entry.trim(), facts);
    return 'wrong' in added
      ? { settings, wrong: added.wrong }
      : changed(added.settings, listPath(list, added.key));
  }
  const keys = list.entries(settings, facts).map(({ key }) => key);
  const moved = movedKeys(keys, act);
  return moved
    ? changed(list.arrange(settings, moved), `${listPath(list)}?done=moved`)
    : { settings };
}
