import type { CartEntry, Coupon, ShippingOption, TaxRule } from '../cart/cart-parts';
import type { InvalidCoupon } from '../cart/cart-parts';
import type { CurrencyCode } from '../money/currency-codes';
import type { Rounding } from '../money/rounding';

/** How a store computes totals, as its tax office requires. */
export interface TotalsSettings {
  /**
   * Whether prices include taxes.
   *
   * @default false
   */
  readonly taxIncluded: boolean;
  /** @default 'halfUp' */
  readonly rounding: Rounding;
  /**
   * The unit that is taxed and rounded: each piece, each line, or the whole order.
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

/** A gift card used for payment. */
export interface GiftCardBalance {
  readonly id: string;
  /** The remaining balance, minor units. */
  readonly balanceCents: number;
}

/** Everything that decides what an order costs. */
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

/** The effect of one rule on each line, in the order of the lines. */
export interface Share {
  /** The id of the coupon or tax rule. */
  readonly id: string;
  readonly cents: number;
  readonly byLine: readonly number[];
}

/** What an order costs and why; minor units throughout. */
export interface Totals {
  readonly currency: CurrencyCode;
  /** The totals of each line, in the order of the entries. */
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly cents: number;
  }[];
  readonly discounts: readonly Share[];
  /** Included in prices or added to them, see `taxIncluded`. */
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
  /** The amount to pay after gift cards. */
  readonly dueCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}
