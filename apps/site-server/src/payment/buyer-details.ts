import type { CheckoutAddress } from '@frontage/react-blocks/server';

/** Who buys and how they pay, as it was judged when they paid, whatever they enter afterwards. */
export interface BuyerDetails {
  readonly email: string;
  /** Null for what is not shipped. */
  readonly address: CheckoutAddress | null;
  /** The id of a way of paying; `''` while none is chosen. */
  readonly payment: string;
  /** Of the page that it began on, BCP 47. */
  readonly language: string;
  /** Where the site is, such as `https://studio.example`. */
  readonly origin: string;
}

/**
 * What the ledger keeps of a try beside its money: a provider that is asked once more is told the
 * same, whatever was renamed meanwhile.
 */
export interface TryDetails extends BuyerDetails {
  /** What is bought, for the buyer to read on the provider's page. */
  readonly description: string;
  /** Where the provider leads back to. @default `origin` */
  readonly returnOrigin?: string;
  /** How, where a plug has several ways; null for the plug's own. */
  readonly method: string | null;
}
