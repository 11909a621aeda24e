import { fractionDigits } from './currency-codes';
import type { CurrencyCode } from './currency-codes';
import { findMoneyLocale } from './money-locale';
import type { MoneyLocale } from './money-locale';
import type { Money } from './money';

/** Why a text is no amount. */
export type MoneyIssue =
  /** There is nothing in it. */
  | 'empty'
  /** Something in it does not belong to a number of this locale and currency. */
  | 'number'
  /** Signs between thousands stand where this locale has none. */
  | 'grouping'
  /** More digits after the decimal sign than the currency has. */
  | 'decimals'
  /** Too large to be exact. */
  | 'range';

/** An amount, or why there is none. */
export type MoneyReading<Currency extends CurrencyCode = CurrencyCode> =
  | { readonly money: Money<Currency>; readonly issue?: undefined }
  | { readonly money?: undefined; readonly issue: MoneyIssue };

/**
 * Reads an amount as people of a locale write it, and refuses what could be meant
 * otherwise: `1.234` are 1,234 euros in de-DE, and no dollars at all in en-US.
 * Sign, symbol or code, signs between thousands and the fraction may each be absent.
 * Never throws.
 *
 * @param locale BCP 47; those of {@link formatMoney}
 * @example
 * parseMoney('1.234,50 €', 'EUR', 'de-DE').money?.cents; // 123450
 */
export function parseMoney<Currency extends CurrencyCode>(text: string, currency: Currency, locale: string): MoneyReading<Currency> {
  const rules = findMoneyLocale(locale);
  const digits = fractionDigits(currency);
  // Most texts are a number and nothing else.
  let cents = readCents(text, digits, rules);
  if (typeof cents === 'string') {
    const { number, negative } = stripSymbol(text, [rules.symbols.get(currency) ?? currency, currency]);
    cents = readCents(number, digits, rules);
    if (typeof cents === 'string') return { issue: number === '' ? 'empty' : cents };
    if (negative) cents = 0 - cents;
  }
  return { money: { cents, currency } };
}

/** The number alone; minus and symbol may stand in either order before it. */
function stripSymbol(text: string, symbols: readonly string[]) {
  // Marks of direction say nothing about the amount.
  const trimmed = text.replace(/[\u200e\u200f\u061c]/g, '').trim();
  const unsigned = withoutMinus(trimmed);
  const mark = symbols.find((symbol) => unsigned.startsWith(symbol) || unsigned.endsWith(symbol)) ?? '';
  const isFirst = unsigned.startsWith(mark);
  const bare = (isFirst ? unsigned.slice(mark.length) : unsigned.slice(0, -mark.length)).trim();
  // A second minus stays and makes the number none.
  const number = unsigned === trimmed ? withoutMinus(bare) : bare;
  return { number, negative: unsigned !== trimmed || number !== bare };
}

function withoutMinus(text: string): string {
  return text.startsWith('-') || text.startsWith('\u2212') ? text.slice(1).trimStart() : text;
}

function readCents(number: string, digits: number, { groups, decimal, secondGroup }: MoneyLocale): number | MoneyIssue {
  let value = 0;
  /** Digits since the last sign. */
  let run = 0;
  let isGrouped = false;
  let hasFraction = false;
  for (let at = 0; at < number.length; at += 1) {
    const digit = number.charCodeAt(at) - 48;
    const sign = number.charAt(at);
    if (digit >= 0 && digit < 10) {
      value = value * 10 + digit;
      run += 1;
    } else if (hasFraction) return 'number';
    else if (groups.includes(sign)) {
      // 0,123 looks like a fraction to half of the world.
      if (isGrouped ? run !== secondGroup : run === 0 || run > secondGroup || number.startsWith('0')) return 'grouping';
      isGrouped = true;
      run = 0;
    } else {
      if (sign !== decimal || run === 0) return 'number';
      if (isGrouped && run !== 3) return 'grouping';
      isGrouped = false;
      hasFraction = true;
      run = 0;
    }
  }
  if (isGrouped && run !== 3) return 'grouping';
  if (run === 0) return 'number';
  if (hasFraction && run > digits) return 'decimals';
  const cents = value * 10 ** (hasFraction ? digits - run : digits);
  return Number.isSafeInteger(cents) ? cents : 'range';
}
