import type { CartEntry, Coupon, ShippingOption, TaxRule } from '../cart/cart-parts';
import type { InvalidCoupon } from '../cart/cart-parts';
import type { CurrencyCode } from '../money/currency-codes';
import type { Rounding } from '../money/rounding';

/** How a store computes; there is no truth here, only what its tax office wants. */
export interface TotalsSettings {
  /**
   * Whether prices hold their taxes already.
   *
   * @default false
   */
  readonly taxIncluded: boolean;
  /** @default 'halfUp' */
  readonly rounding: Rounding;
  /**
   * What is taxed and rounded as one: each piece, each line, or all of the order.
   *
   * @default 'line'
   */
  readonly taxLevel: 'unit' | 'line' | 'order';
}

/** The defaults of {@link TotalsSettings}. */
export const totalsDefaults: TotalsSettings = {
  taxIncluded: false,
  rounding: 'halfUp',
  taxLevel: 'line',
};

/** A gift card that pays. */
export interface GiftCardBalance {
  readonly id: string;
  /** What is left on it, minor units. */
  readonly balanceCents: number;
}

/** All that decides what an order costs. */
export interface OrderInput {
  readonly currency: CurrencyCode;
  readonly entries: readonly CartEntry[];
  readonly coupons?: readonly Coupon[];
  readonly taxRules?: readonly TaxRule[];
  /** Absent or null: none is chosen yet, and shipping costs nothing. */
  readonly shipping?: ShippingOption | null;
  readonly giftCards?: readonly GiftCardBalance[];
  readonly settings?: Partial<TotalsSettings>;
  /** UTC milliseconds, for coupons. */
  readonly now: number;
}

/** What one rule did to the lines, in their order. */
export interface Share {
  /** Of the coupon or tax rule. */
  readonly id: string;
  readonly cents: number;
  readonly byLine: readonly number[];
}

/** What an order costs and why; minor units throughout. */
export interface Totals {
  readonly currency: CurrencyCode;
  /** Of the lines, in the order of the entries. */
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly cents: number;
  }[];
  readonly discounts: readonly Share[];
  /** In prices, or on top of them: `taxIncluded`. */
  readonly taxes: readonly (Share & { readonly shippingCents: number })[];
  readonly taxIncluded: boolean;
  readonly shipping: { readonly id: string; readonly cents: number } | null;
  readonly giftCards: readonly { readonly id: string; readonly cents: number }[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly InvalidCoupon[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  /** What the order costs. */
  readonly grandTotalCents: number;
  /** What is left to pay after gift cards. */
  readonly dueCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}
