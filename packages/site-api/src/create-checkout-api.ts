import type { Call } from './call';
import { createLoadCheckout, createPostCheckout } from './checkout';

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
