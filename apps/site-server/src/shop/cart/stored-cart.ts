import type { CurrencyCode } from '@frontage/commerce-model';

/** A line as it is stored: what is wanted, never what it costs. */
export interface CartLine {
  id: string;
  productId: string;
  /** `''` for a digital product. */
  variantId: string;
  quantity: number;
  /**
   * What one piece cost when the visitor saw it last, minor units of the cart's currency; null
   * while nobody has.
   */
  seenCents: number | null;
}

/**
 * What a visitor put into a cart, as ids and quantities: prices come from the catalogue each time.
 */
export interface CartContent {
  currency: CurrencyCode;
  lines: readonly CartLine[];
  couponCodes: readonly string[];
  giftCardIds: readonly string[];
  /** Of the chosen way of shipping; `''` for none. */
  shippingId: string;
  location: { country: string; region: string; postalCode: string } | null;
  /**
   * Keys of the last changes with a hash of each, so that a repeat changes nothing; those of posts
   * without scripts have `''` and the time, UTC milliseconds.
   */
  changes: readonly { key: string; hash: string; at?: number }[];
}

/** A cart as it is stored. */
export interface StoredCart {
  id: string;
  siteId: string;
  /** Grows with every change. */
  version: number;
  content: CartContent;
  /** The order it became; null while it is not bought. */
  orderId: string | null;
  /** UTC milliseconds. */
  createdAt: number;
  expiresAt: number;
}
