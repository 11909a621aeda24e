import type { CheckoutState } from '@frontage/commerce-model';
import type { CheckoutAddress, CheckoutKind } from '@frontage/react-blocks/server';
import type { CartContent } from '../cart/stored-cart';

/** What a visitor has told and chosen in a checkout. */
export interface CheckoutContent {
  /** What is bought; of a visitor's cart it is what stood in it when it was looked at last. */
  readonly cart: CartContent;
  readonly email: string;
  readonly address: CheckoutAddress;
  /** The id of a way of paying; `''` while none is chosen. */
  readonly payment: string;
  /** What is given; null for what is bought. */
  readonly donation: StoredDonation | null;
  /** Of the page that it began on, BCP 47. */
  readonly language: string;
  /** Where the site is, such as `https://studio.example`; see `siteOrigin`. */
  readonly origin: string;
  /**
   * Where the buyer's browser reaches the site, for the provider to lead it back; never for mails.
   */
  readonly returnOrigin: string;
  /** Who began it, see `ShopLinks.visitor`. */
  readonly visitor: string;
}

/** What a visitor gives. */
export interface StoredDonation {
  /** The product that it is for. */
  readonly productId: string;
  /** Minor units; null while no amount is chosen. */
  readonly cents: number | null;
  /** Another amount as it was written, where that is none; '' for nothing. */
  readonly typed: string;
  /** Whether it is given again and again, by the product's plan. */
  readonly isRegular: boolean;
}

/** A checkout as it is stored; what happened to it stands in its log. */
export interface StoredCheckout {
  readonly id: string;
  readonly siteId: string;
  readonly kind: CheckoutKind;
  /** Null for what is bought without a cart. */
  readonly cartId: string | null;
  readonly at: CheckoutState['at'];
  readonly content: CheckoutContent;
  /** Counts the changes of `content`. */
  readonly revision: number;
  /** Grows with each transaction that takes it; while it is 0 its log is empty. */
  readonly version: number;
  readonly createdAt: number;
}

/** A new checkout. */
export type NewCheckout = Omit<StoredCheckout, 'at' | 'revision' | 'version' | 'createdAt'>;
