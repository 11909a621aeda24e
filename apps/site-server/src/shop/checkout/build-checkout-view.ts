import type {
  CartView,
  CheckoutNotice,
  CheckoutView,
  DonationChoice,
} from '@frontage/react-blocks/server';
import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { findAttempt } from '../../payment/attempts';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { donationOffer } from '../catalogue/donation-offer';
import type { StoredProduct } from '../catalogue/stored-product';
import { readShopSettings, type ShopSettings } from '../settings/shop-settings';
import { cartOf, donationProduct, priceCheckout, type CheckoutCart } from './checkout-cart';
import type { Quotes } from './create-quotes';
import { attemptKey } from './driver/checkout-payments';
import { readLog, type CheckoutLog } from './driver/read-log';
import { paymentOptions } from './payment-options';
import type { StoredCheckout, StoredDonation } from './stored-checkout';

/** What checkouts are shown from. */
export interface CheckoutShowing {
  readonly store: Pick<Store, 'read' | 'now'>;
  readonly plugs: PaymentPlugs;
  readonly quotes: Quotes;
  readonly links: ShopLinks;
}

/** A checkout as it was read. */
export interface ReadCheckout {
  readonly checkout: StoredCheckout;
  readonly events: readonly CheckoutEvent[];
  /** @default it is read where it is shown */
  readonly cart?: CheckoutCart | undefined;
}

/**
 * Builds the view of a checkout. While a payment may be in progress it shows what was agreed;
 * otherwise the current price.
 *
 * @param showing store, quotes, plugs, links
 * @param site of the checkout
 * @param read the stored checkout, its log, and its cart if that was read as well
 */
export async function buildCheckoutView(
  { store, plugs, quotes, links }: CheckoutShowing,
  site: Site,
  { checkout, events, cart }: ReadCheckout,
): Promise<CheckoutView> {
  const log = readLog(events);
  const { state } = log;
  const { kind, content } = checkout;
  const settings = readShopSettings(site.settings);
  const notice = await noticeOf(store, log, { checkoutId: checkout.id, events });
  const donated =
    content.donation && (await donationProduct(store, site, content.donation.productId));
  return {
    token: links.token('checkout', checkout.id),
    kind,
    hasCart: checkout.cartId !== null,
    at: state.at,
    attempt: 'attempt' in state ? state.attempt : log.attempts.size,
    cart: await cartOfState({ store, quotes }, site, { checkout, log, cart }),
    email: content.email,
    address: content.address,
    pickups: pickupsOf(settings),
    policies: settings.policies,
    timeZone: siteTimeZone(site),
    payment: content.payment,
    payments: paymentOptions(settings, plugs).filter(
      // A donation is not collected, so nobody pays for it at the counter.
      ({ method }) => kind !== 'donate' || method !== 'collection',
    ),
    ...(content.donation && donated && { donation: donationChoice(donated, content.donation) }),
    ...(content.gift && { gift: content.gift }),
    ...(content.buyerNote && { buyerNote: content.buyerNote }),
    ...(notice && { notice }),
    heldUntil: 'expiresAt' in state ? state.expiresAt : null,
    ...(state.at === 'actionNeeded' && { action: state.action }),
  };
}

function donationChoice(
  { donation, product }: StoredProduct,
  { cents, typed, isRegular }: StoredDonation,
): DonationChoice | undefined {
  return donation ? { ...donationOffer(donation, product), cents, typed, isRegular } : undefined;
}

function pickupsOf({ shippingZones }: ShopSettings): string[] {
  const options = shippingZones.flatMap((zone) => zone.options);
  return options.filter(({ pickup }) => pickup).map(({ id }) => id);
}

async function cartOfState(
  { store, quotes }: Pick<CheckoutShowing, 'store' | 'quotes'>,
  site: Site,
  {
    checkout,
    log: { state },
    cart,
  }: { checkout: StoredCheckout; log: CheckoutLog; cart: CheckoutCart | undefined },
): Promise<CartView> {
  const isAgreed = state.at === 'reserving' || state.at === 'paying' || state.at === 'actionNeeded';
  if (isAgreed) return quotes.get(store.read, checkout.id, state.priceHash);
  return priceCheckout(store, site, {
    checkout: { ...checkout, at: state.at },
    cart: cart ?? (await cartOf(store, { ...checkout, at: state.at })),
  });
}

/** Gives the last event that matters to a visitor. */
async function noticeOf(
  { read }: Pick<Store, 'read'>,
  { state }: CheckoutLog,
  { checkoutId, events }: { checkoutId: string; events: readonly CheckoutEvent[] },
): Promise<CheckoutNotice | undefined> {
  if (state.at === 'closed' || state.at === 'refunding') return endingOf(state, events);
  const last = events.at(-1);
  if (state.at === 'reserved' && last?.type === 'declined') return 'declined';
  if (state.at === 'reserved' && last?.type === 'left') {
    const tried = await findAttempt(read, attemptKey({ checkoutId, attempt: last.attempt }));
    return tried?.status === 'declined' ? 'left' : 'leaving';
  }
  if (state.at === 'open' && (last?.type === 'soldOut' || last?.type === 'mispaid'))
    return last.type;
  return state.at === 'paying' && last?.type === 'unanswered' ? 'unanswered' : undefined;
}

/** Why a checkout is over; undefined where its state says all. */
function endingOf(
  state: Extract<CheckoutState, { at: 'closed' | 'refunding' }>,
  events: readonly CheckoutEvent[],
): CheckoutNotice | undefined {
  // Only codes that no longer cover an order refuse it, see `placeOrder`.
  if (events.some(({ type }) => type === 'refused')) return 'codeSpent';
  if (state.at === 'refunding' || state.reason === 'refunded') return 'refunding';
  return state.reason === 'expired' ? 'expired' : undefined;
}
