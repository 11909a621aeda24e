import { insertPayment } from '../../payment/payments';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import { readShopSettings } from '../settings/shop-settings';
import { buyerDetailsIn } from './buyer-details-of';
import { findCheckoutById } from './checkouts';
import { type CheckoutTry, tryKey } from './driver/checkout-payments';

/**
 * Stores a try of paying, before its provider hears of it.
 *
 * @param db the transaction of a write
 * @param asked the try
 * @param now UTC milliseconds
 */
export async function insertTry(db: Database, asked: CheckoutTry, now: number): Promise<void> {
  const checkout = await findCheckoutById(db, asked.checkoutId);
  const site = checkout && (await findSiteById(db, checkout.siteId));
  if (!site) throw new Error(`[site-server] there is no checkout ${asked.checkoutId}.`);
  const option = readShopSettings(site.settings.shop).payments.find(
    ({ id }) => id === checkout.content.payment,
  );
  if (!option) throw new Error(`[site-server] checkout ${asked.checkoutId} has no way of paying.`);
  await insertPayment(
    db,
    {
      key: tryKey(asked),
      siteId: site.id,
      checkoutId: asked.checkoutId,
      attempt: asked.attempt,
      plug: option.plug,
      currency: checkout.content.cart.currency,
      cents: asked.cents,
      buyer: buyerDetailsIn(checkout),
    },
    now,
  );
}
