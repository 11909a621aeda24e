import { pageMarkup } from '../page/page-markup';

/** The picture behind the blocks of a section; null where there is none. */
export const pictureBehind = (section: Element): Element | null =>
  section.querySelector(`:scope > .${pageMarkup.behind}`);
