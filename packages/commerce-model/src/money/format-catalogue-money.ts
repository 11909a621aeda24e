import { describeCurrency } from './currency';
import type { MoneyFormatOptions } from './format-money';
import { spaceAfter, writeCents } from './write-money';
import type { Money } from './money';

const catalogueSigns = { group: ',', decimal: '.', secondGroup: 3, groupsFrom: 4 };

/**
 * Formats an amount as catalogues show it, the same in every language: commas between thousands, a
 * point, and the currency's own symbol on its own side [9.05].
 *
 * @example
 * formatCatalogueMoney(createMoney(123_450, 'SEK')); // 1,234.50 kr
 */
export function formatCatalogueMoney(money: Money, { trim }: MoneyFormatOptions = {}): string {
  const { symbol, placement } = describeCurrency(money.currency);
  const number = writeCents(money, catalogueSigns, trim);
  const sign = money.cents < 0 ? '-' : '';
  if (placement === 'after') return `${sign}${number}\u00a0${symbol}`;
  return `${sign}${symbol}${spaceAfter(symbol)}${number}`;
}

/**
 * Formats an amount in words for a screen reader: `12.50 US dollars`. `Intl` makes the words, which
 * may differ between browsers; not for display.
 *
 * @param locale BCP 47
 * @throws RangeError for an invalid locale
 */
export function describeMoney(money: Money, locale: string): string {
  const { digits } = describeCurrency(money.currency);
  const fraction = money.cents % 10 ** digits === 0 ? 0 : digits;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'name',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(money.cents / 10 ** digits);
}
