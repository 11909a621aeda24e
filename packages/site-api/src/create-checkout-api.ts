import type { ApiResult } from './api-result';
import type { Call } from './call';
import { readCheckoutReply, type CheckoutReply } from './read-checkout-reply';

/** The calls of a checkout's page. */
export type CheckoutApi = ReturnType<typeof createCheckoutApi>;

/**
 * Makes the calls of a checkout's page; each names one checkout by its token.
 *
 * @param call that of `createSiteApi`
 */
export function createCheckoutApi(call: Call) {
  return { loadCheckout: createLoadCheckout(call), postCheckout: createPostCheckout(call) };
}

/** The page of the checkout has the same address. */
const headers = { Accept: 'application/json' };

/** Makes the call that loads the state of a checkout; it is repeated while a payment is pending. */
function createLoadCheckout(call: Call) {
  return (token: string, signal?: AbortSignal): Promise<ApiResult<CheckoutReply>> =>
    call(`/checkout/${token}`, readCheckoutReply, { signal, retries: 0, page: { headers } });
}

/**
 * Makes the call that sends the fields of a checkout's form, to the address that also takes them
 * without scripts. A refusal is answered with the current checkout.
 */
function createPostCheckout(call: Call) {
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
