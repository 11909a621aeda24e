import type {
  Cart,
  CurrencyCode,
  InstallmentRule,
  Plan,
  Totals,
  TotalsSettings,
} from '@frontage/commerce-model';
import type { PictureData } from '../picture/picture.parts';

/**
 * Possible problems of a line: its product is gone or sold out, there is less of it than wanted, or
 * its price has changed.
 */
export const cartProblems = ['gone', 'soldOut', 'fewer', 'priceChanged'] as const;

/** One of them. */
export type CartProblem = (typeof cartProblems)[number];

/** What a page shows of a line besides the cart's entry with that id. */
export interface CartLineView {
  /** The id of the cart's entry. */
  readonly lineId: string;
  /** The variant in words: `Blue / Large`; '' for a product without variants. */
  readonly variantLabel: string;
  readonly picture: PictureData | null;
  /** The slug of the product's page, without a leading slash; '' if it has no page any more. */
  readonly slug: string;
  /**
   * The largest quantity available now, at most `maxQuantity` of commerce-model; 1 for what is
   * bought once. Where the store never shows the remaining stock, that maximum, unless more is
   * wanted than there is.
   */
  readonly maxQuantity: number;
  /** How it is renewed; null for what is bought once. */
  readonly plan: Plan | null;
  /** @default nothing is wrong */
  readonly problem?: CartProblem | undefined;
  /** The last displayed price of one piece, minor units; only with `priceChanged`. */
  readonly formerCents?: number | undefined;
}

/** A gift card used to pay for a cart. */
export interface GiftCardView {
  readonly id: string;
  /** The last four characters of its code. */
  readonly lastFour: string;
  readonly balanceCents: number;
  /** The part of its balance that this cart uses. */
  readonly usedCents: number;
}

/**
 * A cart as pages show it. It contains everything that decides its totals, so that a browser
 * computes the same cents as the server. Coupons, shipping methods, taxes and location are in
 * `cart`.
 */
export interface CartView {
  /** Priced by `priceCart`. */
  readonly cart: Cart;
  readonly totals: Totals;
  /** One for each of the cart's entries, in their order. */
  readonly lines: readonly CartLineView[];
  readonly giftCards: readonly GiftCardView[];
  /** The currencies a visitor may choose, the store's own first. */
  readonly currencies: readonly CurrencyCode[];
  /** The countries it may be shipped to: ISO 3166 codes of two letters. */
  readonly countries: readonly string[];
  /** How the store computes totals. */
  readonly settings: TotalsSettings;
  /** When payment by instalments is mentioned; null for never [9.06]. */
  readonly installments: InstallmentRule | null;
  /** The subtotal below which it cannot be checked out, minor units [5.17]. @default none */
  readonly minSubtotalCents?: number | undefined;
  /** When the server computed it, UTC milliseconds; coupons depend on it. */
  readonly now: number;
  /** Increases with every change. */
  readonly version: number;
  /** `priceHash` of the totals. */
  readonly priceHash: string;
}

export type { CartChange } from '@frontage/site-api';

/** Where the cart's forms post without scripts. */
export const cartAction = '/commerce/cart';

/** The cart page. */
export const cartAddress = '/cart';

/** Where a cart becomes a checkout [2.01]. */
export const checkoutStart = '/commerce/goto-checkout';

/** The control with the captcha's answer on the cart page, for entering codes [6.07]. */
export const captchaControl = 'captchaKey';
