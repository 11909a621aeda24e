import type { CheckoutState } from '@frontage/commerce-model';
import type { CheckoutAddress, CheckoutKind, GiftDetails } from '@frontage/react-blocks/server';
import type { CartContent } from '../cart/stored-cart';

/** A visitor's input and choices in a checkout. */
export interface CheckoutContent {
  /** What is bought; for a visitor's cart, its content at the last view. */
  readonly cart: CartContent;
  readonly email: string;
  readonly address: CheckoutAddress;
  /** The id of a payment method; `''` while none is chosen. */
  readonly payment: string;
  /** The donation; null for a purchase. */
  readonly donation: StoredDonation | null;
  /** The recipient of its gift card. @default none */
  readonly gift?: GiftDetails;
  /** The buyer's note to the seller. @default none */
  readonly buyerNote?: string;
  /** The language of the page where it started, BCP 47. */
  readonly language: string;
  /** The site's origin, such as `https://studio.example`; see `siteOrigin`. */
  readonly origin: string;
  /** The origin in the buyer's browser, for the return from the provider; never for mails. */
  readonly returnOrigin: string;
  /** Who began it, see `ShopLinks.visitor`. */
  readonly visitor: string;
}

/** A visitor's donation. */
export interface StoredDonation {
  /** The product that accepts it. */
  readonly productId: string;
  /** Minor units; null while no amount is chosen. */
  readonly cents: number | null;
  /** An invalid amount as typed; '' for none. */
  readonly typed: string;
  /** Whether it repeats, by the product's plan. */
  readonly isRegular: boolean;
}

/** A stored checkout; its log contains its events. */
export interface StoredCheckout {
  readonly id: string;
  readonly siteId: string;
  readonly kind: CheckoutKind;
  /** Null for a purchase without a cart. */
  readonly cartId: string | null;
  readonly at: CheckoutState['at'];
  readonly content: CheckoutContent;
  /** Counts the changes of `content`. */
  readonly revision: number;
  /** Increases with each transaction that locks it; while it is 0 its log is empty. */
  readonly version: number;
  readonly createdAt: number;
}

/** A new checkout. */
export type NewCheckout = Omit<StoredCheckout, 'at' | 'revision' | 'version' | 'createdAt'>;
