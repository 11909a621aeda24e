import { allocateMoney } from '../money/allocate-money';
import type { CurrencyCode } from '../money/currency-codes';
import type { Money } from '../money/money';

/** When a payment by installments is offered; amounts in minor units of the order's currency. */
export interface InstallmentRule {
  /** The smallest order, itself included. */
  readonly minCents: number;
  /** The largest order, itself included. */
  readonly maxCents: number;
  /** @default 4 */
  readonly payments?: number;
}

/**
 * What each payment of an order would be, to the cent, the larger ones first; none
 * when the order is smaller or larger than the rule allows [9.06].
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
