import type { CurrencyCode, ShippingOption, TaxRule } from '@frontage/commerce-model';
import type { ShopPlace, ShopSettings } from '../settings/shop-settings';
import type { CartContent } from './stored-cart';

/** Where a cart goes, as far as taxes and shipping care. */
export type Destination = Pick<NonNullable<CartContent['location']>, 'country' | 'region'>;

/** Where a cart goes: what its visitor said, else where the store is. */
export function destinationOf(
  { country }: ShopSettings,
  location: CartContent['location'],
): Destination {
  return location ?? { country, region: '' };
}

/** The taxes that apply to what goes to a place. */
export function taxRulesFor({ taxRules }: ShopSettings, place: Destination): TaxRule[] {
  return taxRules
    .filter((rule) => covers(rule, place))
    .map(({ id, name, ratePerMillion, appliesToShipping }) => ({
      id,
      name,
      ratePerMillion,
      appliesToShipping,
    }));
}

/** The ways of shipping to a place that have a price in a currency. */
export function shippingOptionsFor(
  { shippingZones }: ShopSettings,
  place: Destination,
  currency: CurrencyCode,
): ShippingOption[] {
  const options = shippingZones
    .filter((zone) => covers(zone, place))
    .flatMap((zone) => zone.options);
  return options.flatMap(({ id, title, prices }) => {
    const price = prices[currency];
    return price ? [{ id, title, ...price }] : [];
  });
}

/**
 * The countries that a shop names as places it ships to; none where it ships nothing, or
 * everywhere.
 */
export function shippingCountries({ shippingZones }: ShopSettings): string[] {
  return [...new Set(shippingZones.flatMap(({ countries }) => countries))].sort();
}

function covers({ countries, regions }: ShopPlace, { country, region }: Destination): boolean {
  if (countries.length > 0 && !countries.includes(country)) return false;
  return (
    regions.length === 0 || regions.some((one) => one.toLowerCase() === region.trim().toLowerCase())
  );
}
