import { isIndefinite, type Plan } from './plan';

/**
 * Gives the start of the period after the paid ones. Months and years follow the calendar from the
 * day of the order: a plan that begins on a 31st is renewed on the last day of a shorter month, and
 * on the 31st again after that.
 *
 * @param plan how it is renewed
 * @param begin the start of the first period, UTC milliseconds
 * @param paid the number of paid periods
 * @returns null if all periods are paid
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
