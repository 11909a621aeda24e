import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orders } from '../testing/random-order';
import { runs } from '../testing/runs';
import { computeTotals } from './compute-totals';
import { explainTotals } from './explain-totals';
import type { OrderInput, Totals } from './order-input';
import { priceHash } from './price-hash';

const line = {
  id: '1',
  productId: 'a',
  variantId: '',
  productType: 'physical',
  title: '',
  unitCents: 1_000,
  quantity: 1,
  taxable: true,
} as const;
const coupon = {
  code: 'X',
  kind: 'percent',
  ratePerMillion: 100_000,
  cents: 0,
  minSubtotalCents: 0,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  productIds: [],
} as const;
const vat = { id: 'vat', name: 'VAT', ratePerMillion: 190_000, appliesToShipping: true };
const post = { id: 'post', title: '', baseCents: 500, perItemCents: 100, freeFromCents: 5_000 };
const total = (order: Partial<OrderInput>) =>
  computeTotals({ currency: 'USD', entries: [line], now: 1_000, ...order });
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('computeTotals', () => {
  it('adds lines, takes coupons off, ships, taxes, and lets gift cards pay', () => {
    const totals = total({
      entries: [
        { ...line, quantity: 2 },
        { ...line, id: '2', unitCents: 333 },
      ],
      coupons: [coupon],
      taxRules: [vat],
      shipping: post,
      giftCards: [{ id: 'card', balanceCents: 1_000 }],
    });
    expect(totals).toMatchObject({
      subtotalCents: 2_333,
      discountCents: 233,
      shippingCostCents: 800,
      totalQuantity: 3,
      requiresShipping: true,
    });
    expect(totals.taxCents).toBe(342 + 57 + 152);
    expect(totals.grandTotalCents).toBe(2_333 - 233 + 800 + 551);
    expect(totals.dueCents).toBe(totals.grandTotalCents - 1_000);
  });

  it('finds taxes within prices', () => {
    const totals = total({
      taxRules: [vat],
      settings: { taxIncluded: true },
      entries: [{ ...line, unitCents: 1_190 }],
    });
    expect(totals).toMatchObject({ taxCents: 190, grandTotalCents: 1_190 });
  });

  it.each([
    // A tenth of 5 cents is a half; of a line of 15 cents 1.5, of 12 cents 1.2; of all of it 3.9.
    ['unit', 'halfUp', 5],
    ['unit', 'halfDown', 2],
    ['unit', 'halfEven', 2],
    ['line', 'halfUp', 4],
    ['line', 'halfDown', 3],
    ['line', 'halfEven', 4],
    ['order', 'halfDown', 4],
  ] as const)('taxes by %s with %s: %d', (taxLevel, rounding, taxCents) => {
    const entries = [
      { ...line, unitCents: 5, quantity: 3 },
      { ...line, id: '2', unitCents: 12 },
      { ...line, id: '3', unitCents: 12 },
    ];
    const taxRules = [{ ...vat, ratePerMillion: 100_000 }];
    expect(total({ entries, taxRules, settings: { taxLevel, rounding } }).taxCents).toBe(taxCents);
  });

  it.each([
    ['early', { startsAt: 1_001 }],
    ['expired', { endsAt: 1_000 }],
    ['used', { usesLeft: 0 }],
    ['minimum', { minSubtotalCents: 1_001 }],
    ['products', { productIds: ['b'] }],
  ] as const)('a coupon is not valid: %s', (reason, rest) => {
    const totals = total({ coupons: [{ ...coupon, ...rest }] });
    expect(totals).toMatchObject({
      invalidCoupons: [{ code: 'X', reason }],
      validCoupons: [],
      discountCents: 0,
    });
  });

  it('a coupon counts from its first millisecond until before its end, and once', () => {
    const totals = total({
      coupons: [{ ...coupon, startsAt: 1_000, endsAt: 1_001, minSubtotalCents: 1_000 }, coupon],
    });
    expect(totals).toMatchObject({ discountCents: 100, invalidCoupons: [{ reason: 'repeated' }] });
  });

  it('no coupon makes a gift card cheaper, and nothing costs less than nothing', () => {
    const gift = { ...line, id: '2', productType: 'giftCard' } as const;
    const amount = { ...coupon, kind: 'amount', cents: 99_999 } as const;
    expect(total({ entries: [line, gift], coupons: [amount] })).toMatchObject({
      discountCents: 1_000,
      grandTotalCents: 1_000,
    });
    expect(total({ entries: [gift], coupons: [coupon], taxRules: [vat] })).toMatchObject({
      discountCents: 0,
      taxCents: 0,
    });
  });

  it('ships for nothing from an amount on, with a coupon, and where nothing is shipped', () => {
    expect(total({ shipping: post }).shippingCostCents).toBe(600);
    expect(total({ shipping: post, entries: [{ ...line, quantity: 5 }] }).shippingCostCents).toBe(
      0,
    );
    expect(
      total({ shipping: post, coupons: [{ ...coupon, kind: 'shipping' }] }).shippingCostCents,
    ).toBe(0);
    const digital = total({ shipping: post, entries: [{ ...line, productType: 'digital' }] });
    expect(digital).toMatchObject({
      shippingCostCents: 0,
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
    });
  });

  it('an empty cart costs nothing', () => {
    const totals = total({ entries: [], coupons: [coupon], taxRules: [vat], shipping: post });
    expect(totals).toMatchObject({
      grandTotalCents: 0,
      dueCents: 0,
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
    });
  });

  it('refuses what is too large to be exact', () => {
    expect(() =>
      total({ entries: [{ ...line, unitCents: 100_000_000, quantity: 100_000_000 }] }),
    ).toThrow(TypeError);
  });
});

