import { findMoneyLocale } from './money-locale';
import type { MoneyLocale } from './money-locale';

/** How a locale writes money, as plain data. */
export type MoneyRules = Omit<MoneyLocale, 'groups' | 'symbols'> & {
  readonly symbols: Readonly<Record<string, string>>;
};

/**
 * Gives a locale's way of writing money as plain data for {@link writeMoney}: a server sends it to
 * a page, which then needs no table of all locales.
 *
 * @param locale BCP 47, such as `de-AT`
 */
export function moneyRules(locale: string): MoneyRules {
  const { groups: _typed, symbols, ...rules } = findMoneyLocale(locale);
  return { ...rules, symbols: Object.fromEntries(symbols) };
}
