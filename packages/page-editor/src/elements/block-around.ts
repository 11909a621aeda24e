import { pageMarkup } from '../page/page-markup';
import { idStart } from './id-start';

/** The id of the block that a page shows around an element; undefined beside all blocks. */
export function blockAround(at: Element): string | undefined {
  const root = at.closest(`.${pageMarkup.cell}>[id^=${idStart.block}]`);
  return root?.id.slice(idStart.block.length);
}
