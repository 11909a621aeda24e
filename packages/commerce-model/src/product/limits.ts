/** The largest price, in minor units: $1,000,000.00 and ¥100,000,000 [5.03]. */
export const maxPriceCents = 100_000_000;

/** The longest stock keeping unit, in UTF-16 units [5.03]. */
export const maxSkuLength = 60;

/** The most of one thing that a page lets a visitor ask for. */
export const maxQuantity = 9_999;

/** Whether a value is a price: whole minor units from 0 to the maximum [9.04]. */
export function isPrice(cents: unknown): cents is number {
  return Number.isSafeInteger(cents) && Number(cents) >= 0 && Number(cents) <= maxPriceCents;
}

/** Whether a value is a stock keeping unit: a text of 1 to 60 characters [9.04]. */
export function isSku(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxSkuLength;
}

/**
 * A stock keeping unit: `SQ` and seven digits [5.03]. Not unique by itself.
 *
 * @param random from 0 to below 1, as of `Math.random`
 */
export function createSku(random: () => number): string {
  return `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`;
}

/** Whether a text is a zip of the United States: exactly five digits [5.02]. */
export function isUsZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
