import { currencyCodes, perMillion } from '@frontage/commerce-model';
import * as z from 'zod';

/** What a coupon takes off, and from which subtotal on, minor units. */
export interface CouponAmount {
  cents: number;
  minSubtotalCents: number;
}

const cents = z.int().min(0);
/** What an owner may say of a coupon. */
export const couponSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/, 'not a code of 1 to 40 letters, digits, - and _'),
  kind: z.enum(['percent', 'amount', 'shipping']),
  ratePerMillion: cents.max(perMillion).default(0),
  /**
   * By currency; in those that are not here an `amount` is worth nothing, and no smallest subtotal
   * holds.
   */
  amounts: z
    .partialRecord(
      z.enum(currencyCodes),
      z.object({ cents: cents.default(0), minSubtotalCents: cents.default(0) }),
    )
    .default({}),
  startsAt: cents.nullable().default(null),
  endsAt: cents.nullable().default(null),
  /** Null for without end. */
  usesLeft: cents.nullable().default(null),
  productIds: z.array(z.string()).default([]),
});

/** What an owner says of a coupon; what is left out has its default. */
export type CouponInput = z.input<typeof couponSchema>;

/** A coupon as its owner saved it, with what is left of it. */
export type StoredCoupon = z.output<typeof couponSchema>;
