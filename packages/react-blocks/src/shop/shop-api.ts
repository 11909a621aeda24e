import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createBuyerApi, type BuyerApi } from '@frontage/site-api';
import { siteCall } from '../island/site-api';

/** The calls of a shop, over those that all blocks of the window share. */
export function shopApi(context: BlockContext): BuyerApi {
  return createBuyerApi(siteCall(context));
}
