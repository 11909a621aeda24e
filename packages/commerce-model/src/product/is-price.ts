/** The largest price, in minor units: $1,000,000.00 and ¥100,000,000 [5.03]. */
export const maxPriceCents = 100_000_000;

/** Whether a value is a price: whole minor units from 0 to the maximum [9.04]. */
export function isPrice(cents: unknown): cents is number {
  return Number.isSafeInteger(cents) && Number(cents) >= 0 && Number(cents) <= maxPriceCents;
}
