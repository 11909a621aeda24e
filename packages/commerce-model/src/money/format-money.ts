import type { Money } from './money';
import { findMoneyLocale } from './money-locale';
import { writeMoney } from './write-money';

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
export function formatMoney(money: Money, locale: string, options?: MoneyFormatOptions): string {
  const rules = findMoneyLocale(locale);
  return writeMoney(money, rules, rules.symbols.get(money.currency), options?.trim);
}
