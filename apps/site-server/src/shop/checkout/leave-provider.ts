import type { CheckoutState } from '@frontage/commerce-model';
import type { EndpointRequest } from '../../http/endpoint';
import { wantsJson } from './answer-json';
import type { CheckoutServices } from './checkout-services';
import type { StoredCheckout } from './stored-checkout';

/**
 * Cancels a payment that waits at its provider, because its visitor has come back: afterwards the
 * checkout can be changed and paid in another way. A payment that arrives after all counts, or is
 * refunded.
 *
 * @returns the state of the checkout after that; undefined if no payment is waiting
 */
export async function leaveProvider(
  { desk, outbox }: Pick<CheckoutServices, 'desk' | 'outbox'>,
  { id, at }: Pick<StoredCheckout, 'id' | 'at'>,
): Promise<CheckoutState | undefined> {
  if (at !== 'actionNeeded') return undefined;
  const { state } = await desk.driver.read(id);
  if (state.at !== 'actionNeeded') return state;
  const next = await desk.driver.dispatch(id, { type: 'left', attempt: state.attempt });
  outbox.wake();
  return next;
}

/**
 * Whether somebody views the page: not a script that follows a payment, and not a browser's
 * prefetch.
 */
export function isLookedAt(request: EndpointRequest): boolean {
  const { 'sec-purpose': secPurpose = '', purpose = '' } = request.headers;
  const isPrefetch = secPurpose.includes('prefetch') || purpose.includes('prefetch');
  return request.method === 'GET' && !isPrefetch && !wantsJson(request);
}
