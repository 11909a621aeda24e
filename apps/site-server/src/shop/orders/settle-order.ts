import { findSiteById } from '../../sites/sites';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { changeOrderOrFail } from './change-order';
import { handOver } from './hand-over';
import { mailPaid } from './mail-order';
import { getOrder } from './orders';
import { insertSales } from './sales';

/**
 * Records the arrival of a payment by hand: gift cards and files are delivered now, and the buyer
 * gets a mail about them, if there are any.
 *
 * @param store with the order
 * @param links for the mail and the gift cards
 * @param orderId the order
 * @throws RangeError if nothing is due
 */
export async function settleOrder(
  { write, now, createId }: Pick<Store, 'write' | 'now' | 'createId'>,
  links: ShopLinks,
  orderId: string,
): Promise<void> {
  await write(async (db) => {
    const order = await getOrder(db, orderId);
    if (order.paymentState !== 'open')
      throw new RangeError(
        `[site-server] order ${order.number} is ${order.paymentState}, not open. ${order.paymentState === 'canceled' ? 'Refund it by hand, or ask the buyer to order again.' : 'There is nothing left to do.'}`,
      );
    const facts = { links, now: now(), createId };
    const paid = { paymentState: 'paid', paidAt: facts.now, confirmBy: null } as const;
    await changeOrderOrFail(db, order, paid, facts.now);
    await insertSales(db, order);
    const site = await findSiteById(db, order.siteId);
    await handOver(db, { site, order }, facts);
    if (site) await mailPaid(db, { site, order }, facts);
  });
}
