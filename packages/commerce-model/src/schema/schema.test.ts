import fc from 'fast-check';
import type * as z from 'zod';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cartFields, readCart } from '../cart/cart';
import type { Cart } from '../cart/cart';
import type { Money } from '../money/money';
import { readProduct } from '../product/product';
import type { Product } from '../product/product';
import { orders } from '../testing/random-order';
import { runs } from '../testing/runs';
import { cartSchema, productSchema } from './index';
import type { moneySchema } from './index';

const contracts = [
  [
    'cart',
    cartSchema,
    (raw: unknown) => {
      const { cart, issues } = readCart(raw);
      return { value: cart, issues };
    },
    Object.keys(cartFields),
  ],
  [
    'product',
    productSchema,
    (raw: unknown) => {
      const { product, issues } = readProduct(raw);
      return { value: product, issues };
    },
    Object.keys(readProduct({}).product),
  ],
] as const;
const values = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    'a',
    'USD',
    'physical',
    0,
    1,
    -1,
    0.5,
    2 ** 53,
    100_000_001,
    true,
    false,
  ),
  fc.array(
    fc.dictionary(
      fc.constantFrom(
        'id',
        'code',
        'quantity',
        'productType',
        'unitCents',
        'kind',
        'ratePerMillion',
        'usesLeft',
        'optionValues',
        'reason',
        'priceCents',
        'value',
      ),
      fc.constantFrom(null, 'a', 'digital', 'amount', 0, 1, 2_000_000, true, []),
      { maxKeys: 4 },
    ),
    { maxLength: 2 },
  ),
  fc.record({ currency: fc.constantFrom('USD', 'XXX'), cents: fc.constantFrom(0, 1, 0.5, '1') }),
  fc.record({
    billingPeriod: fc.constantFrom(null, {}, { value: 2, unit: 'week' }, { value: 0 }, 7),
    numBillingCycles: fc.constantFrom(0, 3, -1, null),
  }),
);

describe.each(contracts)('schema and reader of a %s', (_, schema, read, names) => {
  it('agree on what is right, and on the answer', () => {
    let good = 0;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 3 }), (raw) => {
        const parsed = schema.safeParse(raw);
        const { value, issues } = read(raw);
        expect(parsed.success, JSON.stringify(raw)).toBe(issues.length === 0);
        if (!parsed.success) return;
        expect(parsed.data).toEqual(value);
        good += 1;
      }),
      { numRuns: runs.numRuns / 10 },
    );
    expect(good).toBeGreaterThan(runs.numRuns / 100);
  });
});

describe('schemas', () => {
  it('take any cart that was read', () => {
    fc.assert(
      fc.property(orders, ({ entries, coupons, taxRules, shipping }) => {
        const cart = {
          ...readCart({}).cart,
          entries,
          coupons,
          applicableTaxRules: taxRules,
          selectedShippingOption: shipping,
          created: new Date(5),
        };
        expect(cartSchema.parse(cart)).toEqual(cart);
      }),
      { numRuns: runs.numRuns / 10 },
    );
  });

  it('give the very types of the readers', () => {
    expectTypeOf<z.output<typeof cartSchema>>().toExtend<Cart>();
    expectTypeOf<z.output<typeof productSchema>>().toExtend<Product>();
    expectTypeOf<z.output<typeof moneySchema>>().toExtend<Money>();
  });
});
