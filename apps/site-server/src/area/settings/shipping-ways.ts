import type { ShopPlace, ShopShipping } from '../../shop/settings/shop-settings';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { withShop } from './with-shop';

/** A way of shipping, and where it leads. */
export interface ShippingWay {
  /** Unique, also where two zones have ways with one id. */
  readonly key: string;
  readonly place: ShopPlace;
  readonly option: ShopShipping;
}

/** Lists the ways of shipping of a shop, in the order in which they are offered. */
export function listShippingWays(settings: SiteSettings): readonly ShippingWay[] {
  const taken = new Map<string, number>();
  return readShopSettings(settings).shippingZones.flatMap(({ options, countries, regions }) =>
    options.map((option) => {
      const count = (taken.get(option.id) ?? 0) + 1;
      taken.set(option.id, count);
      const key = count === 1 ? option.id : `${option.id}~${count}`;
      return { key, place: { countries, regions }, option };
    }),
  );
}

/** Finds a way of shipping. */
export function findShippingWay(settings: SiteSettings, key: string): ShippingWay | undefined {
  return listShippingWays(settings).find((way) => way.key === key);
}

/** Returns settings with other ways of shipping; neighbours with the same place share a zone. */
export function withShippingWays(
  settings: SiteSettings,
  ways: readonly ShippingWay[],
): SiteSettings {
  const zones: { place: ShopPlace; options: ShopShipping[] }[] = [];
  for (const { place, option } of ways) {
    const last = zones.at(-1);
    if (last && isSamePlace(last.place, place)) last.options.push(option);
    else zones.push({ place, options: [option] });
  }
  return withShop(settings, {
    shippingZones: zones.map(({ place, options }) => ({
      countries: [...place.countries],
      regions: [...place.regions],
      options: options.map((option) => ({ ...option, prices: { ...option.prices } })),
    })),
  });
}

/** Returns settings in which one way of shipping was changed. */
export function changeShippingWay(
  settings: SiteSettings,
  key: string,
  change: (way: ShippingWay) => Partial<ShippingWay>,
): SiteSettings {
  const ways = listShippingWays(settings);
  return withShippingWays(
    settings,
    ways.map((way) => (way.key === key ? { ...way, ...change(way) } : way)),
  );
}

function isSamePlace(a: ShopPlace, b: ShopPlace): boolean {
  const text = ({ countries, regions }: ShopPlace) => JSON.stringify([countries, regions]);
  return text(a) === text(b);
}
