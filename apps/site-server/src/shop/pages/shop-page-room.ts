import { shopPageTexts } from './shop-page-texts';

/** What the shop's own pages add to the server. */
export const shopPageRoom = { texts: shopPageTexts, textsTitle: 'Pages of the shop' };
