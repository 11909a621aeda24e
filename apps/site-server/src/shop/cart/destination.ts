import type { CurrencyCode, ShippingOption, TaxRule } from '@frontage/commerce-model';
import type { ShopPlace, ShopSettings, ShopShipping } from '../settings/shop-settings';
import type { CartContent } from './stored-cart';

/** The destination of a cart, as far as it matters for taxes and shipping. */
export type Destination = Pick<NonNullable<CartContent['location']>, 'country' | 'region'>;

/** Gives the destination of a cart: the visitor's, else the store's location. */
export function destinationOf(
  { country }: ShopSettings,
  location: CartContent['location'],
): Destination {
  return location ?? { country, region: '' };
}

/** Gives the taxes that apply to a destination. */
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

/** Gives the shipping methods to a destination that have a price in a currency. */
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

/** Gives the countries that a shop ships to; none if it ships nothing, or everywhere. */
export function shippingCountries({ shippingZones }: ShopSettings): string[] {
  const offered = shippingZones.filter(({ options }) => options.some(hasPrice));
  return [...new Set(offered.flatMap(({ countries }) => countries))].sort();
}

/** A way of shipping without a price is still being set up. */
function hasPrice({ prices }: ShopShipping): boolean {
  return Object.keys(prices).length > 0;
}

function covers({ countries, regions }: ShopPlace, { country, region }: Destination): boolean {
  if (countries.length > 0 && !countries.includes(country)) return false;
  return (
    regions.length === 0 ||
    regions.some((name) => name.toLowerCase() === region.trim().toLowerCase())
  );
}
