import type { CurrencyCode } from './currency-codes';
import type { Money } from './money';

/**
 * Divides an amount by weights, to the cent: the parts add up to the whole, each is less than a
 * cent from its exact share, and a part whose share is exact gets no extra cent. Remaining cents go
 * to the largest remainders, the first among equals. A negative amount is divided like its absolute
 * value.
 *
 * @param weights safe integers of 0 or more, at least one above 0
 * @throws TypeError for invalid weights
 * @example
 * allocateMoney(createMoney(100, 'USD'), [1, 1, 1]); // 34, 33 and 33 cents
 */
export function allocateMoney<Currency extends CurrencyCode>(
  { cents, currency }: Money<Currency>,
  weights: readonly number[],
): Money<Currency>[] {
  return allocateCents(cents, weights).map((part) => ({ cents: part, currency }));
}

/**
 * Divides a number as {@link allocateMoney} divides an amount.
 *
 * @param cents a safe integer
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + (weight < 0 ? NaN : weight), 0);
  if (sum === 0 || ![cents, sum, ...weights].every(Number.isSafeInteger))
    throw new TypeError(
      `[commerce-model] cannot split ${cents} by ${weights}. Take whole numbers, not all 0.`,
    );
  const parts = weights.map((weight) => divideProduct(Math.abs(cents), weight, sum));
  const remainder = parts.reduce((rest, part) => rest - part.whole, Math.abs(cents));
  // Fewer cents remain than parts with a remainder.
  for (const part of [...parts].sort((a, b) => b.rest - a.rest).slice(0, remainder))
    part.whole += 1;
  return parts.map(({ whole }) => (cents < 0 ? 0 - whole : whole));
}

/**
 * Computes `one * other / divisor` as a whole number and a remainder; exact however large the
 * product is.
 *
 * @param a a safe integer of 0 or more, as is `b`; `divisor` is above 0
 */
export function divideProduct(
  a: number,
  b: number,
  divisor: number,
): { whole: number; rest: number } {
  const product = a * b;
  if (product + divisor <= Number.MAX_SAFE_INTEGER) {
    const rest = product % divisor;
    return { whole: (product - rest) / divisor, rest };
  }
  const large = BigInt(a) * BigInt(b);
  return { whole: Number(large / BigInt(divisor)), rest: Number(large % BigInt(divisor)) };
}
