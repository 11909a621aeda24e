import {
  flag,
  listOf,
  oneOf,
  orNull,
  shaped,
  text,
  type ValueOf,
  whole,
} from '@frontage/core-lifecycle/reading';
import { perMillion } from '../money/rounding';
import { isPrice } from '../product/is-price';
import { productTypes } from '../product/product';

const rate = {
  ...whole(),
  expected: `a rate in millionths, to ${perMillion}`,
  is: (value: unknown): value is number => whole().is(value) && value <= perMillion,
};

/** One line of a cart. */
export const entryField = /* @__PURE__ */ shaped({
  /** Of the line, not of the product. */
  id: text,
  productId: text,
  /** '' for a digital product. */
  variantId: text,
  productType: oneOf(productTypes, 'physical'),
  title: text,
  unitCents: { ...whole(), expected: 'a price', is: isPrice },
  quantity: whole(1, 1),
  taxable: flag(true),
});

/** A way of shipping, as it is offered for one location. */
export const shippingOptionField = /* @__PURE__ */ shaped({
  id: text,
  title: text,
  baseCents: whole(),
  /** For each piece that is shipped. */
  perItemCents: whole(),
  /** What the goods must cost, after discounts, to be shipped for nothing; null for never. */
  freeFromCents: orNull(whole()),
});

/** A tax that applies where the cart is shipped or the store is. */
export const taxRuleField = /* @__PURE__ */ shaped({
  id: text,
  name: text,
  /** 190,000 is 19 %. */
  ratePerMillion: rate,
  appliesToShipping: flag(),
});

/** A discount that a visitor has a code for. */
export const couponField = /* @__PURE__ */ shaped({
  code: text,
  /** `percent` and `amount` make goods cheaper, `shipping` ships for nothing. */
  kind: oneOf(['percent', 'amount', 'shipping'], 'percent'),
  ratePerMillion: rate,
  cents: whole(),
  /** What the goods must cost, before discounts. */
  minSubtotalCents: whole(),
  /** UTC milliseconds, itself included; null for always. */
  startsAt: orNull(whole()),
  /** UTC milliseconds, itself excluded; null for never. */
  endsAt: orNull(whole()),
  /** null for without end. */
  usesLeft: orNull(whole()),
  /** Products it is for; none for all. Gift cards are never made cheaper. */
  productIds: listOf(text),
});

/** Why a coupon does not count. */
export const couponReasons = [
  'repeated',
  'early',
  'expired',
  'used',
  'minimum',
  'products',
] as const;

/** A coupon that does not count, and why. */
export const invalidCouponField = /* @__PURE__ */ shaped({
  code: text,
  reason: oneOf(couponReasons, 'products'),
});

/** Where a cart is shipped to. */
export const locationField = /* @__PURE__ */ shaped({
  country: text,
  region: text,
  postalCode: text,
});

/** One line of a cart. */
export type CartEntry = ValueOf<typeof entryField>;
/** A way of shipping, as it is offered for one location. */
export type ShippingOption = ValueOf<typeof shippingOptionField>;
/** A tax that applies to a cart. */
export type TaxRule = ValueOf<typeof taxRuleField>;
/** A discount that a visitor has a code for. */
export type Coupon = ValueOf<typeof couponField>;
/** A coupon that does not count, and why. */
export type InvalidCoupon = ValueOf<typeof invalidCouponField>;
