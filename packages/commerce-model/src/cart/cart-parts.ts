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
  /** The line's id, not the product's. */
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

/** A shipping method as offered for one location. */
export const shippingOptionField = /* @__PURE__ */ shaped({
  id: text,
  title: text,
  baseCents: whole(),
  /** Charged for each shipped piece. */
  perItemCents: whole(),
  /** The goods total, after discounts, from which shipping is free; null for never. */
  freeFromCents: orNull(whole()),
});

/** A tax that applies where the cart is shipped or where the store is. */
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
  /** `percent` and `amount` reduce the price of goods, `shipping` makes shipping free. */
  kind: oneOf(['percent', 'amount', 'shipping'], 'percent'),
  ratePerMillion: rate,
  cents: whole(),
  /** The lowest goods total, before discounts. */
  minSubtotalCents: whole(),
  /** UTC milliseconds, inclusive; null for no start. */
  startsAt: orNull(whole()),
  /** UTC milliseconds, exclusive; null for no end. */
  endsAt: orNull(whole()),
  /** null for unlimited. */
  usesLeft: orNull(whole()),
  /** The products it applies to; empty for all. Gift cards are never discounted. */
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

/** The place that a cart is shipped to. */
export const locationField = /* @__PURE__ */ shaped({
  country: text,
  region: text,
  postalCode: text,
});

/** One line of a cart. */
export type CartEntry = ValueOf<typeof entryField>;
/** A shipping method as offered for one location. */
export type ShippingOption = ValueOf<typeof shippingOptionField>;
/** A tax that applies to a cart. */
export type TaxRule = ValueOf<typeof taxRuleField>;
/** A discount that a visitor has a code for. */
export type Coupon = ValueOf<typeof couponField>;
/** A coupon that does not count, and why. */
export type InvalidCoupon = ValueOf<typeof invalidCouponField>;
