import { computeTotals, priceHash, type OrderInput } from '@frontage/commerce-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCart } from '../testing/test-shop';
import { applyChange } from './apply-change';
import type { CartChange, CartView } from './cart-view';
import { readCartView } from './read-cart-view';

const nightly = process.env.FRONTAGE_RUNS === 'nightly';

/** The number of random carts: a thousand, a thousand times that in the nightly run. */
const runs = { numRuns: nightly ? 1_000_000 : 1_000 };

const cents = fc.oneof(fc.nat(50), fc.nat(5_000), fc.nat(1_000_000));
const id = fc.constantFrom('a', 'b', 'c', 'd');
const option = fc.record({
  id,
  title: fc.constant(''),
  baseCents: fc.nat(2_000),
  perItemCents: fc.nat(200),
  freeFromCents: fc.option(fc.nat(10_000)),
});
const coupon = fc.record({
  code: fc.constantFrom('TEN', 'FIVE', 'SHIP', 'B'),
  kind: fc.constantFrom('percent' as const, 'amount' as const, 'shipping' as const),
  ratePerMillion: fc.nat(1_000_000),
  cents,
  minSubtotalCents: fc.constantFrom(0, 0, 1_000),
  startsAt: fc.constantFrom(null, 0, 2_000),
  endsAt: fc.constantFrom(null, 500, 5_000),
  usesLeft: fc.constantFrom(null, 0, 3),
  productIds: fc.array(id, { maxLength: 2 }),
});
const entry = fc.record({
  productId: id,
  variantId: id,
  productType: fc.constantFrom(
    'physical' as const,
    'service' as const,
    'digital' as const,
    'giftCard' as const,
  ),
  title: fc.constant(''),
  unitCents: cents,
  quantity: fc.integer({ min: 1, max: 12 }),
  taxable: fc.boolean(),
});

