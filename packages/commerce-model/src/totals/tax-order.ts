import type { CartEntry, TaxRule } from '../cart/cart-parts';
import { allocateCents } from '../money/allocate-money';
import { perMillion, scaleCents } from '../money/rounding';
import type { Totals, TotalsSettings } from './order-input';

/** Amounts after discounts; `lines` in the order of the entries. */
interface Taxed {
  readonly lines: readonly number[];
  readonly shippingCents: number;
}

/** By rule, then by amount. */
type TaxRows = readonly (readonly number[])[];

/**
 * Computes the taxes of an order. Added taxes are rounded rule by rule; taxes included in prices
 * are rounded together and divided by their rates, so that they never exceed the price. Gift cards
 * are not taxed before they are used.
 */
export function taxOrder(
  rules: readonly TaxRule[],
  entries: readonly CartEntry[],
  taxed: Taxed,
  settings: TotalsSettings,
): Totals['taxes'] {
  const groups = settings.taxIncluded ? [rules] : rules.map((rule) => [rule]);
  const amounts = entries.map(({ taxable, productType }, index) =>
    taxable && productType !== 'giftCard' ? (taxed.lines[index] ?? 0) : 0,
  );
  return groups.flatMap((group) => {
    const goods = group.map(({ ratePerMillion }) => ratePerMillion);
    const shipped = group.map(({ appliesToShipping, ratePerMillion }) =>
      appliesToShipping ? ratePerMillion : 0,
    );
    const rows = taxGroup(amounts, taxed.shippingCents, { goods, shipped });
    return group.map(({ id }, index) => {
      const byLine = [...(rows[index] ?? [])];
      const shippingCents = byLine.pop() ?? 0;
      return { id, byLine, shippingCents, cents: sum(byLine) + shippingCents };
    });
  });

  /** Shipping is the last amount of each row. */
  function taxGroup(
    lines: readonly number[],
    shippingCents: number,
    { goods, shipped }: { goods: readonly number[]; shipped: readonly number[] },
  ): TaxRows {
    const isOrder = settings.taxLevel === 'order';
    if (isOrder && sum(goods) === sum(shipped))
      return taxTogether([...lines, shippingCents], goods);
    const onGoods = isOrder ? taxTogether(lines, goods) : taxEach(lines, goods);
    const onShipping = divide(rounder(shipped)(shippingCents), shipped);
    return onGoods.map((row, index) => [...row, onShipping[index] ?? 0]);
  }

  function taxTogether(cents: readonly number[], rates: readonly number[]): TaxRows {
    return divide(rounder(rates)(sum(cents)), rates).map((part) => divide(part, cents));
  }

  function taxEach(lines: readonly number[], rates: readonly number[]): TaxRows {
    const round = rounder(rates);
    const taxes =
      settings.taxLevel === 'unit'
        ? lines.map((cents, index) => taxPieces(cents, entries[index]?.quantity ?? 1, round))
        : lines.map(round);
    if (rates.length === 1) return [taxes];
    const parts = taxes.map((cents) => divide(cents, rates));
    return rates.map((_, rule) => parts.map((row) => row[rule] ?? 0));
  }

  function rounder(rates: readonly number[]): (cents: number) => number {
    const rate = sum(rates);
    const whole = perMillion + (settings.taxIncluded ? rate : 0);
    return (cents) => scaleCents(cents, rate, whole, settings.rounding);
  }
}

/** Taxes a line piece by piece; pieces differ by a cent if the line cannot be divided evenly. */
function taxPieces(cents: number, quantity: number, round: (cents: number) => number): number {
  const dearer = cents % quantity;
  const piece = (cents - dearer) / quantity;
  return (quantity - dearer) * round(piece) + dearer * round(piece + 1);
}

/** An amount of 0 divides by any weights; a single weight gets everything. */
function divide(cents: number, weights: readonly number[]): readonly number[] {
  if (weights.length === 1) return [cents];
  return cents === 0 ? weights.map(() => 0) : allocateCents(cents, weights);
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const cents of list) total += cents;
  return total;
}
