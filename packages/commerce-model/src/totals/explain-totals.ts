import type { Totals } from './order-input';

/** One amount with its reason; the amounts of an order add up to what is due. */
export interface TotalsReason {
  readonly kind: 'line' | 'discount' | 'shipping' | 'tax' | 'giftCard';
  /** The id of the line, coupon, shipping option, tax rule or gift card. */
  readonly id: string;
  /** The line that it concerns; absent if it concerns none. */
  readonly lineId?: string;
  /** Minor units, below 0 for a reduction. */
  readonly cents: number;
}

/**
 * Explains each cent of what is due. Taxes included in prices have no separate reason; amounts of 0
 * are left out.
 */
export function explainTotals(totals: Totals): readonly TotalsReason[] {
  const { lines, discounts, taxes, taxIncluded, shipping, giftCards } = totals;
  const shares = (
    kind: 'discount' | 'tax',
    sign: number,
    { id, byLine }: { readonly id: string; readonly byLine: readonly number[] },
  ) =>
    byLine.map((cents, index): TotalsReason => ({
      kind,
      id,
      lineId: lines[index]?.id ?? '',
      cents: sign * cents,
    }));
  const reasons: TotalsReason[] = [
    ...lines.map(({ id, cents }): TotalsReason => ({ kind: 'line', id, lineId: id, cents })),
    ...discounts.flatMap((discount) => shares('discount', -1, discount)),
    ...(shipping ? [{ kind: 'shipping', ...shipping } as const] : []),
    ...(taxIncluded ? [] : taxes).flatMap((tax): TotalsReason[] => [
      ...shares('tax', 1, tax),
      { kind: 'tax', id: tax.id, cents: tax.shippingCents },
    ]),
    ...giftCards.map(({ id, cents }): TotalsReason => ({ kind: 'giftCard', id, cents: 0 - cents })),
  ];
  return reasons.filter(({ cents }) => cents !== 0);
}
