import { allocateCents } from '../money/allocate-money';
import type { Totals } from './order-input';

/** The part of an order that can still be refunded; minor units. */
export interface Refundable {
  /** The pieces, the amount paid for them without added taxes, and their taxes. */
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly cents: number;
    readonly taxCents: number;
  }[];
  readonly shippingCents: number;
  readonly shippingTaxCents: number;
  /** The means of payment: gift cards by id, and '' for the rest. */
  readonly payments: readonly { readonly id: string; readonly cents: number }[];
}

/** What to refund: pieces by line, whether to refund shipping, and a sum beside them. */
export interface RefundRequest {
  readonly quantities: Readonly<Record<string, number>>;
  /** @default false */
  readonly shipping?: boolean;
  /**
   * Minor units, taxes included, that are refunded of everything that is left then, such as for
   * something that came late. No piece goes back for them; each is worth a little less. @default 0
   */
  readonly sumCents?: number;
}

/** One refund, and what can still be refunded after it. */
export interface Refund {
  readonly cents: number;
  /** The added taxes that are part of it. */
  readonly taxCents: number;
  /** The refund split by means of payment, as it was paid. */
  readonly payments: Refundable['payments'];
  readonly rest: Refundable;
}

/** Gives the whole order as refundable, as it was paid. */
export function refundableOf({
  lines,
  discounts,
  taxes,
  taxIncluded,
  shippingCostCents,
  giftCards,
  dueCents,
}: Totals): Refundable {
  const shippingTax = taxes.reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  // Taxes included in prices are listed separately, but refunded as part of the prices.
  return {
    lines: lines.map(({ id, quantity, cents }, index) => ({
      id,
      quantity,
      cents: discounts.reduce((remaining, { byLine }) => remaining - (byLine[index] ?? 0), cents),
      taxCents: taxIncluded ? 0 : taxes.reduce((sum, { byLine }) => sum + (byLine[index] ?? 0), 0),
    })),
    shippingCents: shippingCostCents,
    shippingTaxCents: taxIncluded ? 0 : shippingTax,
    payments: [...giftCards, { id: '', cents: dueCents }],
  };
}

/**
 * Refunds some pieces of an order, with their discounts and taxes, to the means of payment. However
 * an order is refunded piece by piece, in the end everyone has exactly what they paid, and never a
 * cent more on the way.
 *
 * @throws RangeError for a line that the order does not have, and for more pieces or money than
 *   remain
 */
export function refundOrder(
  refundable: Refundable,
  { quantities, shipping = false, sumCents = 0 }: RefundRequest,
): Refund {
  for (const [id, quantity] of Object.entries(quantities)) {
    const most = refundable.lines.find((line) => line.id === id)?.quantity ?? 0;
    if (!(Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= most))
      throw new RangeError(
        `[commerce-model] cannot give back ${quantity} of line ${id}. There are ${most} left.`,
      );
  }
  const taken = refundable.lines.map((line) =>
    takePieces(line, Object.hasOwn(quantities, line.id) ? (quantities[line.id] ?? 0) : 0),
  );
  const sum = takeSum(
    {
      lines: taken.map(({ rest }) => rest),
      shippingCents: shipping ? 0 : refundable.shippingCents,
      shippingTaxCents: shipping ? 0 : refundable.shippingTaxCents,
    },
    sumCents,
  );
  const shippingTax = shipping ? refundable.shippingTaxCents : 0;
  const taxCents = taken.reduce((total, { tax }) => total + tax, shippingTax + sum.taxCents);
  const cents = taken.reduce(
    (total, line) => total + line.cents + line.tax,
    shippingTax + (shipping ? refundable.shippingCents : 0) + sumCents,
  );
  const shares = divide(
    cents,
    refundable.payments.map((payment) => payment.cents),
  );
  return {
    cents,
    taxCents,
    payments: refundable.payments.map(({ id }, index) => ({ id, cents: shares[index] ?? 0 })),
    rest: {
      ...sum.rest,
      payments: refundable.payments.map((payment, index) => ({
        id: payment.id,
        cents: payment.cents - (shares[index] ?? 0),
      })),
    },
  };
}

/** What a sum is taken of. */
type Priced = Omit<Refundable, 'payments'>;

/** Takes a sum of everything, each part by its size, so that no part is worth less than nothing. */
function takeSum(priced: Priced, sumCents: number): { taxCents: number; rest: Priced } {
  const { lines, shippingCents, shippingTaxCents } = priced;
  const parts = [
    ...lines.flatMap(({ cents, taxCents }) => [cents, taxCents]),
    shippingCents,
    shippingTaxCents,
  ];
  const most = parts.reduce((sum, cents) => sum + cents, 0);
  if (!(Number.isSafeInteger(sumCents) && sumCents >= 0 && sumCents <= most))
    throw new RangeError(
      `[commerce-model] cannot give back a sum of ${sumCents} cents. There are ${most} left.`,
    );
  const shares = divide(sumCents, parts);
  const without = (index: number) => (parts[index] ?? 0) - (shares[index] ?? 0);
  return {
    // Every second part is a tax.
    taxCents: shares.reduce((sum, cents, index) => sum + (index % 2 === 1 ? cents : 0), 0),
    rest: {
      lines: lines.map((line, index) => ({
        ...line,
        cents: without(2 * index),
        taxCents: without(2 * index + 1),
      })),
      shippingCents: without(2 * lines.length),
      shippingTaxCents: without(2 * lines.length + 1),
    },
  };
}

function takePieces(line: Refundable['lines'][number], quantity: number) {
  const pieces = [quantity, line.quantity - quantity];
  const [cents = 0, restCents = 0] = divide(line.cents, pieces);
  const [tax = 0, restTax = 0] = divide(line.taxCents, pieces);
  return {
    cents,
    tax,
    rest: { id: line.id, quantity: line.quantity - quantity, cents: restCents, taxCents: restTax },
  };
}

function divide(cents: number, weights: readonly number[]): readonly number[] {
  return cents === 0 ? weights.map(() => 0) : allocateCents(cents, weights);
}
