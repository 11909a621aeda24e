import { fractionDigits } from './currency-codes';
import type { CurrencyCode } from './currency-codes';
import { findMoneyLocale } from './money-locale';
import type { MoneyLocale } from './money-locale';
import type { Money } from './money';

/** Why a text is not an amount. */
export type MoneyIssue =
  /** The text is empty. */
  | 'empty'
  /** It contains something that is not part of a number in this locale and currency. */
  | 'number'
  /** Thousands separators stand in the wrong places for this locale. */
  | 'grouping'
  /** It has more decimals than the currency. */
  | 'decimals'
  /** Too large to be exact. */
  | 'range';

/** An amount, or the reason why there is none. */
export type MoneyReading<Currency extends CurrencyCode = CurrencyCode> =
  | { readonly money: Money<Currency>; readonly issue?: undefined }
  | { readonly money?: undefined; readonly issue: MoneyIssue };

/**
 * Parses an amount as people of a locale write it, and refuses an ambiguous one: `1.234` is 1,234
 * euros in de-DE, and no amount of dollars in en-US. The sign, the symbol or code, the thousands
 * separators and the fraction are all optional. Never throws.
 *
 * @param locale BCP 47; the same locales as {@link formatMoney}
 * @example
 * parseMoney('1.234,50 €', 'EUR', 'de-DE').money?.cents; // 123450
 */
export function parseMoney<Currency extends CurrencyCode>(
  text: string,
  currency: Currency,
  locale: string,
): MoneyReading<Currency> {
  const rules = findMoneyLocale(locale);
  let first = 0;
  let end = text.length;
  while (first < end && !isDigit(text, first)) first += 1;
  while (end > first && !isDigit(text, end - 1)) end -= 1;
  const before = text.slice(0, first);
  const after = text.slice(end);
  // Only one minus sign is removed; a second one stays and is not a symbol.
  const unsigned = before.replace(/[-\u2212]/, '');
  if (!isSymbol(unsigned, after, [rules.symbols.get(currency) ?? currency, currency]))
    return { issue: 'number' };
  const cents =
    first === end ? 'empty' : readCents(text.slice(first, end), fractionDigits(currency), rules);
  if (typeof cents === 'string') return { issue: cents };
  return { money: { cents: unsigned === before ? cents : 0 - cents, currency } };
}

function isDigit(text: string, index: number): boolean {
  const digit = text.charCodeAt(index) - 48;
  return digit >= 0 && digit < 10;
}

/** Whether the text around a number is only one of the symbols, on one side of it. */
function isSymbol(before: string, after: string, symbols: readonly string[]): boolean {
  if (!after && (!before || before === symbols[0])) return true;
  const bareBefore = bare(before);
  const bareAfter = bare(after);
  return (!bareBefore || !bareAfter) && ['', ...symbols.map(bare)].includes(bareBefore + bareAfter);
}

/** Spaces and direction marks mean nothing in an amount. */
function bare(text: string): string {
  return text.replace(/[\s\u200e\u200f\u061c]/g, '');
}

function readCents(
  number: string,
  digits: number,
  { groups, decimal, secondGroup }: MoneyLocale,
): number | MoneyIssue {
  let value = 0;
  /** Digits since the last separator. */
  let run = 0;
  let isGrouped = false;
  let hasFraction = false;
  for (let index = 0; index < number.length; index += 1) {
    const digit = number.charCodeAt(index) - 48;
    const sign = number.charAt(index);
    if (digit >= 0 && digit < 10) {
      value = value * 10 + digit;
      run += 1;
    } else if (hasFraction) return 'number';
    else if (groups.includes(sign)) {
      // Half of the world reads 0,123 as a fraction.
      if (isGrouped ? run !== secondGroup : !run || run > secondGroup || number.startsWith('0'))
        return 'grouping';
      isGrouped = true;
      run = 0;
    } else {
      if (sign !== decimal || !run) return 'number';
      if (isGrouped && run !== 3) return 'grouping';
      isGrouped = false;
      hasFraction = true;
      run = 0;
    }
  }
  if (isGrouped && run !== 3) return 'grouping';
  if (!run) return 'number';
  if (hasFraction && run > digits) return 'decimals';
  const cents = value * 10 ** (hasFraction ? digits - run : digits);
  return Number.isSafeInteger(cents) ? cents : 'range';
}
