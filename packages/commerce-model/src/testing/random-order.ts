import fc from 'fast-check';
import type { CartEntry, Coupon, ShippingOption, TaxRule } from '../cart/cart-parts';
import { productTypes } from '../product/product';
import type { OrderInput } from '../totals/order-input';

const cents = fc.oneof(fc.nat(50), fc.nat(5_000), fc.nat(1_000_000));
const id = fc.constantFrom('a', 'b', 'c', 'd');

/** A line; the list that contains it assigns its id. */
export const entries: fc.Arbitrary<CartEntry[]> = fc
  .array(
    fc.record({
      productId: id,
      variantId: id,
      productType: fc.constantFrom(...productTypes),
      title: fc.constant(''),
      unitCents: cents,
      quantity: fc.integer({ min: 1, max: 12 }),
      taxable: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((entry, index) => ({ id: `line${index}`, ...entry })));

const coupon: fc.Arbitrary<Coupon> = fc.record({
  code: fc.constantFrom('TEN', 'FIVE', 'SHIP', 'B'),
  kind: fc.constantFrom('percent', 'amount', 'shipping'),
  ratePerMillion: fc.nat(1_000_000),
  cents,
  minSubtotalCents: fc.constantFrom(0, 0, 1_000),
  startsAt: fc.constantFrom(null, 0, 2_000),
  endsAt: fc.constantFrom(null, 500, 5_000),
  usesLeft: fc.constantFrom(null, 0, 3),
  productIds: fc.array(id, { maxLength: 2 }),
});

const taxRule: fc.Arbitrary<TaxRule> = fc.record({
  id: fc.uuid(),
  name: fc.constant(''),
  ratePerMillion: fc.nat(300_000),
  appliesToShipping: fc.boolean(),
});
const shipping: fc.Arbitrary<ShippingOption | null> = fc.option(
  fc.record({
    id: fc.constant('post'),
    title: fc.constant(''),
    baseCents: fc.nat(2_000),
    perItemCents: fc.nat(200),
    freeFromCents: fc.option(fc.nat(10_000)),
  }),
);

/** Any order of a few lines, with everything that can change its price. */
export const orders: fc.Arbitrary<OrderInput> = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'JPY'),
  entries,
  coupons: fc.array(coupon, { maxLength: 3 }),
  taxRules: fc.array(taxRule, { maxLength: 3 }),
  shipping,
  giftCards: fc.array(fc.record({ id: fc.uuid(), balanceCents: fc.nat(100_000) }), {
    maxLength: 2,
  }),
  settings: fc.record({
    taxIncluded: fc.boolean(),
    rounding: fc.constantFrom('halfEven', 'halfUp', 'halfDown'),
    taxLevel: fc.constantFrom('unit', 'line', 'order'),
  }),
  now: fc.constant(1_000),
});
