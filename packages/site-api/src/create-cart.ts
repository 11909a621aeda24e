import { isCount, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';
import type { CartChange } from './cart-change';
import { shopRefusals } from './shop-refusals';

/** A cart as the server sends it. */
export interface CartReply {
  /** How many pieces it holds. */
  readonly totalQuantity: number;
  /** Grows with every change. */
  readonly version: number;
  /** The whole answer, unchecked, for code that shows a cart. */
  readonly view: UnknownRecord;
}

/** Reads the data of the reply; undefined if it is no cart. */
export function readCartReply(view: UnknownRecord): CartReply | undefined {
  const { totalQuantity }: UnknownRecord = Object(view.cart);
  return isCount(totalQuantity) && isCount(view.version)
    ? { totalQuantity, version: view.version, view }
    : undefined;
}

/** Makes the call that loads the visitor's cart. */
export function createCart(call: Call) {
  return (signal?: AbortSignal): Promise<ApiResult<CartReply>> =>
    call('commerce/Cart', readCartReply, { signal });
}

/**
 * Makes the call that changes the visitor's cart and returns the whole cart. The server answers a
 * repeated key with its first answer, so a change without an answer can be repeated. When the
 * visitor makes the same change again, it has a new key.
 */
export function createChangeCart(call: Call) {
  return (change: CartChange, key: string, signal?: AbortSignal): Promise<ApiResult<CartReply>> =>
    call('commerce/ChangeCart', readCartReply, {
      signal,
      body: { key, change },
      retries: 2,
      refusals: shopRefusals,
    });
}