describe('any order', () => {
  it('is the sum of its reasons', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const totals = computeTotals(order);
        expect(sum(explainTotals(totals).map(({ cents }) => cents))).toBe(totals.dueCents);
      }),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it('has parts that add up, and none below 0', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const totals = computeTotals(order);
        for (const { cents, byLine } of totals.discounts) expect(sum(byLine)).toBe(cents);
        for (const { cents, byLine, shippingCents } of totals.taxes)
          expect(sum(byLine) + shippingCents).toBe(cents);
        const parts = [...totals.discounts, ...totals.taxes].flatMap(({ byLine }) => byLine);
        const net = totals.lines.map(({ cents }, index) =>
          totals.discounts.reduce(
            (remaining, { byLine }) => remaining - (byLine[index] ?? 0),
            cents,
          ),
        );
        const amounts = [
          totals.dueCents,
          totals.grandTotalCents,
          totals.taxCents,
          ...totals.giftCards.map(({ cents }) => cents),
          ...parts,
          ...net,
        ];
        for (const cents of amounts) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        if (totals.taxIncluded) expect(totals.taxCents).toBeLessThanOrEqual(totals.grandTotalCents);
      }),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it('costs the same however its lines, coupons and taxes are ordered', () => {
    const shuffled = orders.chain((order) =>
      fc.tuple(
        fc.constant(order),
        fc.shuffledSubarray([...order.entries], { minLength: order.entries.length }),
        fc.shuffledSubarray([...(order.taxRules ?? [])], {
          minLength: order.taxRules?.length ?? 0,
        }),
        fc.shuffledSubarray([
          ...new Map((order.coupons ?? []).map((coupon) => [coupon.code, coupon])).values(),
        ]),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([order, entries, taxRules, coupons]) => {
        const totals = computeTotals({ ...order, coupons });
        const other = computeTotals({
          ...order,
          entries,
          taxRules,
          coupons: [...coupons].reverse(),
        });
        expect(amountsOf(other)).toEqual(amountsOf(totals));
        if (!totals.taxIncluded) expect(priceHash(other)).toBe(priceHash(totals));
      }),
      { numRuns: runs.numRuns / 5 },
    );
  });

  it('has a hash that changes with what is paid', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 9 }), (order, more) => {
        const [first, ...rest] = order.entries;
        fc.pre(first !== undefined);
        const totals = computeTotals(order);
        const dearer = computeTotals({
          ...order,
          entries: [{ ...first, unitCents: first.unitCents + more }, ...rest],
        });
        expect(priceHash(totals)).toMatch(/^[0-9a-f]{16}$/);
        expect(priceHash(dearer)).not.toBe(priceHash(totals));
        expect(
          priceHash(
            computeTotals({
              ...order,
              entries: [{ ...first, quantity: first.quantity + more }, ...rest],
            }),
          ),
        ).not.toBe(priceHash(totals));
      }),
      { numRuns: runs.numRuns / 10 },
    );
  });
});

function amountsOf({
  subtotalCents,
  discountCents,
  shippingCostCents,
  taxCents,
  grandTotalCents,
  dueCents,
}: Totals) {
  return { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents, dueCents };
}
