import { readShopSettings } from '../../shop/settings/shop-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { freeId } from './free-id';
import type { SettingList } from './setting-list';
import { listShippingWays, withShippingWays, type ShippingWay } from './shipping-ways';
import { waySubject } from './way-subject';

/** The ways of shipping of the shop, in the order in which buyers see them. */
export const shippingList: SettingList = {
  id: 'shipping',
  title: 'Shipping',
  about: 'How orders get to their buyers, where to, and what that costs.',
  needs: 'commerce.shipping',
  words: {
    intro:
      'Buyers choose from the shipping methods for their country, in this order. Products that are not shipped need none.',
    none: 'No shipping methods yet: you agree with each buyer how they get what they bought.',
    add: 'Add a shipping method',
    newEntry: 'Name that buyers see',
    newEntryHint: 'Such as “Post, three days”. Buyers see it once it has a price.',
    removing: 'Orders that were placed with it stay as they are. Nobody can choose it any more.',
  },
  entries: (settings) => {
    const { currencies } = readShopSettings(settings);
    return listShippingWays(settings).map((way) => ({
      key: way.key,
      title: way.option.title,
      about: describeWay(way),
      hidden: currencies.some((code) => way.option.prices[code])
        ? undefined
        : 'Not offered: it has no price',
    }));
  },
  arrange: (settings, keys) => {
    const ways = new Map(listShippingWays(settings).map((way) => [way.key, way]));
    return withShippingWays(
      settings,
      keys.flatMap((key) => ways.get(key) ?? []),
    );
  },
  add: addWay,
  subject: (settings, key) => waySubject(settings, key),
};

function addWay(settings: SiteSettings, entered: string) {
  if (entered === '') return { wrong: 'Enter the name that buyers see.' };
  if (entered.length > 200) return { wrong: 'It can have up to 200 characters.' };
  const ways = listShippingWays(settings);
  const key = freeId(entered, new Set(ways.map((way) => way.option.id)), 'way');
  const { country } = readShopSettings(settings);
  const added: ShippingWay = {
    key,
    place: { countries: country === '' ? [] : [country], regions: [] },
    option: { id: key, title: entered, pickup: false, hours: '', prices: {} },
  };
  return { settings: withShippingWays(settings, [...ways, added]), key };
}

function describeWay({ place: { countries, regions }, option: { pickup } }: ShippingWay): string {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const place = [
    ...(countries.length > 0 ? countries.map((code) => names.of(code) ?? code) : ['everywhere']),
    ...(regions.length > 0 ? [`only ${regions.join(', ')}`] : []),
  ].join(', ');
  return pickup ? `Collected by buyers, for ${place}` : `To ${place}`;
}
