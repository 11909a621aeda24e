import type { CheckoutAddress, GiftDetails } from '@frontage/react-blocks/server';

/**
 * The buyer and their payment method, as recorded when they paid, whatever they enter afterwards.
 */
export interface BuyerDetails {
  readonly email: string;
  /** Null for an order that is not shipped. */
  readonly address: CheckoutAddress | null;
  /** The id of a payment method; `''` while none is chosen. */
  readonly payment: string;
  /** The language of the page where it started, BCP 47. */
  readonly language: string;
  /** For whom the gift card is that is bought. @default it is none */
  readonly gift?: GiftDetails;
  /** What the buyer writes to the seller. @default nothing */
  readonly buyerNote?: string;
  /** The site's origin, such as `https://studio.example`. */
  readonly origin: string;
}

/**
 * What the ledger keeps of an attempt besides its money: a provider that is asked again receives
 * the same request, whatever was renamed meanwhile.
 */
export interface AttemptDetails extends BuyerDetails {
  /** What is bought, shown to the buyer on the provider's page. */
  readonly description: string;
  /** The origin that the provider leads back to. @default `origin` */
  readonly returnOrigin?: string;
  /** The method, if a plug has several; null for the plug's own. */
  readonly method: string | null;
  /** Whether the provider is to keep the method of its buyer. @default it is not */
  readonly keepsMethod?: boolean;
  /** The id of the saved method that is charged without its buyer. @default the buyer pays */
  readonly charged?: string;
  /** What the buyer agreed to in words. @default nothing but the price */
  readonly consent?: Consent;
}

/** Words that a buyer agreed to by pressing the button beneath them. */
export interface Consent {
  /** As they stood there, in the language of the page. */
  readonly text: string;
  /** UTC milliseconds. */
  readonly at: number;
}
