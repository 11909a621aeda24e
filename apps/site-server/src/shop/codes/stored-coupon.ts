import { currencyCodes, perMillion } from '@frontage/commerce-model';
import * as z from 'zod';

/** The reduction of a coupon, and its lowest subtotal, minor units. */
export interface CouponAmount {
  cents: number;
  minSubtotalCents: number;
}

const cents = z.int().min(0);
/** The schema of an owner's coupon. */
export const couponSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/, 'not a code of 1 to 40 letters, digits, - and _'),
  kind: z.enum(['percent', 'amount', 'shipping']),
  ratePerMillion: cents.max(perMillion).default(0),
  /**
   * By currency; in a missing one an `amount` is worth nothing, and there is no lowest subtotal.
   */
  amounts: z
    .partialRecord(
      z.enum(currencyCodes),
      z.object({ cents: cents.default(0), minSubtotalCents: cents.default(0) }),
    )
    .default({}),
  startsAt: cents.nullable().default(null),
  endsAt: cents.nullable().default(null),
  /** Null for unlimited. */
  usesLeft: cents.nullable().default(null),
  productIds: z.array(z.string()).default([]),
});

/** An owner's input for a coupon; missing fields have their defaults. */
export type CouponInput = z.input<typeof couponSchema>;

/** A coupon as saved by its owner, with its remaining uses. */
export type StoredCoupon = z.output<typeof couponSchema>;
