import { isCurrencyCode, readPlan, type CheckoutState } from '@frontage/commerce-model';
import { storedFields } from '../stored/stored-fields';
import {
  checkoutKinds,
  checkoutNotices,
  paymentMethods,
  policyKinds,
  type CheckoutAddress,
  type CheckoutView,
  type DonationChoice,
  type ShopPolicies,
} from './checkout-view';
import type { GiftDetails } from './gift-details';
import { readCartView } from './read-cart-view';

const states: readonly CheckoutState['at'][] = [
  'open',
  'priced',
  'reserving',
  'reserved',
  'paying',
  'actionNeeded',
  'paid',
  'ordered',
  'refunding',
  'closed',
];

/** Reads the view of a checkout from an answer or from a page's JSON. Never throws. */
export function readCheckoutView(raw: unknown): CheckoutView {
  const fields = storedFields(raw);
  const notice = checkoutNotices.find((candidate) => candidate === fields.raw('notice'));
  const former = storedFields(fields.raw('formerDue'));
  const [dueCents, currency] = [former.number('dueCents', NaN), former.raw('currency')];
  const heldUntil = fields.number('heldUntil', NaN);
  const hasCart = fields.raw('hasCart');
  return {
    token: fields.text('token'),
    kind: fields.choice('kind', checkoutKinds, 'cart'),
    at: fields.choice('at', states, 'open'),
    hasCart: typeof hasCart === 'boolean' ? hasCart : undefined,
    policies: readPolicies(fields.raw('policies')),
    attempt: fields.number('attempt', 0),
    cart: readCartView(fields.raw('cart')),
    email: fields.text('email'),
    address: readAddress(fields.raw('address')),
    pickups: readPickups(fields.raw('pickups')),
    timeZone: fields.text('timeZone', 'UTC'),
    payments: fields.list('payments').map((option) => ({
      id: option.text('id'),
      method: option.choice('method', paymentMethods, 'online'),
      title: option.text('title'),
      note: option.text('note'),
    })),
    payment: fields.text('payment'),
    donation: readDonation(fields.raw('donation')),
    gift: readGift(fields.raw('gift')),
    buyerNote: fields.text('buyerNote') || undefined,
    notice,
    ...(Number.isSafeInteger(dueCents) &&
      isCurrencyCode(currency) && { formerDue: { dueCents, currency } }),
    heldUntil: Number.isFinite(heldUntil) ? heldUntil : null,
    action: fields.optionalText('action'),
  };
}

function readPolicies(raw: unknown): ShopPolicies | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = storedFields(raw);
  return Object.fromEntries(policyKinds.map((kind) => [kind, fields.text(kind)]));
}

function readPickups(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : [];
}

function readAddress(raw: unknown): CheckoutAddress {
  const fields = storedFields(raw);
  return {
    name: fields.text('name'),
    line1: fields.text('line1'),
    line2: fields.text('line2'),
    city: fields.text('city'),
    region: fields.text('region'),
    postalCode: fields.text('postalCode'),
    country: fields.text('country'),
    phone: fields.text('phone'),
  };
}

function readGift(raw: unknown): GiftDetails | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = storedFields(raw);
  return {
    from: fields.text('from'),
    to: fields.text('to'),
    email: fields.text('email'),
    message: fields.text('message'),
    date: fields.text('date'),
  };
}

function readDonation(raw: unknown): DonationChoice | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = storedFields(raw);
  const amounts = fields.raw('amounts');
  const cents = fields.number('cents', NaN);
  return {
    amounts: Array.isArray(amounts) ? amounts.filter((amount) => Number.isSafeInteger(amount)) : [],
    isFree: fields.flag('isFree', false),
    minCents: fields.number('minCents', 0),
    maxCents: fields.number('maxCents', 0),
    plan: readPlan(fields.raw('plan')),
    cents: Number.isSafeInteger(cents) ? cents : null,
    typed: fields.text('typed'),
    isRegular: fields.flag('isRegular', false),
  };
}
