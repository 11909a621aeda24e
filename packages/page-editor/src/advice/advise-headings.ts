import type { Advice } from './advice';
import { blockAround } from '../elements/block-around';
import { shortWords } from './short-words';

/**
 * Finds headings out of order: those who listen to a page go from heading to heading.
 *
 * @param page as visitors see it
 * @param isSeen whether visitors see a block that the page shows
 */
export function adviseHeadings(
  page: Document,
  isSeen: (blockId: string) => boolean,
): readonly Advice[] {
  const advice: Advice[] = [];
  const main = page.querySelector('main') ?? page.body;
  let above = 0;
  let hasTitle = false;
  for (const heading of main.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')) {
    const block = blockAround(heading);
    if (!heading.checkVisibility() || (block !== undefined && !isSeen(block))) continue;
    const level = Number(heading.tagName.slice(1));
    const words = shortWords(heading.textContent ?? '');
    const isEmpty = words === '' && !heading.querySelector('img[alt]:not([alt=""])');
    if (isEmpty) advice.push({ code: 'emptyHeading', values: {}, block });
    else if (level === 1 && hasTitle)
      advice.push({ code: 'secondTitle', values: { words }, block });
    else if (above > 0 && level > above + 1)
      advice.push({
        code: 'skippedHeading',
        values: { words, level, above, next: above + 1 },
        block,
      });
    hasTitle ||= level === 1;
    above = level;
  }
  if (!hasTitle) advice.unshift({ code: 'noTitle', values: {}, block: undefined });
  return advice;
}
