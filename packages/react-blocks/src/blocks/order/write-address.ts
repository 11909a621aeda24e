import { addressFormat } from '../form/fields/address-formats';
import type { CheckoutAddress } from '../../shop/checkout-view';
import { regionNames } from '../../shop/CountrySelect';

/**
 * Formats the lines of an address as in its country; parts that belong together share a line.
 *
 * @param address to format
 * @param locale BCP 47: the language for the country's name
 */
export function writeAddress(address: CheckoutAddress, locale: string): readonly string[] {
  const { name, line1, line2, country } = address;
  const parts = {
    line1: '',
    line2: '',
    city: address.city,
    state: address.region,
    zip: address.postalCode,
  };
  const place = addressFormat(country)
    .order.map((part) => parts[part])
    .filter(Boolean);
  return [name, line1, line2, place.join(' '), country && regionNames(locale)(country)].filter(
    Boolean,
  );
}
