import { divideProduct } from './allocate-money';
import { exactCents } from './money';

/**
 * How a half is rounded: `halfEven` to the even neighbour, `halfUp` away from 0, `halfDown` towards
 * 0. Negative amounts mirror positive ones.
 */
export type Rounding = 'halfEven' | 'halfUp' | 'halfDown';

/** The unit of a rate: 8.875 % is 88,750. */
export const perMillion = 1_000_000;

/**
 * Computes `value * numerator / denominator`, rounded to a whole number; exact however large the
 * product is.
 *
 * @param value a safe integer
 * @param numerator a safe integer of 0 or more
 * @param denominator a safe integer above 0
 * @throws TypeError if the result is too large to be exact
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
