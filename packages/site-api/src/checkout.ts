import type { ApiResult } from './api-result';
import type { Call } from './call';
import { isText, type Fields } from './fields';

/** How a checkout answers. */
export type CheckoutReply =
  /** Where to go on, such as the order, or the provider's page. */
  | { readonly next: string }
  /** How it stands, and what is wrong; unchecked: for who shows a checkout, and reads it. */
  | { readonly view: unknown; readonly errors?: unknown };

/** Reads the data of the reply; undefined when it is no checkout. */
export function readCheckoutReply({ next, view, errors }: Fields): CheckoutReply | undefined {
  return isText(next) ? { next } : view instanceof Object ? { view, errors } : undefined;
}

/** A checkout's page has the same address. */
const headers = { Accept: 'application/json' };

/** Makes the call that asks how a checkout stands; it is made again by who follows a payment. */
export function createLoadCheckout(call: Call) {
  return (token: string, signal?: AbortSignal): Promise<ApiResult<CheckoutReply>> =>
    call(`/checkout/${token}`, readCheckoutReply, { signal, retries: 0, page: { headers } });
}

/**
 * Makes the call that sends what stands in a checkout's form, to the address that takes
 * it without scripts too. What is refused is answered with the checkout as it stands.
 */
export function createPostCheckout(call: Call) {
  return (
    token: string,
    body: URLSearchParams,
    signal?: AbortSignal,
  ): Promise<ApiResult<CheckoutReply>> =>
    call(`/checkout/${token}`, readCheckoutReply, {
      signal,
      method: 'POST',
      page: { headers, body },
    });
}
