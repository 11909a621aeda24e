import type { Advice } from './advice';
import { adviseContrast } from './advise-contrast';
import { adviseHead } from './advise-head';
import { adviseHeadings } from './advise-headings';
import { adviseLinks } from './advise-links';
import { adviseLists } from './advise-lists';
import { advisePictures } from './advise-pictures';
import { createColorReader } from './contrast-of';
import { idStart } from '../elements/id-start';
import { listPageBlocks, type PageBlockRoot } from './list-page-blocks';
import { pictureBehind } from '../elements/picture-behind';

/** Advice on a block, and what the block looked like. */
interface BlockAdvice {
  readonly look: string;
  readonly advice: readonly Advice[];
}

/**
 * Makes what lists what visitors of a page may trip over, as it is shown whenever it is called:
 * what concerns the whole page, then block by block. A block that looks as it did at the last call
 * is not judged again.
 *
 * @param page the page as visitors see it, with its styles
 */
export function createAdviser(page: Document): () => readonly Advice[] {
  const readColor = createColorReader(page);
  const known = new WeakMap<Element, BlockAdvice>();
  function adviseBlock(block: PageBlockRoot, screen: string): readonly Advice[] {
    const look = `${screen}\n${describeLook(block)}`;
    const before = known.get(block.root);
    if (before?.look === look) return before.advice;
    const advice = [
      ...advisePictures(block),
      ...adviseLinks(block),
      ...adviseLists(block),
      ...adviseContrast(block, readColor),
    ];
    known.set(block.root, { look, advice });
    return advice;
  }
  return () => {
    const blocks = listPageBlocks(page);
    const screen = describeScreen(page);
    const found = [
      ...adviseHead(page),
      ...adviseHeadings(page, blocks),
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

/**
 * What makes a block look as it does on it: its markup, its cell, its section and what lies
 * behind it.
 */
function describeLook({ root }: PageBlockRoot): string {
  const section = root.closest(`[id^=${idStart.section}]`);
  const behind = section && pictureBehind(section);
  const around = [root.parentElement, section, behind];
  const attributes = around.flatMap((holder) => [...(holder?.attributes ?? [])]);
  return [...attributes.map(({ name, value }) => `${name}=${value}`), root.outerHTML].join('\n');
}
