import * as z from 'zod';
import { couponReasons } from '../cart/cart-parts';
import { perMillion } from '../money/rounding';
import { maxPriceCents } from '../product/is-price';
import { productTypes } from '../product/product';
import { moneySchema } from './money-schema';
import { fallsBack, flag, listOf, oneOf, orNull, text, whole, wholeOrNull } from './falls-back';

const entry = z.object({
  id: text(),
  productId: text(),
  variantId: text(),
  productType: oneOf(productTypes, 'physical'),
  title: text(),
  unitCents: whole(0, 0, maxPriceCents),
  quantity: whole(1, 1),
  taxable: flag(true),
});

const shippingOption = z.object({
  id: text(),
  title: text(),
  baseCents: whole(),
  perItemCents: whole(),
  freeFromCents: wholeOrNull(),
});
const taxRule = z.object({
  id: text(),
  name: text(),
  ratePerMillion: whole(0, 0, perMillion),
  appliesToShipping: flag(),
});
const coupon = z.object({
  code: text(),
  kind: oneOf(['percent', 'amount', 'shipping'], 'percent'),
  ratePerMillion: whole(0, 0, perMillion),
  cents: whole(),
  minSubtotalCents: whole(),
  startsAt: wholeOrNull(),
  endsAt: wholeOrNull(),
  usesLeft: wholeOrNull(),
  productIds: listOf(z.string()),
});

/**
 * The schema for storing a cart [3.04]: refuses what the reader would replace by a default, and
 * otherwise gives the same result as the reader.
 */
export const cartSchema = z.object({
  id: text(),
  websiteId: text(),
  orderId: text(),
  created: fallsBack(
    z
      .union([
        z.date(),
        z
          .number()
          .transform((stamp) => new Date(stamp))
          .refine((date) => !Number.isNaN(date.getTime())),
      ])
      .nullable(),
    null,
  ),
  isPurchased: flag(),
  entries: listOf(entry),
  shippingOptions: listOf(shippingOption),
  applicableTaxRules: listOf(taxRule),
  coupons: listOf(coupon),
  validCoupons: listOf(coupon),
  invalidCoupons: listOf(z.object({ code: text(), reason: oneOf(couponReasons, 'products') })),
  selectedShippingOption: orNull(shippingOption),
  shippingLocation: orNull(z.object({ country: text(), region: text(), postalCode: text() })),
  subtotalCents: whole(),
  taxCents: whole(),
  shippingCostCents: whole(),
  discountCents: whole(),
  grandTotalCents: whole(),
  totalQuantity: whole(),
  subtotalAmount: fallsBack(moneySchema, { cents: 0, currency: 'USD' }),
  hasDigital: flag(),
  purelyDigital: flag(),
  requiresShipping: flag(),
});
