import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createShopApi, type ShopApi } from '@frontage/site-api';
import { siteApi } from '../island/site-api';

/** The calls of a shop, over those that all blocks of the window share. */
export function shopApi(context: BlockContext): ShopApi {
  return createShopApi(siteApi(context).call);
}
