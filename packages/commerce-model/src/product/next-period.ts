import { isIndefinite, type Plan } from './plan';

/**
 * When the period after one begins. Months and years go by the calendar from the day
 * of the order: what begins on a 31st is renewed on the last day of a shorter month, and on
 * the 31st again after it.
 *
 * @param plan how it is renewed
 * @param begin when the first period began, UTC milliseconds
 * @param paid how many periods are paid
 * @returns null where all are paid
 */
export function nextPeriod(
  { billingPeriod: { value, unit }, numBillingCycles }: Plan,
  begin: number,
  paid: number,
): number | null {
  if (!isIndefinite({ numBillingCycles }) && paid >= numBillingCycles) return null;
  const count = value * paid;
  if (unit === 'week') return begin + count * 7 * 24 * 60 * 60 * 1000;
  const first = new Date(begin);
  const months = unit === 'year' ? 12 * count : count;
  const next = new Date(begin);
  next.setUTCDate(1);
  next.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(first.getUTCDate(), days));
  return next.getTime();
}
