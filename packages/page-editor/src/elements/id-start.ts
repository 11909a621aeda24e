import { pageMarkup } from '../page/page-markup';

/** The beginning of the ids of blocks and sections in a page's markup. */
export const idStart = { block: pageMarkup.block, section: 'section-' } as const;
