import type { Advice } from './advice';
import { adviseContrast } from './advise-contrast';
import { adviseHead } from './advise-head';
import { adviseHeadings } from './advise-headings';
import { adviseLinks } from './advise-links';
import { advisePictures } from './advise-pictures';
import { createColorReader } from './contrast-of';
import { listPageBlocks } from './list-page-blocks';

/**
 * Lists what visitors of a page may trip over, as it is shown now: what concerns the whole page,
 * then block by block.
 *
 * @param page the page as visitors see it, with its styles
 */
export function listAdvice(page: Document): readonly Advice[] {
  const blocks = listPageBlocks(page);
  const readColor = createColorReader(page);
  const found = [
    ...adviseHead(page),
    ...adviseHeadings(page, blocks),
    ...blocks.flatMap((block) => [
      ...advisePictures(block),
      ...adviseLinks(block),
      ...adviseContrast(block, readColor),
    ]),
  ];
  const place = new Map(blocks.map(({ id }, index) => [id, index]));
  const placeOf = ({ block }: Advice) => (block === undefined ? -1 : (place.get(block) ?? -1));
  return found.sort((a, b) => placeOf(a) - placeOf(b));
}
