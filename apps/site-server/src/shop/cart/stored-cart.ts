import type { CurrencyCode } from '@frontage/commerce-model';

/** A stored line: what is wanted, never the price. */
export interface CartLine {
  id: string;
  productId: string;
  /** `''` for a digital product. */
  variantId: string;
  quantity: number;
  /** Whether what has a plan is bought once, without renewals. @default false */
  isOnce?: boolean;
  /**
   * The last displayed price of one piece, minor units of the cart's currency; null if nobody has
   * seen it.
   */
  seenCents: number | null;
}

/** What a visitor put into a cart, as ids and quantities: prices always come from the catalogue. */
export interface CartContent {
  currency: CurrencyCode;
  lines: readonly CartLine[];
  couponCodes: readonly string[];
  giftCardIds: readonly string[];
  /** The id of the chosen shipping method; `''` for none. */
  shippingId: string;
  location: { country: string; region: string; postalCode: string } | null;
  /**
   * Keys of the last changes with a hash of each, so that a repetition changes nothing; posts
   * without scripts have `''` and the time, UTC milliseconds.
   */
  changes: readonly { key: string; hash: string; at?: number }[];
}

/** A cart as it is stored. */
export interface StoredCart {
  id: string;
  siteId: string;
  /** Increases with every change. */
  version: number;
  content: CartContent;
  /** The order made of it; null while it is not bought. */
  orderId: string | null;
  /** UTC milliseconds. */
  createdAt: number;
  expiresAt: number;
}
