import type { CurrencyCode } from './currency-codes';

/**
 * An amount of one currency. Two currencies are two types: adding dollars to euros
 * does not compile.
 */
export interface Money<Currency extends CurrencyCode = CurrencyCode> {
  /** Whole minor units, cents or yen; a safe integer, below 0 for a debt. */
  readonly cents: number;
  readonly currency: Currency;
}

/**
 * Creates an amount.
 *
 * @param cents whole minor units of the currency: 500 is $5.00 and ¥500 [9.05]
 * @throws TypeError for a fraction, and for a number too large to be exact
 */
export function createMoney<Currency extends CurrencyCode>(
  cents: number,
  currency: Currency,
): Money<Currency> {
  // Turns -0 into 0.
  return { cents: exactCents(cents) + 0, currency };
}

/**
 * Adds two amounts of one currency.
 *
 * @throws TypeError if the currencies differ or the sum is too large to be exact
 */
export function addMoney<Currency extends CurrencyCode>(
  a: Money<Currency>,
  b: Money<NoInfer<Currency>>,
): Money<Currency> {
  return createMoney(a.cents + inCurrency(a.currency, b).cents, a.currency);
}

/**
 * Subtracts an amount; the difference may be below 0.
 *
 * @throws TypeError if the currencies differ or the difference is too large to be exact
 */
export function subtractMoney<Currency extends CurrencyCode>(
  a: Money<Currency>,
  b: Money<NoInfer<Currency>>,
): Money<Currency> {
  return createMoney(a.cents - inCurrency(a.currency, b).cents, a.currency);
}

/**
 * Gives whole minor units back unchanged.
 *
 * @throws TypeError for a fraction and for a number too large to be exact
 */
export function exactCents(cents: number): number {
  if (Number.isSafeInteger(cents)) return cents;
  throw new TypeError(
    `[commerce-model] not a whole number of cents: ${String(cents)}. Round it, and keep it below 2^53.`,
  );
}

function inCurrency<Currency extends CurrencyCode>(
  currency: Currency,
  money: Money<Currency>,
): Money<Currency> {
  if (money.currency === currency) return money;
  throw new TypeError(
    `[commerce-model] ${money.currency} does not add to ${currency}. Convert it first.`,
  );
}
