import type { CartView } from '@frontage/react-blocks/server';
import { headerText } from '../../mail/mail';
import { testMethods } from '../../payment/test-methods';
import { beginTry } from '../../payment/tries';
import { readShopSettings, type ShopPayment } from '../settings/shop-settings';
import type { OpenCheckout } from './create-store-book';
import { tryKey } from './driver/checkout-payments';
import { findPaymentOption } from './payment-options';

/** A payment attempt of a checkout. */
interface NewCheckoutTry {
  readonly attempt: number;
  /** Minor units. */
  readonly cents: number;
  /** What the visitor agreed to. */
  readonly view: CartView;
}

/**
 * Starts a payment attempt, before its provider knows it.
 *
 * @param open the checkout
 * @param tried the attempt
 * @param now UTC milliseconds
 */
export async function beginCheckoutTry(
  open: OpenCheckout,
  { attempt, cents, view }: NewCheckoutTry,
  now: number,
): Promise<void> {
  const { db, checkout } = open;
  const { content } = checkout;
  const { email, address, payment, language, origin, returnOrigin, cart } = content;
  const option = findPaymentOption(readShopSettings((await open.site()).settings), payment);
  if (!option) throw new Error(`[site-server] checkout ${checkout.id} has no way of paying.`);
  await beginTry(
    db,
    {
      key: tryKey({ checkoutId: checkout.id, attempt }),
      siteId: checkout.siteId,
      purchaseId: checkout.id,
      attempt,
      plug: option.plug,
      currency: cart.currency,
      cents,
      details: {
        email,
        address,
        payment,
        language,
        origin,
        returnOrigin,
        ...(content.gift && { gift: content.gift }),
        ...(content.buyerNote && { buyerNote: content.buyerNote }),
        description: describeLines(view),
        method: methodOf(option),
      },
    },
    now,
  );
}

/** The longest description, in UTF-16 units. */
const longestDescription = 120;

function describeLines({ cart }: CartView): string {
  return headerText(
    cart.entries.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
  ).slice(0, longestDescription);
}

/**
 * Gives the plug's method: at the test provider a payment method may be named after its intended
 * outcome.
 */
function methodOf({ plug, method, id }: ShopPayment): string | null {
  if (plug === 'manual') return method;
  return (plug === 'test' ? testMethods.find((one) => one === id) : undefined) ?? null;
}
