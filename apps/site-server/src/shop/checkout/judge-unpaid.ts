import { checkoutControls, type CheckoutView } from '@frontage/react-blocks/server';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { countUnpaidOrders } from '../orders/count-unpaid-orders';
import { readShopSettings } from '../settings/shop-settings';
import { countStock } from '../stock/stock';
import type { CheckoutFaults } from './judge-checkout';
import { findPaymentOption } from './payment-options';
import type { StoredCheckout } from './stored-checkout';

/** A checkout whose visitor wants to order. */
interface Ordering {
  readonly site: Site;
  readonly checkout: StoredCheckout;
  readonly view: CheckoutView;
}

/**
 * Whether somebody orders without money that is there: what is paid by hand, and what costs
 * nothing. Such an order holds stock and sends mails, so somebody can have only so many.
 */
export function ordersUnpaid({ site, view }: Pick<Ordering, 'site' | 'view'>): boolean {
  const { dueCents, grandTotalCents } = view.cart.totals;
  if (dueCents === 0) return grandTotalCents === 0;
  return findPaymentOption(readShopSettings(site.settings), view.payment)?.plug === 'manual';
}

/**
 * What is wrong with an order that is not paid at once: too many of an address or a visitor, or
 * more pieces of what runs out than they may hold.
 *
 * @param store where orders are
 * @param ordering site, checkout and its view
 */
export async function judgeUnpaid(
  { read, now }: Pick<Store, 'read' | 'now'>,
  { site, checkout, view }: Ordering,
): Promise<CheckoutFaults> {
  const { perEmail, perVisitor, pieces } = readShopSettings(site.settings).unpaidOrders;
  const buyer = { siteId: site.id, email: view.email, visitor: checkout.content.visitor };
  const { ofEmail, ofVisitor } = await countUnpaidOrders(read, buyer, now());
  const isMany = (count: number, limit: number) => limit > 0 && count >= limit;
  const name = view.cart.totals.dueCents === 0 ? checkoutControls.email : checkoutControls.payment;
  if (isMany(ofEmail.orders, perEmail) || isMany(ofVisitor.orders, perVisitor))
    return { [name]: 'checkoutUnpaid' };
  const remaining = pieces === 0 ? Infinity : pieces - Math.max(ofEmail.pieces, ofVisitor.pieces);
  return (await holdsMore(read, site.id, view, remaining))
    ? { [name]: 'checkoutUnpaidPieces' }
    : {};
}

/** Whether a cart would hold more pieces of what runs out than there may be. */
async function holdsMore(
  read: Store['read'],
  siteId: string,
  { cart: { cart } }: CheckoutView,
  remaining: number,
): Promise<boolean> {
  const count = (entries: typeof cart.entries) =>
    entries.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count(cart.entries) <= remaining) return false;
  const counted = await Promise.all(cart.entries.map((entry) => countStock(read, siteId, entry)));
  return count(cart.entries.filter((_, index) => counted[index] !== undefined)) > remaining;
}
