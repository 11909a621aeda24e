import type { CartView } from '@frontage/react-blocks/server';
import { headerText } from '../../mail/mail';
import { testMethods } from '../../payment/test-methods';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { beginAttempt } from '../../payment/attempts';
import { readShopSettings, type ShopPayment } from '../settings/shop-settings';
import type { OpenCheckout } from './create-store-book';
import { attemptKey } from './driver/checkout-payments';
import { findPaymentOption } from './payment-options';
import { renewalConsent } from './renewal-consent';

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
 * @param facts how this server is paid, and when: UTC milliseconds
 */
export async function beginCheckoutAttempt(
  open: OpenCheckout,
  { attempt, cents, view }: NewCheckoutTry,
  { plugs, now }: { readonly plugs: PaymentPlugs; readonly now: number },
): Promise<void> {
  const { db, checkout } = open;
  const { content } = checkout;
  const { email, address, payment, language, origin, returnOrigin, cart } = content;
  const site = await open.site();
  const option = findPaymentOption(readShopSettings(site.settings), payment);
  if (!option) throw new Error(`[site-server] checkout ${checkout.id} has no way of paying.`);
  const consent = await renewalConsent({ db, site, plugs, now }, view);
  await beginAttempt(
    db,
    {
      key: attemptKey({ checkoutId: checkout.id, attempt }),
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
        ...(consent && { consent, keepsMethod: option.plug !== 'manual' }),
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
  return (plug === 'test' ? testMethods.find((method) => method === id) : undefined) ?? null;
}
