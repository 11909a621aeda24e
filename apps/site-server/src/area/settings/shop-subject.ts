import { currencyCodes } from '@frontage/commerce-model';
import { safeHref } from '@frontage/site-model';
import { captchaFields } from './captcha-fields';
import { countField } from './count-field';
import { minimumField } from './minimum-field';
import { wrongAddress } from './wrong-address';
import { pageLinks, wrongLink } from '@frontage/site-model';
import { readShopSettings, type ShopSettings } from '../../shop/settings/shop-settings';
import { mostShownStock } from '../../shop/settings/shop-settings-schema';
import type { SiteSettings } from '../../sites/site-settings';
import type { SettingField, SettingSubject } from './setting-field';
import { withShop, withStore } from './with-shop';
import { wrongValue } from './wrong-value';

/** How the shop sells: money, measures, its seller and its orders. */
export const shopSubject: SettingSubject = {
  id: 'shop',
  title: 'Shop',
  about: 'Currencies, who sells, and what happens with orders that are not paid.',
  needs: 'commerce.payments',
  fields: [
    {
      name: 'currencies',
      label: 'Currencies',
      hint: 'Codes of three letters, such as EUR, GBP. The first is the shop’s own. Products are sold in those in which they have a price.',
      kind: 'text',
      read: (settings) => readShopSettings(settings).currencies.join(', '),
      write: writeCurrencies,
    },
    {
      name: 'measures',
      label: 'Weights and sizes',
      kind: 'choice',
      options: () =>
        Promise.resolve([
          ['metric', 'Metric: kilograms and centimetres'],
          ['imperial', 'Imperial: pounds and inches'],
        ]),
      read: (settings) => readShopSettings(settings).measurementStandard,
      write: (settings, entered) =>
        withShop(withStore(settings, 'measurementStandard', undefined), {
          measurementStandard: entered === 'metric' ? 'metric' : 'imperial',
        }),
    },
    minimumField,
    sellerField('name', {
      label: 'Who sells',
      hint: 'The name of the business, as on its invoices. Leave empty to name nobody.',
      kind: 'text',
    }),
    sellerField('address', { label: 'Address of the business', kind: 'lines', rows: 4 }),
    sellerField('taxId', { label: 'Tax number', hint: 'Such as a VAT number.', kind: 'text' }),
    sellerField('email', {
      label: 'Email for buyers',
      hint: 'Shown on orders, for questions about them.',
      kind: 'email',
    }),
    policyField('terms', 'Page with the terms of sale'),
    policyField('privacy', 'Page on privacy'),
    policyField('returns', 'Page on returns'),
    countField('scarcityFrom', mostShownStock, {
      label: 'Show how many are left once it is this number or fewer',
      hint: `Up to ${mostShownStock}. 0 for never.`,
      read: (settings) => readShopSettings(settings).scarcityFrom,
      write: (settings, scarcityFrom) => withShop(settings, { scarcityFrom }),
    }),
    {
      name: 'expressCheckout',
      label: 'Adding a product to the cart leads straight to the checkout',
      kind: 'check',
      read: (settings) => (readShopSettings(settings).expressCheckout ? 'on' : ''),
      write: (settings, entered) =>
        withShop(withStore(settings, 'expressCheckout', undefined), {
          expressCheckout: entered === 'on',
        }),
    },
    ...captchaFields,
  ],
};

function writeCurrencies(settings: SiteSettings, entered: string) {
  const codes = entered
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');
  const known = currencyCodes.filter((code) => codes.includes(code));
  const unknown = codes.find((code) => !known.some((knownCode) => knownCode === code));
  if (unknown !== undefined || known.length === 0)
    return { wrong: wrongValue(unknown ?? '', 'a currency', 'Enter codes such as EUR, GBP.') };
  const inOrder = [...known].sort((a, b) => codes.indexOf(a) - codes.indexOf(b));
  return withShop(withStore(settings, 'selectedCurrency', undefined), { currencies: inOrder });
}

type Seller = NonNullable<ShopSettings['seller']>;
type Words = Pick<SettingField, 'label' | 'kind'> & Partial<Pick<SettingField, 'hint' | 'rows'>>;

function sellerField(part: keyof Seller, words: Words): SettingField {
  return {
    ...words,
    name: `seller-${part}`,
    read({ shop }) {
      const value = shop?.seller?.[part] ?? '';
      return typeof value === 'string' ? value : value.join('\n');
    },
    write(settings, entered) {
      const wrong = part === 'email' ? wrongAddress(entered) : undefined;
      if (wrong) return wrong;
      const lines = entered.split('\n').filter((line) => line.trim() !== '');
      if (lines.length > 10 || lines.some(({ length }) => length > 200))
        return { wrong: 'Enter up to 10 lines of up to 200 characters.' };
      // Without a name nobody is named; what else was entered is kept for when there is one.
      const { [part]: _, ...others } = { name: '', ...settings.shop?.seller };
      const value = part === 'address' ? lines : entered;
      const seller = { name: '', ...others, ...(entered !== '' && { [part]: value }) };
      return withShop(settings, { seller });
    },
  };
}

function policyField(part: keyof ShopSettings['policies'], label: string): SettingField {
  return {
    name: `policy-${part}`,
    label,
    hint: 'Its address, such as /terms. Shown beside the button that pays. Leave empty for none.',
    kind: 'text',
    read: (settings) => readShopSettings(settings).policies[part] ?? '',
    write(settings, href) {
      const wrong = href === '' ? undefined : wrongLink(href, pageLinks);
      if (wrong !== undefined) return { wrong };
      const { policies } = readShopSettings(settings);
      return withShop(settings, { policies: { ...policies, [part]: safeHref(href) } });
    },
  };
}
