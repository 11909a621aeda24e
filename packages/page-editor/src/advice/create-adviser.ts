import type { Advice } from './advice';
import type { BlockFacts } from './block-facts';
import { adviseContrast } from './advise-contrast';
import { adviseFrames } from './advise-frames';
import { adviseHead } from './advise-head';
import { adviseHeadings } from './advise-headings';
import { adviseLinks } from './advise-links';
import { adviseLostLinks } from './advise-lost-links';
import { adviseLists } from './advise-lists';
import { advisePictures } from './advise-pictures';
import { createColorReader } from './contrast-of';
import { idStart } from '../elements/id-start';
import { partAround } from '../elements/part-around';
import { listPageBlocks, type PageBlockRoot } from './list-page-blocks';

/** Advice on a block, and what the block was when it was judged. */
interface BlockAdvice {
  readonly stored: unknown;
  readonly screen: string;
  readonly advice: readonly Advice[];
}

/** What else an adviser needs. */
export interface AdviserOptions {
  /**
   * Gives what is stored of a block: another object once somebody writes in it.
   *
   * @default nothing, for a page in which nobody writes
   */
  storedOf?(blockId: string): unknown;
  /** Tells of a block what the page does not show. @default all is seen, and nothing an ornament */
  factsOf?(blockId: string): BlockFacts | undefined;
  /** Ends looking for changes. @default they are looked for as long as there is the page */
  readonly signal?: AbortSignal;
}

/**
 * Makes what lists what visitors of a page may trip over, as it is shown whenever it is called:
 * what concerns the whole page, then block by block. Only what has changed since the last call is
 * judged again, so that a long page costs no more than a short one.
 *
 * @param page the page as visitors see it, with its styles
 */
export function createAdviser(
  page: Document,
  { storedOf = () => undefined, factsOf = () => undefined, signal }: AdviserOptions = {},
): () => readonly Advice[] {
  const readColor = createColorReader(page);
  const known = new WeakMap<Element, BlockAdvice>();
  const changed = new Set<Element>();
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      // A section may look otherwise by its attributes, its cells or what lies behind them.
      const part = partAround(target);
      if (part) changed.add(part);
    }
  };
  // Letters that are typed are seen by what is stored, so that no key pays for this.
  const changes = new MutationObserver(note);
  changes.observe(page, { subtree: true, childList: true, attributes: true });
  signal?.addEventListener('abort', () => changes.disconnect());
  function adviseBlock(block: PageBlockRoot, screen: string): readonly Advice[] {
    const stored = storedOf(block.id);
    const before = known.get(block.root);
    if (before?.stored === stored && before?.screen === screen) return before.advice;
    const advice = [
      ...advisePictures(block, factsOf(block.id)?.ornaments),
      ...adviseFrames(block),
      ...adviseLinks(block),
      ...adviseLists(block),
      ...adviseContrast(block, readColor),
    ];
    known.set(block.root, { stored, screen, advice });
    return advice;
  }
  return () => {
    note(changes.takeRecords());
    for (const part of changed)
      for (const root of part.querySelectorAll(`[id^=${idStart.block}]`)) known.delete(root);
    changed.clear();
    const isSeen = (id: string) => factsOf(id)?.isHidden !== true;
    const blocks = listPageBlocks(page).filter(({ id }) => isSeen(id));
    const screen = describeScreen(page);
    const found = [
      ...adviseHead(page),
      ...adviseHeadings(page, isSeen),
      ...adviseLostLinks(page, blocks),
      ...blocks.flatMap((block) => adviseBlock(block, screen)),
    ];
    const place = new Map(blocks.map(({ id }, index) => [id, index]));
    const placeOf = ({ block }: Advice) => (block === undefined ? -1 : (place.get(block) ?? -1));
    return found.sort((a, b) => placeOf(a) - placeOf(b));
  };
}

/** What makes a whole page look as it does: its width, and whether it is shown in the dark. */
function describeScreen({ defaultView: window }: Document): string {
  const isDark = window?.matchMedia('(prefers-color-scheme: dark)').matches;
  return `${window?.innerWidth} ${isDark}`;
}
