import { isCurrencyCode, parseMoney, type CurrencyCode } from '@frontage/commerce-model';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { amountText } from './amount-text';
import type { SettingField } from './setting-field';
import { withShop } from './with-shop';

type Minimums = Partial<Record<CurrencyCode, number>>;

/** The least subtotal with which a cart can be checked out, in each currency that has one. */
export const minimumField: SettingField = {
  name: 'minSubtotals',
  label: 'Least subtotal of an order',
  hint: 'An amount in each currency, such as 20 EUR, 18 GBP. Before discounts, shipping and taxes. Leave empty for none. Subscriptions, donations and gift cards bought by a link have none.',
  kind: 'text',
  read: (settings) => minimumsText(readShopSettings(settings).minSubtotalCents),
  write(settings, entered) {
    const minimums = readMinimums(entered, settings);
    return minimums
      ? withShop(settings, { minSubtotalCents: minimums })
      : { wrong: 'Enter amounts with their currencies, such as 20 EUR, 18 GBP.' };
  },
};

function minimumsText(minimums: Minimums): string {
  return Object.entries(minimums)
    .flatMap(([code, cents]) =>
      isCurrencyCode(code) && cents > 0 ? [`${amountText(cents, code)} ${code}`] : [],
    )
    .join(', ');
}

/** Reads `20 EUR, 18 GBP`; an amount without a currency is in the shop's own. */
function readMinimums(entered: string, settings: SiteSettings): Minimums | undefined {
  const [own] = readShopSettings(settings).currencies;
  const minimums: Minimums = {};
  for (const part of entered.split(/[,;\n]\s+|[;\n]/).filter((text) => text.trim() !== '')) {
    const [, before = '', amount = '', after = ''] =
      /^([a-z]{3})? ?([\d.,]+) ?([a-z]{3})?$/i.exec(part.trim().replace(/\s+/g, ' ')) ?? [];
    const code = (before || after).toUpperCase() || own;
    if (!isCurrencyCode(code) || minimums[code] !== undefined) return undefined;
    const cents = parseMoney(amount, code, 'en').money?.cents;
    if (cents === undefined || cents < 0) return undefined;
    minimums[code] = cents;
  }
  return minimums;
}
