import { renewalControls } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../../http/endpoint';
import { PaymentFault } from '../../payment/payment-fault';
import { browserOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import type { StoredOrder } from '../orders/stored-order';
import { listSubscriptionsIn } from '../subscriptions/subscriptions';
import type { RenewalRefusal, RenewalServices } from './renewal-services';

/** What a buyer asked for on the page of their order. */
export interface RenewalPost {
  readonly request: EndpointRequest;
  readonly site: Site;
  readonly order: StoredOrder;
  /** The values of the buttons by `renewalControls`; '' for one that was not pressed. */
  readonly pressed: Readonly<Record<string, string>>;
}

/**
 * Opens the page of the provider on which a buyer pays what could not be charged, or names another
 * method.
 *
 * @returns its address, or why there is none
 */
export async function leadToProvider(
  { store, links, renewals, baseUrl }: RenewalServices,
  { request, site, order, pressed }: RenewalPost,
): Promise<string | RenewalRefusal> {
  const isChange = pressed[renewalControls.change] !== '';
  const id = pressed[isChange ? renewalControls.change : renewalControls.pay];
  const listed = await listSubscriptionsIn(store.read, order);
  const subscription = listed.find((known) => known.id === id);
  if (!subscription) return { status: 400, code: 'renewalNothingToPay' };
  const { state } = subscription;
  if (state !== 'active' && state !== 'paused')
    return { status: 409, code: isChange ? 'renewalNoMethod' : 'renewalNothingToPay' };
  const origin = browserOrigin(request, site, baseUrl);
  const page = `${origin}/order/${links.token('order', order.id)}`;
  try {
    const url = isChange
      ? await renewals.methods.open(subscription, `${page}/renewal?subscription=${id}`)
      : await renewals.payNow(subscription, origin);
    return url ?? { status: 409, code: isChange ? 'renewalNoMethod' : 'renewalNothingToPay' };
  } catch (error) {
    return renewalUnanswered(error);
  }
}

/** What a provider does not answer is said; anything else is a fault. */
export function renewalUnanswered(error: unknown): RenewalRefusal {
  if (error instanceof PaymentFault)
    return { status: 503, code: 'renewalUnanswered', fault: error };
  throw error;
}
