import { readShopSettings } from '../../shop/settings/shop-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { listCodes, readCountries } from './read-countries';
import type { SettingField, SettingSubject } from './setting-field';
import { settingsPath } from './settings-path';
import { changeShippingWay, findShippingWay } from './shipping-ways';
import { wayPriceFields } from './way-price-fields';

/** Makes the page of one way of shipping; undefined where there is none. */
export function waySubject(settings: SiteSettings, key: string): SettingSubject | undefined {
  const way = findShippingWay(settings, key);
  if (!way) return undefined;
  return {
    id: `shipping/${key}`,
    title: `Shipping: ${way.option.title}`,
    about: 'Where it leads, and what it costs.',
    needs: 'commerce.shipping',
    back: { href: `${settingsPath}/shipping`, text: 'All shipping methods' },
    fields: [
      wordField(key, 'title', {
        label: 'Name that buyers see',
        hint: 'Such as “Post, three days”.',
        kind: 'text',
      }),
      placeField(key, 'countries', {
        label: 'Countries',
        hint: 'Codes of two letters, such as GB, FR. Leave empty for everywhere.',
      }),
      placeField(key, 'regions', {
        label: 'Regions',
        hint: 'As buyers enter them, such as CA, NY. Leave empty for all of a country.',
      }),
      {
        name: 'pickup',
        label: 'Buyers collect it themselves: no address is asked for',
        kind: 'check',
        read: (stored) => (findShippingWay(stored, key)?.option.pickup ? 'on' : ''),
        write: (stored, entered) =>
          changeShippingWay(stored, key, ({ option }) => ({
            option: { ...option, pickup: entered === 'on' },
          })),
      },
      wordField(key, 'hours', {
        label: 'When it can be collected',
        hint: 'Shown on orders that are collected.',
        kind: 'lines',
      }),
      ...readShopSettings(settings).currencies.flatMap((currency) => wayPriceFields(key, currency)),
    ],
  };
}

type Words = Pick<SettingField, 'label' | 'kind'> & Partial<Pick<SettingField, 'hint'>>;

function wordField(key: string, name: 'title' | 'hours', words: Words): SettingField {
  return {
    ...words,
    name,
    read: (settings) => findShippingWay(settings, key)?.option[name] ?? '',
    write(settings, entered) {
      if (entered === '' && name === 'title') return { wrong: 'Enter the name that buyers see.' };
      const most = name === 'title' ? 200 : 1_000;
      if (entered.length > most) return { wrong: `It can have up to ${most} characters.` };
      return changeShippingWay(settings, key, ({ option }) => ({
        option: { ...option, [name]: entered },
      }));
    },
  };
}

function placeField(
  key: string,
  name: 'countries' | 'regions',
  words: Pick<SettingField, 'label' | 'hint'>,
): SettingField {
  return {
    ...words,
    name,
    kind: 'text',
    normalize: (entered) => listCodes(entered).join(', '),
    read: (settings) => findShippingWay(settings, key)?.place[name].join(', ') ?? '',
    write(settings, entered) {
      const codes = name === 'countries' ? readCountries(entered) : listCodes(entered);
      if ('wrong' in codes) return codes;
      return changeShippingWay(settings, key, ({ place }) => ({
        place: { ...place, [name]: codes },
      }));
    },
  };
}
