import { addressFormat } from '../form/fields/address-formats';
import type { AddressTexts } from '../form/fields/address.texts';
import type { CheckoutAddress } from '../../shop/checkout-view';

/** Gives the names of address parts in a country. */
export function addressNames(
  country: string,
  texts: AddressTexts,
): Readonly<Record<Exclude<keyof CheckoutAddress, 'name' | 'phone'>, string>> {
  const { labels } = addressFormat(country);
  // Only texts with placeholders are functions, and those of address parts have none.
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
