import { shopPageTexts } from './shop-page-texts';

/** What pages of the shop that a link opens bring to the server. */
export const shopPageRoom = { texts: shopPageTexts };
