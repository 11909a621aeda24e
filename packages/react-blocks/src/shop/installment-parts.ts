import type { Money } from '@frontage/commerce-model';
import type { ShowMoney } from './show-money';

/**
 * Formats the payments of an order as a sum that adds up: `$10.00 × 4`, or `$113.34 + $113.33 × 2`
 * if they differ [9.06].
 *
 * @param payments from `installments`: the larger ones first
 * @param money formats an amount
 */
export function installmentParts(payments: readonly Money[], money: ShowMoney): string {
  const counts = new Map<number, number>();
  for (const { cents } of payments) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  return [...counts]
    .map(([cents, count]) => (count === 1 ? money(cents) : `${money(cents)} × ${count}`))
    .join(' + ');
}
