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
export interface TryDetails extends BuyerDetails {
  /** What is bought, shown to the buyer on the provider's page. */
  readonly description: string;
  /** The origin that the provider leads back to. @default `origin` */
  readonly returnOrigin?: string;
  /** The method, if a plug has several; null for the plug's own. */
  readonly method: string | null;
}
