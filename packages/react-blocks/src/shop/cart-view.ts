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
 * What may be wrong with a line: its product is gone, is sold out, is there less often than wanted,
 * or costs something else than before.
 */
export const cartProblems = ['gone', 'soldOut', 'fewer', 'priceChanged'] as const;

/** One of them. */
export type CartProblem = (typeof cartProblems)[number];

/** What a page shows of a line beside what stands in the cart's entry of that id. */
export interface CartLineView {
  /** Of the cart's entry. */
  readonly lineId: string;
  /** The variant in words: `Blue / Large`; '' for a product without a choice. */
  readonly variantLabel: string;
  readonly picture: PictureData | null;
  /** Of the product's page, without a slash before it; '' when there is none any more. */
  readonly slug: string;
  /**
   * The most that can be bought now, at most `maxQuantity` of commerce-model; 1 for what is bought
   * once.
   */
  readonly maxQuantity: number;
  /** How it is renewed; null for what is bought once. */
  readonly plan: Plan | null;
  /** @default nothing is wrong */
  readonly problem?: CartProblem | undefined;
  /** What one piece cost when it was last seen, minor units; only with `priceChanged`. */
  readonly formerCents?: number | undefined;
}

/** A gift card that pays for a cart. */
export interface GiftCardView {
  readonly id: string;
  /** The last four characters of its code. */
  readonly lastFour: string;
  readonly balanceCents: number;
  /** What of it this cart uses. */
  readonly usedCents: number;
}

/**
 * A cart as pages show it: all that decides its totals is in it, so that a browser
 * computes them to the cent as the server did. Coupons, ways of shipping, taxes and
 * location stand in `cart`.
 */
export interface CartView {
  /** Priced by `priceCart`. */
  readonly cart: Cart;
  readonly totals: Totals;
  /** In the order of the cart's entries, one for each. */
  readonly lines: readonly CartLineView[];
  readonly giftCards: readonly GiftCardView[];
  /** Those a visitor may choose from, the store's own first. */
  readonly currencies: readonly CurrencyCode[];
  /** Where it may be shipped to: ISO 3166 codes of two letters. */
  readonly countries: readonly string[];
  /** How the store computes. */
  readonly settings: TotalsSettings;
  /** When payment by installments is told of; null for never [9.06]. */
  readonly installments: InstallmentRule | null;
  /** When the server computed it, UTC milliseconds; coupons go by it. */
  readonly now: number;
  /** Grows with every change. */
  readonly version: number;
  /** `priceHash` of the totals. */
  readonly priceHash: string;
}

export type { CartChange } from '@frontage/site-api';

/** Where the cart's posts without scripts go. */
export const cartAction = '/commerce/cart';

/** The cart page. */
export const cartAddress = '/cart';

/** Where a cart becomes a checkout [2.01]. */
export const checkoutStart = '/commerce/goto-checkout';

/**
 * The control that carries the answer of the captcha on the cart page, when codes are entered
 * [6.07].
 */
export const captchaControl = 'captchaKey';
