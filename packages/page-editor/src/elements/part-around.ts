import { pageMarkup } from '../page/page-markup';
import { idStart } from './id-start';

/**
 * The part of a page around something on it: a block's cell, or the section beside all blocks of
 * it; undefined beside all sections.
 */
export function partAround(node: Node): Element | undefined {
  // A page is a node, and no element.
  const near = (selector: string) => (node as Partial<Element>).closest?.(selector);
  return near(`.${pageMarkup.cell}`) ?? near(`[id^=${idStart.section}]`) ?? undefined;
}
