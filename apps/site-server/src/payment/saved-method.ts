import type { CurrencyCode } from '@frontage/commerce-model';

/** A way of paying that a provider keeps, to be charged without its buyer; never card data. */
export interface SavedMethod {
  /** The provider's name for it, which is of use to nobody but this account. */
  readonly id: string;
  /** What its buyer knows it by. */
  readonly kind: 'card' | 'other';
  /** Of a card's number, as receipts have them; '' where the provider does not tell. */
  readonly lastFour: string;
}

/** What is charged without its buyer; a repeat has to say exactly the same. */
export interface ChargeRequest {
  /** As in `PaymentAttempt`. */
  readonly key: string;
  /** Minor units, 1 or more. */
  readonly cents: number;
  readonly currency: CurrencyCode;
  /** For the buyer's statement. */
  readonly description: string;
  readonly email: string;
  /** The id of a `SavedMethod`. */
  readonly method: string;
  readonly metadata: { siteId: string; checkoutId: string; attempt: number };
}

/** A buyer names a method at the provider, without paying. */
export interface MethodRequest {
  /** The shop's name for it; a repeat opens the same page. 200 characters at most. */
  readonly key: string;
  /** What will be charged: providers offer the ways of paying that fit. */
  readonly currency: CurrencyCode;
  readonly email: string;
  /** The id of the method that it replaces; absent for none. */
  readonly former?: string;
  /** Where the buyer comes back to, having named one or not; absolute. */
  readonly returnUrl: string;
}

/** How naming a method stands; `saved` and `ended` are final. */
export type MethodAnswer =
  | { readonly status: 'actionNeeded'; readonly url: string }
  | { readonly status: 'saved'; readonly method: SavedMethod }
  /** Its time was over. */
  | { readonly status: 'ended' };

/** What a provider tells by itself of a method. */
export interface MethodNews {
  /** The same for each time it is told. */
  readonly eventId: string;
  /** As in `MethodRequest`; maybe one that this shop never asked with. */
  readonly key: string;
  readonly method: SavedMethod;
}
