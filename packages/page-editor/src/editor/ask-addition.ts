import type { PagePattern } from '@frontage/site-model/editing';
import { chooseFiles } from './files/choose-files';
import type { PageFrame } from './create-page-frame';
import type { EditorBlocks } from './editor-blocks';
import { filesEntry, loadGroups } from './palette/load-groups';
import { openPalette } from './palette/open-palette';
import { managePatterns } from './patterns/manage-patterns';
import { managingEntry, patternGroup } from './patterns/pattern-group';
import type { PatternStore } from './patterns/pattern-store';
import type { DialogPlace } from './patterns/show-dialog';
import { sayOfPatterns } from './patterns/pattern-texts';
import { layoutGroup } from './sections/layout-group';
import { layoutNames, type SectionLayout } from './sections/section-layouts';

/** What an owner adds to a page. */
export type Addition =
  | { readonly kind: string }
  | { readonly files: readonly File[] }
  | { readonly layout: SectionLayout }
  | { readonly pattern: PagePattern };

/**
 * Asks what is added to the page: a kind of block, files of this device, a section or a
 * pattern.
 *
 * @param over where it is asked, and until when
 * @param from the patterns of the site, if it keeps any, the kinds of block, and the page's frame
 * @param about where it comes, in words
 * @param typed ends the keeping of keys, and gives what was typed before it could be asked
 * @returns undefined for nothing
 */
export async function askAddition(
  over: DialogPlace,
  {
    patterns,
    blocks,
    frame,
  }: {
    readonly patterns?: PatternStore | undefined;
    readonly blocks: EditorBlocks;
    readonly frame: Pick<PageFrame, 'window'>;
  },
  about: string,
  typed: () => string,
): Promise<Addition | undefined> {
  const reply = (await patterns?.list()) ?? [];
  const kept = typeof reply === 'string' ? [] : reply;
  const ofKinds = await loadGroups(blocks);
  const groups = [
    ...ofKinds,
    layoutGroup(frame.window.document.dir === 'rtl'),
    ...(kept.length > 0 ? [patternGroup(kept, ofKinds, patterns?.isFixed)] : []),
  ];
  const words = typeof reply === 'string' ? `${about} ${sayOfPatterns('patternsAway')}` : about;
  const entry = await openPalette(over, groups, words, typed());
  if (patterns && entry === managingEntry) managePatterns(over, patterns, kept);
  if (entry === undefined || entry === managingEntry) return undefined;
  if (entry === filesEntry) {
    const files = await chooseFiles(over.document);
    return files.length > 0 ? { files } : undefined;
  }
  const layout = layoutNames.find((name) => name === entry);
  if (layout) return { layout };
  const pattern = kept.find(({ id }) => id === entry);
  return pattern ? { pattern } : { kind: entry };
}
