import { readShopSettings } from '../../shop/settings/shop-settings';
import type { SettingSubject } from './setting-field';
import { withShop } from './with-shop';
import { readTaxes, writeTaxes } from './read-taxes';
import { wrongValue } from './wrong-value';

/** The taxes of the shop. */
export const taxSubject: SettingSubject = {
  id: 'taxes',
  title: 'Taxes',
  about: 'Which taxes buyers pay, and whether prices include them.',
  needs: 'commerce.taxes',
  fields: [
    {
      name: 'country',
      label: 'Country of the shop',
      hint: 'A code of two letters, such as GB. Its taxes apply until a visitor has chosen where to ship to.',
      kind: 'text',
      read: (settings) => readShopSettings(settings).country,
      write: (settings, entered) =>
        /^[A-Z]{2}$/.test(entered.toUpperCase())
          ? withShop(settings, { country: entered.toUpperCase() })
          : { wrong: wrongValue(entered, 'a country', 'Enter two letters such as GB.') },
    },
    {
      name: 'taxIncluded',
      label: 'Prices of products include taxes',
      kind: 'check',
      read: (settings) => (readShopSettings(settings).totals.taxIncluded ? 'on' : ''),
      write: (settings, entered) => withShop(settings, { taxIncluded: entered === 'on' }),
    },
    {
      name: 'taxRules',
      label: 'Taxes',
      hint: 'One per line: name, rate, countries, and perhaps “also on shipping”, such as VAT | 20 % | GB, FR | also on shipping. Regions follow their country: US: CA, NY.',
      kind: 'lines',
      rows: 6,
      read: (settings) => writeTaxes(readShopSettings(settings).taxRules),
      write(settings, entered) {
        const rules = readTaxes(entered, readShopSettings(settings).taxRules);
        if ('wrong' in rules) return rules;
        const taxRules = rules.map(({ countries, regions, ...rule }) => ({
          ...rule,
          countries: [...countries],
          regions: [...regions],
        }));
        return withShop(settings, { taxRules });
      },
    },
    {
      name: 'taxLevel',
      label: 'Taxes are rounded',
      kind: 'choice',
      options: () =>
        Promise.resolve([
          ['order', 'once for an order'],
          ['line', 'for each line'],
          ['unit', 'for each piece'],
        ]),
      read: (settings) => readShopSettings(settings).totals.taxLevel,
      write: (settings, level) =>
        level === 'order' || level === 'line' || level === 'unit'
          ? withShop(settings, { taxLevel: level })
          : { wrong: 'Choose one from the list.' },
    },
  ],
};
