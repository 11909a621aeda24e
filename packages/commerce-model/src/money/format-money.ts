import { fractionDigits } from './currency-codes';
import { findMoneyLocale } from './money-locale';
import type { MoneyLocale } from './money-locale';
import type { Money } from './money';

/** How an amount is shown. */
export interface MoneyFormatOptions {
  /**
   * Leaves out a fraction of zeros: $5 [9.05].
   *
   * @default false
   */
  readonly trim?: boolean;
}

/**
 * An amount as a locale writes it: the text that `Intl` gives for the 27 currencies
 * in 43 locales, with the currency's own digits [3.03], without its differences
 * between browsers. Other locales are written like the first of their language in
 * the table, else like en-US.
 *
 * @param locale BCP 47, such as `de-DE`
 * @example
 * formatMoney(createMoney(123_450, 'EUR'), 'de-DE'); // 1.234,50 €
 */
export function formatMoney(money: Money, locale: string, options: MoneyFormatOptions = {}): string {
  const rules = findMoneyLocale(locale);
  const [before, between] = rules.signs[money.cents < 0 ? 1 : 0] as [string, string];
  const symbol = rules.symbols.get(money.currency) ?? money.currency;
  const number = writeCents(money, rules, options.trim);
  if (!rules.symbolFirst) return before + number + between + symbol;
  return before + symbol + (between || spaceAfter(symbol)) + number;
}

/** The digits of an amount, without sign and symbol. */
export function writeCents(
  { cents, currency }: Money,
  { group, decimal, secondGroup, groupsFrom }: Pick<MoneyLocale, 'group' | 'decimal' | 'secondGroup' | 'groupsFrom'>,
  trim = false,
): string {
  // A power would take longer than all the rest.
  const scale = fractionDigits(currency) ? 100 : 1;
  const units = Math.abs(cents);
  const rest = units % scale;
  const fraction = scale === 1 || (trim && rest === 0) ? '' : decimal + (rest < 10 ? '0' : '') + rest;
  let head = String((units - rest) / scale);
  if (head.length < groupsFrom) return head + fraction;
  let tail = head.slice(-3) + fraction;
  head = head.slice(0, -3);
  while (head.length > secondGroup) {
    tail = head.slice(-secondGroup) + group + tail;
    head = head.slice(0, -secondGroup);
  }
  return head + group + tail;
}

/** A symbol that ends like a word keeps a distance from the digits. */
export function spaceAfter(symbol: string): string {
  return /[a-z]$/i.test(symbol) ? '\u00a0' : '';
}
