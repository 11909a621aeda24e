import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orders } from '../testing/random-order';
import { runs } from '../testing/runs';
import { computeTotals } from './compute-totals';
import { refundableOf, refundOrder } from './refund';
import type { Refund } from './refund';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const order = {
  currency: 'USD',
  now: 0,
  entries: [
    {
      id: '1',
      productId: 'a',
      variantId: '',
      productType: 'physical',
      title: '',
      unitCents: 333,
      quantity: 3,
      taxable: true,
    },
  ],
  taxRules: [{ id: 'vat', name: '', ratePerMillion: 100_000, appliesToShipping: false }],
  shipping: { id: 'post', title: '', baseCents: 500, perItemCents: 0, freeFromCents: null },
  giftCards: [{ id: 'card', balanceCents: 599 }],
} as const;

describe('refundOrder', () => {
  it('gives pieces back with their taxes, to all who paid', () => {
    const refund = refundOrder(refundableOf(computeTotals(order)), { quantities: { 1: 1 } });
    expect(refund).toMatchObject({ cents: 366, taxCents: 33 });
    expect(refund.payments).toEqual([
      { id: 'card', cents: 137 },
      { id: '', cents: 229 },
    ]);
  });

  it('gives a sum back beside or without pieces; each piece that is left is worth less', () => {
    const whole = refundableOf(computeTotals(order));
    const late = refundOrder(whole, { quantities: {}, sumCents: 160 });
    expect(late).toMatchObject({ cents: 160, taxCents: 10 });
    expect(late.rest.lines).toEqual([{ id: '1', quantity: 3, cents: 899, taxCents: 90 }]);
    expect(late.rest.shippingCents).toBe(450);
    const linesAndSum = refundOrder(whole, { quantities: { 1: 1 }, sumCents: 100 });
    expect([linesAndSum.cents, linesAndSum.rest.lines[0]?.quantity]).toEqual([466, 2]);
    const paidCents = whole.payments.reduce((cents, payment) => cents + payment.cents, 0);
    for (const sumCents of [-1, 0.5, NaN, paidCents + 1])
      expect(() => refundOrder(whole, { quantities: {}, sumCents })).toThrow(RangeError);
    expect(refundOrder(whole, { quantities: {}, sumCents: paidCents }).rest.payments).toEqual([
      { id: 'card', cents: 0 },
      { id: '', cents: 0 },
    ]);
  });

  it.each([[{ 1: 4 }], [{ 1: -1 }], [{ 1: 0.5 }], [{ 2: 1 }]])('refuses %j', (quantities) => {
    expect(() => refundOrder(refundableOf(computeTotals(order)), { quantities })).toThrow(
      RangeError,
    );
  });

  it('piece by piece everyone gets back exactly what they paid', () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 12 }))),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }),
        (input, picks, shipsFirst, sums) => {
          const totals = computeTotals(input);
          let remaining = refundableOf(totals);
          const refunds: Refund[] = [];
          const take = (quantities: Record<string, number>, shipping = false, sumCents = 0) => {
            const refund = refundOrder(remaining, { quantities, shipping, sumCents });
            remaining = refund.rest;
            refunds.push(refund);
            for (const { cents } of [...refund.payments, ...remaining.payments])
              expect(cents >= 0).toBe(true);
            expect(sum(refund.payments.map(({ cents }) => cents))).toBe(refund.cents);
          };
          if (shipsFirst) take({}, true);
          for (const [index, wanted] of picks) {
            const line = remaining.lines[index];
            if (line) take({ [line.id]: Math.min(wanted, line.quantity) });
            const share = (sums[index] ?? 0) / 100;
            take({}, false, Math.floor(sum(remaining.payments.map(({ cents }) => cents)) * share));
          }
          take(Object.fromEntries(remaining.lines.map(({ id, quantity }) => [id, quantity])), true);
          expect(sum(refunds.map(({ cents }) => cents))).toBe(totals.grandTotalCents);
          const paid = [...totals.giftCards.map(({ cents }) => cents), totals.dueCents];
          for (const [index, cents] of paid.entries())
            expect(sum(refunds.map(({ payments }) => payments[index]?.cents ?? 0))).toBe(cents);
        },
      ),
      { numRuns: runs.numRuns / 10 },
    );
  });
});
