import { pageTypes } from '@frontage/site-model';

/**
 * Whether searches and the sitemap list a page: not the not-found, error, search, lock screen and
 * similar pages, nor a cart, a checkout or an order [2.16].
 */
export function isFindable(pageType: number): boolean {
  return pageType < 100 || pageType === pageTypes.codes.donate || pageType >= 300;
}
