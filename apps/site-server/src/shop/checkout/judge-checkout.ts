import { isPostalCode, type Cart } from '@frontage/commerce-model';
import { checkoutControls, needsNoAddress, type CheckoutView } from '@frontage/react-blocks/server';
import type { checkoutTexts } from './checkout-texts';
import { isMailable } from './is-mailable';
import { judgeGift } from './judge-gift';

/** Errors by control. */
export type CheckoutFaults = Readonly<Record<string, keyof typeof checkoutTexts>>;

/**
 * Finds what is missing or wrong in a checkout before it can be paid.
 *
 * @param view as it is shown
 * @param now UTC milliseconds
 */
export function judgeCheckout(view: CheckoutView, now: number): CheckoutFaults {
  const { email, address, payment, payments, cart, donation } = view;
  const { totals } = cart;
  const isFetched = needsNoAddress(view);
  return {
    ...(isMailable(email) ? {} : { [checkoutControls.email]: 'checkoutEmail' }),
    ...(isFetched && address.name === '' && { name: 'checkoutName' as const }),
    ...(totals.requiresShipping && !isFetched ? judgeAddress(address) : {}),
    ...(totals.requiresShipping && address.country !== '' ? judgeShipping(cart) : {}),
    // Taxes and shipping depend on the destination.
    ...(totals.requiresShipping &&
    !isFetched &&
    address.country !== '' &&
    !isPriced(cart.cart, address)
      ? { country: 'checkoutUnshipped' }
      : {}),
    ...(totals.dueCents === 0 || payments.some(({ id }) => id === payment)
      ? {}
      : { [checkoutControls.payment]: 'checkoutPayment' }),
    ...(view.gift && judgeGift(view.gift, { timeZone: view.timeZone, now })),
    ...(donation && donation.cents === null
      ? { [checkoutControls.donation]: 'checkoutDonation' }
      : {}),
  };
}

function judgeAddress({
  name,
  line1,
  city,
  country,
  postalCode,
}: CheckoutView['address']): CheckoutFaults {
  const isWrong = country !== '' && !isPostalCode(country, postalCode);
  return {
    ...(name === '' && { name: 'checkoutName' as const }),
    ...(line1 === '' && { line1: 'checkoutLine1' as const }),
    ...(city === '' && { city: 'checkoutCity' as const }),
    ...(country === '' && { country: 'checkoutCountry' as const }),
    ...((isWrong || postalCode === '') && { postalCode: postalFault(country, postalCode) }),
  };
}

function postalFault(country: string, postalCode: string): keyof typeof checkoutTexts {
  if (country === 'US') return 'checkoutZip';
  return postalCode === '' ? 'checkoutPostalCode' : 'checkoutPostalWrong';
}

function isPriced(
  { shippingLocation: place }: Cart,
  { country, region, postalCode }: CheckoutView['address'],
): boolean {
  return place?.country === country && place.region === region && place.postalCode === postalCode;
}

/** A shop without shipping places hands its goods over. */
function judgeShipping({
  cart: { shippingOptions, selectedShippingOption },
  countries,
}: CheckoutView['cart']): CheckoutFaults {
  if (selectedShippingOption !== null) return {};
  if (shippingOptions.length > 0) return { [checkoutControls.shipping]: 'checkoutShipping' };
  return countries.length > 0 ? { country: 'checkoutUnshipped' } : {};
}
