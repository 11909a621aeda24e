import { pageTypes } from '@frontage/site-model';

/**
 * Whether a page is a place to go to, which searches find and the sitemap lists: not-found, error,
 * search, lock screen and the like are none, nor are a cart, a checkout or an order [2.16].
 */
export function isFindable(pageType: number): boolean {
  return pageType < 100 || pageType === pageTypes.codes.donate || pageType >= 300;
}
