import { addressFormat } from '../form/fields/address-formats';
import type { AddressWords } from '../form/fields/address-words';
import type { CheckoutAddress } from '../../shop/checkout-view';

/** What people call the parts of an address in a country. */
export function addressNames(
  country: string,
  texts: AddressWords,
): Readonly<Record<Exclude<keyof CheckoutAddress, 'name' | 'phone'>, string>> {
  const { labels } = addressFormat(country);
  // Their texts are words: only what is filled in is a function, and no part of an address is.
  const wordOf = (code: keyof AddressWords): string => String(texts[code]);
  return {
    country: texts.country,
    line1: texts.line1,
    line2: texts.line2,
    city: wordOf(labels.city ?? 'city'),
    region: wordOf(labels.state ?? 'region'),
    postalCode: wordOf(labels.zip ?? 'postalCode'),
  };
}
