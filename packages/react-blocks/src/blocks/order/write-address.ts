import { addressFormat } from '../form/fields/address-formats';
import type { CheckoutAddress } from '../../shop/checkout-view';
import { regionNames } from '../../shop/CountrySelect';

/**
 * The lines of an address as its country writes it; what is told in one line stands in one.
 *
 * @param address where something goes
 * @param locale BCP 47: the language that its country is named in
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
