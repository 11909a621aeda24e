/** The longest stock keeping unit, in UTF-16 units [5.03]. */
export const maxSkuLength = 60;

/** Whether a value is a stock keeping unit: a text of 1 to 60 characters [9.04]. */
export function isSku(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxSkuLength;
}

/**
 * Creates a stock keeping unit: `SQ` and seven digits [5.03]. Not guaranteed to be unique.
 *
 * @param random gives a number from 0 to below 1, as `Math.random` does
 */
export function createSku(random: () => number): string {
  return `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`;
}
