import { cancelOrder } from '../../shop/orders/cancel-order';
import { getOrder } from '../../shop/orders/orders';
import { sendOrder } from '../../shop/orders/send-order';
import { settleOrder } from '../../shop/orders/settle-order';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import type { Store } from '../../store/store';
import { whyNot, type OrderStep } from './order-steps';
import type { AreaOrderCode } from './order-texts';

/**
 * Takes a step with an order. Nothing is done twice: the step looks at the order in the transaction
 * that changes it, whoever else is at it.
 *
 * @param store with the order
 * @param links for mails
 * @param step what to do
 * @param order as it was found
 * @param trackingHref where the parcel is followed; `''` for nowhere
 * @returns why it was not done; undefined if it was
 */
export async function takeStep(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  links: ShopLinks,
  step: OrderStep,
  order: StoredOrder,
  trackingHref: string,
): Promise<AreaOrderCode | undefined> {
  const reason = whyNot(step, order);
  if (reason !== undefined) return reason;
  try {
    if (step === 'sent') await sendOrder(store, links, order.id, trackingHref);
    if (step === 'paid') await settleOrder(store, links, order.id);
    if (step === 'cancel') await cancelOrder(store, links, order.id, 'owner');
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return whyNot(step, await getOrder(store.read, order.id)) ?? 'changed';
  }
}
