import { isCount, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';
import type { CartChange } from './cart-change';
import { shopRefusals } from './shop-refusals';

/** A cart as the server answers it. */
export interface CartReply {
  /** How many pieces it holds. */
  readonly totalQuantity: number;
  /** Grows with every change. */
  readonly version: number;
  /** All that was answered, unchecked: for who shows a cart, and reads it. */
  readonly view: UnknownRecord;
}

/** Reads the data of the reply; undefined when it is no cart. */
export function readCartReply(view: UnknownRecord): CartReply | undefined {
  const { totalQuantity }: UnknownRecord = Object(view.cart);
  return isCount(totalQuantity) && isCount(view.version)
    ? { totalQuantity, version: view.version, view }
    : undefined;
}

/** Makes the call that asks for the visitor's cart. */
export function createCart(call: Call) {
  return (signal?: AbortSignal): Promise<ApiResult<CartReply>> =>
    call('commerce/Cart', readCartReply, { signal });
}

/**
 * Makes the call that changes the visitor's cart and answers the whole of it. The server
 * answers the same key as it did first, so a change whose answer was lost is made again;
 * a change that a visitor makes once more has a new key.
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
