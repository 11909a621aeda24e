import type { UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from '../api-result';
import type { Call } from '../call';
import { shopRefusals } from '../shop-refusals';

/** A request to be notified, once, when something can be bought again. */
export interface RestockWish {
  readonly productId: string;
  /** '' for a product without variants. */
  readonly variantId: string;
  readonly email: string;
}

/**
 * Makes the call that leaves an address for a restock notice. Sending the same request twice stores
 * it once.
 */
export function createAskRestockNotice(call: Call) {
  return (wish: RestockWish, signal?: AbortSignal): Promise<ApiResult<UnknownRecord>> =>
    call('commerce/RestockNotice', (data) => data, {
      signal,
      body: wish,
      retries: 2,
      refusals: shopRefusals,
    });
}
