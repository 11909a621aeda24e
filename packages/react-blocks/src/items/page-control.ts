import { itemControls } from './item-filter';

/** Gives the parameter that names the page of a list that is not the first of its page. */
export function pageControlOf(blockId: string): string {
  return `${itemControls.page}-${blockId.slice(-6)}`;
}

/** Whether a parameter may name the page of a list that is not the first of its page. */
export function isPageControl(name: string): boolean {
  return /^page-[\da-f]{6}$/.test(name);
}
