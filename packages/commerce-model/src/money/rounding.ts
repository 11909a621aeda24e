import { divideProduct } from './allocate-money';
import { exactCents } from './money';

/**
 * What becomes of a half: `halfEven` the even neighbour, `halfUp` the one farther
 * from 0, `halfDown` the one nearer to 0. Amounts below 0 mirror those above.
 */
export type Rounding = 'halfEven' | 'halfUp' | 'halfDown';

/** What a rate counts in: 8.875 % is 88,750. */
export const perMillion = 1_000_000;

/**
 * `value * numerator / denominator`, rounded to a whole number; exact however large
 * the product is.
 *
 * @param value a safe integer
 * @param numerator a safe integer from 0
 * @param denominator a safe integer above 0
 * @throws TypeError when the result is too large to be exact
 */
export function scaleCents(
  value: number,
  numerator: number,
  denominator: number,
  rounding: Rounding,
): number {
  const { whole, rest } = divideProduct(Math.abs(value), numerator, denominator);
  const missing = denominator - rest;
  const isUp =
    rest === missing
      ? rounding === 'halfUp' || (rounding === 'halfEven' && whole % 2 === 1)
      : rest > missing;
  const above = exactCents(isUp ? whole + 1 : whole);
  return value < 0 ? 0 - above : above;
}
