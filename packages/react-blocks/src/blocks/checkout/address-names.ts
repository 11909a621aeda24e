import { addressFormat } from '../form/fields/address-formats';
import type { AddressTexts } from '../form/fields/address.texts';
import type { CheckoutAddress } from '../../shop/checkout-view';

/** What people call the parts of an address in a country. */
export function addressNames(
  country: string,
  texts: AddressTexts,
): Readonly<Record<Exclude<keyof CheckoutAddress, 'name' | 'phone'>, string>> {
  const { labels } = addressFormat(country);
  // Their texts are words: only what is filled in is a function, and no part of an address is.
  const wordOf = (code: keyof AddressTexts): string => String(texts[code]);
  return {
    country: texts.country,
    line1: texts.line1,
    line2: texts.line2,
    city: wordOf(labels.city ?? 'city'),
    region: wordOf(labels.state ?? 'region'),
    postalCode: wordOf(labels.zip ?? 'postalCode'),
  };
}
