import { allocateMoney } from '../money/allocate-money';
import type { CurrencyCode } from '../money/currency-codes';
import type { Money } from '../money/money';

/** When payment by instalments is offered; amounts in minor units of the order's currency. */
export interface InstallmentRule {
  /** The smallest order, inclusive. */
  readonly minCents: number;
  /** The largest order, inclusive. */
  readonly maxCents: number;
  /** @default 4 */
  readonly payments?: number;
}

/**
 * Divides an order into its payments, to the cent, the larger ones first; empty if the order is
 * outside the rule's limits [9.06].
 */
export function installments<Currency extends CurrencyCode>(
  total: Money<Currency>,
  { minCents, maxCents, payments = 4 }: InstallmentRule,
): readonly Money<Currency>[] {
  if (total.cents < minCents || total.cents > maxCents) return [];
  return allocateMoney(
    total,
    Array.from({ length: payments }, () => 1),
  );
}
