import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { findPayment, listPaymentsOfCheckout } from '../../payment/payments';
import type { Database } from '../../store/database';
import { findOrderById } from '../orders/orders';
import type { Subscription } from '../subscriptions/subscription';
import { renewalKey, type Renewal } from './renewal';

/**
 * A try of a period, with the plug that it was begun with, or else the one that the first order was
 * paid by.
 *
 * @param db the reading side
 * @param plugs of this server
 * @param subscription what is renewed
 * @param key of the try. @default the one that is due
 * @throws when the order or the plug is not there
 */
export async function findRenewal(
  db: Database,
  plugs: PaymentPlugs,
  subscription: Subscription,
  key: string = renewalKey(subscription),
): Promise<Renewal> {
  const first = await findOrderById(db, subscription.orderId);
  if (!first) throw new Error(`[site-server] there is no order ${subscription.orderId}.`);
  const tries = await listPaymentsOfCheckout(db, first.checkoutId);
  const paid = tries.find(({ payment_id: paymentId }) => paymentId === first.paymentId);
  const name = (await findPayment(db, key))?.plug ?? paid?.plug ?? 'manual';
  const plug = plugs.get(name);
  if (!plug)
    throw new Error(`[site-server] there is no plug ${name} for a subscription. Set its account.`);
  return { subscription, first, plug, key };
}
