import type { CurrencyCode } from '@frontage/commerce-model';
import type { OrderSums } from '../../shop/numbers/sum-orders';
import type { Period, PeriodPart } from './period';

/** How many, and how much of it; minor units. */
export interface CountedMoney {
  readonly count: number;
  /** What came in, without what was given back. */
  readonly cents: number;
}

/** A part of a period, and the part of the period before that stands in its place. */
export interface SeriesRow extends CountedMoney {
  readonly part: PeriodPart;
  readonly before: CountedMoney;
}

/** The totals of a period. */
export interface SeriesTotal extends CountedMoney {
  readonly refundedCents: number;
  /** What was ordered and is not paid yet. */
  readonly open: CountedMoney;
}

/** Numbers of a period and of the one before it. */
export interface NumberSeries {
  readonly rows: readonly SeriesRow[];
  readonly total: SeriesTotal;
  readonly before: SeriesTotal;
}

/**
 * Makes the numbers of a period.
 *
 * @param period with its parts
 * @param sums of the parts and, after them, of the parts before
 * @param which currency, and whether gifts or purchases
 */
export function seriesOf(
  { parts, before }: Period,
  sums: readonly OrderSums[],
  { currency, isDonation }: { currency: CurrencyCode; isDonation: boolean },
): NumberSeries {
  const wanted = sums.filter((sum) => sum.currency === currency && sum.isDonation === isDonation);
  const totalOf = (spans: readonly number[]) =>
    sumUp(wanted.filter(({ span }) => spans.includes(span)));
  return {
    rows: parts.map((part, index) => ({
      part,
      ...totalOf([index]),
      before: totalOf([parts.length + index]),
    })),
    total: totalOf(parts.map((_, index) => index)),
    before: totalOf(before.map((_, index) => parts.length + index)),
  };
}

function sumUp(sums: readonly OrderSums[]): SeriesTotal {
  const paid = sums.filter(({ isOpen }) => !isOpen);
  const open = sums.filter(({ isOpen }) => isOpen);
  const total = (of: readonly OrderSums[], value: (sum: OrderSums) => number) =>
    of.reduce((sum, entry) => sum + value(entry), 0);
  return {
    count: total(paid, ({ orders }) => orders),
    cents: total(paid, ({ dueCents, refundedCents }) => dueCents - refundedCents),
    refundedCents: total(paid, ({ refundedCents }) => refundedCents),
    open: {
      count: total(open, ({ orders }) => orders),
      cents: total(open, ({ dueCents }) => dueCents),
    },
  };
}
