import { findSiteById } from '../../sites/sites';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { changeOrder } from './change-order';
import { mailNewOrder } from './mail-order';
import { findOrderById } from './orders';
import { isOrderOver } from './stored-order';

/**
 * Notes that a buyer confirmed an order by the link in its mail: it is kept until it is to be paid,
 * and its owner hears of it. Calling it again does nothing.
 *
 * @param store where it is
 * @param links for the mail
 * @param orderId the order
 * @returns false where the order came to nothing before
 */
export async function confirmOrder(
  { write, now, createId }: Pick<Store, 'write' | 'now' | 'createId'>,
  links: ShopLinks,
  orderId: string,
): Promise<boolean> {
  return write(async (db) => {
    const order = await findOrderById(db, orderId);
    if (!order || isOrderOver(order)) return false;
    if (order.confirmBy === null) return true;
    // Two presses at once: the other one has done it, or the worker has canceled it.
    if (!(await changeOrder(db, order, { confirmBy: null }, now()))) {
      const current = await findOrderById(db, orderId);
      return current !== undefined && !isOrderOver(current);
    }
    const site = await findSiteById(db, order.siteId);
    const confirmed = { ...order, confirmBy: null };
    if (site) await mailNewOrder(db, { site, order: confirmed }, { links, now: now(), createId });
    return true;
  });
}
