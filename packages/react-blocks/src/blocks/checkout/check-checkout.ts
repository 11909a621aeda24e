import { isPostalCode } from '@frontage/commerce-model';
import { isEmail } from '@frontage/form-runtime';
import type { CheckoutView } from '../../shop/checkout-view';
import { giftControls } from '../../shop/gift-details';
import type { CheckoutTexts } from './checkout.texts';

/** Reads a control of the form; '' if it does not exist. */
export type ReadControl = (name: string) => string;

const addressFields = ['name', 'country', 'line1', 'city', 'postalCode'] as const;

/**
 * Finds what is missing or wrong in a checkout, by the names of the controls, as far as the page
 * can tell: the server checks everything again.
 */
export function checkCheckout(
  read: ReadControl,
  view: CheckoutView,
  texts: CheckoutTexts,
): Readonly<Record<string, string>> {
  const { cart, payments, donation } = view;
  const { totals } = cart;
  const found: Record<string, string> = {};
  if (!isEmail(read('email'), { topLevel: 'any' })) found['email'] = texts.emailWrong;
  if (view.gift) Object.assign(found, checkGift(read, texts));
  if (totals.requiresShipping) {
    const isFetched = view.pickups.includes(read('shipping'));
    const needed = isFetched ? ['name' as const] : addressFields;
    for (const field of needed) {
      if (read(field) === '') found[field] = texts[`${field}Missing`];
    }
    const [country, postalCode] = [read('country'), read('postalCode')];
    if (!isFetched && !isPostalCode(country, postalCode)) {
      if (country === 'US') found['postalCode'] = texts.zipWrong;
      else if (postalCode !== '') found['postalCode'] = texts.postalWrong;
    }
    if (cart.cart.shippingOptions.length > 0 && read('shipping') === '')
      found['shipping'] = texts.shippingMissing;
  }
  if (
    donation &&
    (read('donation') === '' || (read('donation') === 'other' && read('donationOther') === ''))
  )
    found['donation'] = texts.donationMissing;
  if (needsPaymentMethod(view) && payments.length > 0 && read('payment') === '')
    found['payment'] = texts.paymentMissing;
  return found;
}

/** A gift needs an address where anything is said of it. */
function checkGift(read: ReadControl, texts: CheckoutTexts): Readonly<Record<string, string>> {
  const email = read(giftControls.email);
  if (email !== '')
    return isEmail(email, { topLevel: 'any' }) ? {} : { [giftControls.email]: texts.emailWrong };
  const isMeant = [giftControls.to, giftControls.message, giftControls.date].some(
    (name) => read(name) !== '',
  );
  return isMeant ? { [giftControls.email]: texts.giftEmailMissing } : {};
}

/**
 * Whether the visitor must choose a payment method: not for what is free, but yes while the amount
 * of a donation is open.
 */
export function needsPaymentMethod({ cart, donation }: CheckoutView): boolean {
  return cart.totals.dueCents > 0 || donation?.cents === null;
}