/** Any cart of a few lines, with everything that can change its price, as the server sends it. */
const views: fc.Arbitrary<CartView> = fc
  .record({
    entries: fc
      .array(entry, { maxLength: 8 })
      .map((list) => list.map((line, index) => ({ id: `line${index}`, ...line }))),
    coupons: fc.array(coupon, { maxLength: 3 }),
    applicableTaxRules: fc.array(
      fc.record({
        id: fc.uuid(),
        name: fc.constant(''),
        ratePerMillion: fc.nat(300_000),
        appliesToShipping: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    shippingOptions: fc.uniqueArray(option, { maxLength: 3, selector: (option) => option.id }),
    isChosen: fc.boolean(),
    currency: fc.constantFrom('USD' as const, 'EUR' as const, 'JPY' as const),
    giftCards: fc.array(
      fc.record({
        id: fc.uuid(),
        lastFour: fc.constant('WXYZ'),
        balanceCents: fc.nat(100_000),
        usedCents: fc.constant(0),
      }),
      { maxLength: 2 },
    ),
    settings: fc.record({
      taxIncluded: fc.boolean(),
      rounding: fc.constantFrom('halfEven' as const, 'halfUp' as const, 'halfDown' as const),
      taxLevel: fc.constantFrom('unit' as const, 'line' as const, 'order' as const),
    }),
  })
  .map(({ entries, isChosen, currency, giftCards, settings, ...cart }) =>
    testCart({
      entries,
      giftCards,
      settings,
      cart: {
        ...cart,
        subtotalAmount: { cents: 0, currency },
        selectedShippingOption: (isChosen && cart.shippingOptions[0]) || null,
      },
    }),
  );

const changes: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({
    type: fc.constant('setQuantity' as const),
    lineId: fc.nat(8).map((index) => `line${index}`),
    quantity: fc.integer({ min: 0, max: 25 }),
  }),
  fc.record({
    type: fc.constant('removeCoupon' as const),
    code: fc.constantFrom('TEN', 'FIVE', 'SHIP', 'B'),
  }),
  fc.record({ type: fc.constant('chooseShipping' as const), id }),
  fc.record({ type: fc.constantFrom('addCode' as const), code: fc.constant('NEW') }),
);

/** As a browser receives it. */
const send = (view: CartView): unknown => JSON.parse(JSON.stringify(view));

/** The totals from lines and rules alone. */
function totalsOf({ cart, settings, giftCards, now }: CartView) {
  const input: OrderInput = {
    currency: cart.subtotalAmount.currency,
    entries: cart.entries,
    coupons: cart.coupons,
    taxRules: cart.applicableTaxRules,
    shipping: cart.selectedShippingOption,
    giftCards,
    settings,
    now,
  };
  return computeTotals(input);
}

/** A cart after a change, by a model of its own; at most 20 of each line, 1 of a file. */
function changed(view: CartView, change: CartChange): CartView {
  const { cart } = view;
  const entries = cart.entries.flatMap((entry) => {
    const most = entry.productType === 'digital' ? 1 : 20;
    if (change.type !== 'setQuantity' || change.lineId !== entry.id || change.quantity > most)
      return [entry];
    return change.quantity === 0 ? [] : [{ ...entry, quantity: change.quantity }];
  });
  const coupons =
    change.type === 'removeCoupon'
      ? cart.coupons.filter(({ code }) => code !== change.code)
      : cart.coupons;
  const chosen =
    change.type === 'chooseShipping'
      ? cart.shippingOptions.find((shippingOption) => shippingOption.id === change.id)
      : undefined;
  return {
    ...view,
    cart: {
      ...cart,
      entries,
      coupons,
      selectedShippingOption: chosen ?? cart.selectedShippingOption,
    },
  };
}

// That a browser shows what a server answers is tested end to end, with the served cart.
describe('totals of random carts', () => {
  it('are the same to the cent once the cart was sent as JSON and read', () => {
    fc.assert(
      fc.property(views, (view) => {
        const read = readCartView(send(view));
        expect(read.totals).toEqual(totalsOf(view));
        expect(read.priceHash).toBe(priceHash(totalsOf(view)));
      }),
      runs,
    );
  });

  it('are, after any changes, those of the lines and rules that are left', () => {
    fc.assert(
      fc.property(views, fc.array(changes, { maxLength: 6 }), (view, list) => {
        const shown = list.reduce(applyChange, readCartView(send(view)));
        const stored = list.reduce(changed, view);
        expect(shown.totals).toEqual(totalsOf(stored));
        // That cart, sent and read, changes nothing.
        expect(readCartView(send({ ...stored, lines: shown.lines })).priceHash).toBe(
          shown.priceHash,
        );
      }),
      runs,
    );
  });
});

describe('readCartView', () => {
  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => void readCartView(raw)),
      { numRuns: 1_000 },
    );
    const whole = Object(send(testCart())) as Record<string, unknown>; // an object of fields
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(whole)),
        fc.jsonValue(),
        (key, value) => void readCartView({ ...whole, [key]: value }),
      ),
      { numRuns: 1_000 },
    );
  });

  it('a cart whose amounts are too large to be exact is empty', () => {
    const entries = Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      unitCents: 100_000_000,
      quantity: Number.MAX_SAFE_INTEGER,
    }));
    expect(readCartView({ cart: { entries } }).cart.entries).toEqual([]);
  });

  it('reads problems, plans and pictures of lines, and drops what is no problem', () => {
    const plan = { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 6 };
    const lines = [
      {
        lineId: 'one',
        problem: 'priceChanged',
        formerCents: 5,
        plan,
        picture: { source: '/a.jpg', width: 2, height: 1, alt: '' },
      },
      { lineId: 'two', problem: 'odd' },
    ];
    const [first, second] = readCartView({ lines }).lines;
    expect(first).toMatchObject({
      problem: 'priceChanged',
      formerCents: 5,
      plan,
      picture: { source: '/a.jpg' },
    });
    expect(second).not.toHaveProperty('problem');
  });
});
