import type { Money } from './money';
import { findMoneyLocale } from './money-locale';
import { writeMoney } from './write-money';

/** Options for formatting an amount. */
export interface MoneyFormatOptions {
  /**
   * Leaves out a fraction of zeros: $5 [9.05].
   *
   * @default false
   */
  readonly trim?: boolean;
}

/**
 * Formats an amount for a locale: the text that `Intl` gives for the 27 currencies in 43 locales,
 * with the currency's own digits [3.03], without differences between browsers. Any other locale is
 * formatted like the first one of its language in the table, else like en-US.
 *
 * @param locale BCP 47, such as `de-DE`
 * @example
 * formatMoney(createMoney(123_450, 'EUR'), 'de-DE'); // 1.234,50 €
 */
export function formatMoney(money: Money, locale: string, options?: MoneyFormatOptions): string {
  const rules = findMoneyLocale(locale);
  return writeMoney(money, rules, rules.symbols.get(money.currency), options?.trim);
}
