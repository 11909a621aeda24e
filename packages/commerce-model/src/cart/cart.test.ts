import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entries } from '../testing/random-order';
import { runs } from '../testing/runs';
import { priceCart } from '../totals/price-cart';
import { cartFields, changeCart, readCart } from './cart';
import type { Cart } from './cart';
import { mergeEntries } from './merge-entries';

const empty = readCart({}).cart;
const entry = {
  id: '1',
  productId: 'a',
  variantId: 'v',
  productType: 'physical',
  title: '',
  unitCents: 250,
  quantity: 2,
  taxable: true,
} as const;

describe('readCart', () => {
  it('[3.04a] ids are texts, and the creation stamp is a date', () => {
    const { cart, issues } = readCart({
      id: 'a',
      websiteId: 'b',
      orderId: 'c',
      created: 86_400_000,
    });
    expect(cart).toMatchObject({ id: 'a', websiteId: 'b', orderId: 'c' });
    expect(cart.created?.toISOString()).toBe('1970-01-02T00:00:00.000Z');
    expect(issues).toEqual([]);
    expect(empty).toMatchObject({ id: '', websiteId: '', orderId: '', created: null });
  });

  it('[3.04b] lists and objects have their types', () => {
    const { cart, issues } = readCart({
      entries: [entry],
      shippingLocation: { country: 'DE' },
      coupons: [{ code: 'X' }],
      selectedShippingOption: { id: 'post' },
    });
    expect(issues).toEqual([]);
    expect(cart.entries).toEqual([entry]);
    expect(cart.shippingLocation).toEqual({ country: 'DE', region: '', postalCode: '' });
    expect(cart.coupons[0]).toMatchObject({ code: 'X', kind: 'percent', usesLeft: null });
    for (const name of [
      'entries',
      'shippingOptions',
      'applicableTaxRules',
      'coupons',
      'validCoupons',
      'invalidCoupons',
    ] as const)
      expect(empty[name]).toEqual([]);
    expect([empty.selectedShippingOption, empty.shippingLocation]).toEqual([null, null]);
  });

  it('[3.04c] amounts and quantity are 0 by default', () => {
    expect(empty).toMatchObject({
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
    });
    expect(empty.subtotalAmount).toEqual({ cents: 0, currency: 'USD' });
  });

  it('[3.04d] flags are false by default', () => {
    expect(empty).toMatchObject({
      isPurchased: false,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
    expect(readCart({ isPurchased: true }).cart.isPurchased).toBe(true);
  });

  it.each(Object.keys(cartFields))(
    '[3.04e] %s of another kind has its default and is reported',
    (field) => {
      const { cart, issues } = readCart({ [field]: Symbol('wrong') });
      expect(cart).toEqual(empty);
      expect(issues).toMatchObject([{ kind: 'type', field, received: 'symbol' }]);
    },
  );

  it.each([
    [{ currency: 'USD', value: '12.50' }, 1_250],
    [{ currency: 'USD', value: '-12' }, -1_200],
    [{ currency: 'JPY', value: '500.00' }, 500],
    [{ currency: 'USD', value: '1.005' }, undefined],
    [{ currency: 'USD', value: '1e3' }, undefined],
    [{ currency: 'XXX', value: '1' }, undefined],
    [{ currency: 'USD', value: '9'.repeat(20) }, undefined],
  ])('reads the amount %j', (subtotalAmount, cents) => {
    const { cart, issues } = readCart({ subtotalAmount });
    expect(cart.subtotalAmount.cents).toBe(cents ?? 0);
    expect(issues).toHaveLength(cents === undefined ? 1 : 0);
  });

  it('never throws, plants nothing, and reads again what it has read', () => {
    const raw = fc.oneof(
      fc.anything(),
      fc.dictionary(
        fc.constantFrom(...Object.keys(cartFields), '__proto__', 'constructor'),
        fc.anything({ withDate: true }),
      ),
    );
    fc.assert(
      fc.property(raw, (raw) => {
        const { cart } = readCart(raw);
        expect(Object.keys(cart)).toEqual(Object.keys(cartFields));
        expect(Object.getPrototypeOf(cart)).toBe(Object.prototype);
        expect(readCart(cart)).toEqual({ cart, issues: [] });
        expect(changeCart(empty, cart)).toEqual(cart);
      }),
      { numRuns: runs.numRuns / 10 },
    );
  });
});

describe('changeCart', () => {
  it('sets fields in a new cart', () => {
    const cart = changeCart(empty, { totalQuantity: 2, entries: [entry] });
    expect(cart).toMatchObject({ totalQuantity: 2, entries: [entry] });
    expect(empty.totalQuantity).toBe(0);
  });

  it.each([
    [
      { taxCents: '5' },
      "[commerce-model] the cart's taxCents was given text. It wants a whole number from 0.",
    ],
    [{ created: 5 }, "[commerce-model] the cart's created was given number. It wants a date."],
    [
      { entries: [{}] },
      "[commerce-model] the cart's entries was given list. It wants a list, each an object.",
    ],
    [
      { nothing: 1 },
      "[commerce-model] the cart's nothing was given number. It wants nothing: no such field.",
    ],
    [
      { toString: 1 },
      "[commerce-model] the cart's toString was given number. It wants nothing: no such field.",
    ],
  ])('[3.04e] refuses %j and names field, wanted and given', (changes, message) => {
    // TypeScript would reject this.
    expect(() => changeCart(empty, changes as unknown as Partial<Cart>)).toThrow(
      new TypeError(message),
    );
  });

  it('wrong fields do not compile', () => {
    // @ts-expect-error an amount is a number
    expect(() => changeCart(empty, { taxCents: '5' })).toThrow(TypeError);
  });
});

describe('a cart', () => {
  it('is priced from its lines', () => {
    const { cart, totals } = priceCart(
      {
        ...empty,
        entries: [entry],
        applicableTaxRules: [
          { id: 't', name: '', ratePerMillion: 100_000, appliesToShipping: false },
        ],
      },
      { now: 0 },
    );
    expect(cart).toMatchObject({
      subtotalCents: 500,
      taxCents: 50,
      grandTotalCents: 550,
      totalQuantity: 2,
      requiresShipping: true,
      subtotalAmount: { cents: 500, currency: 'USD' },
    });
    expect(totals.dueCents).toBe(550);
  });

  it('takes more of the same, up to the most', () => {
    expect(mergeEntries([entry], [{ ...entry, id: '2', quantity: 3 }])).toEqual([
      { ...entry, quantity: 5 },
    ]);
    expect(mergeEntries([entry], [{ ...entry, id: '2', unitCents: 1 }])).toHaveLength(2);
    expect(mergeEntries([entry], [{ ...entry, quantity: 1_000_000 }])[0]?.quantity).toBe(9_999);
  });

  it('two carts that become one lose nothing', () => {
    const pieces = (list: readonly { quantity: number }[]) =>
      list.reduce((sum, { quantity }) => sum + quantity, 0);
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        expect(pieces(mergeEntries(a, b))).toBe(pieces(a) + pieces(b));
      }),
      { numRuns: runs.numRuns / 10 },
    );
  });
});
