import type { CheckoutAddress } from '@frontage/react-blocks/server';

/** Who buys and how they pay, as it was judged when they paid, whatever they enter afterwards. */
export interface BuyerDetails {
  readonly email: string;
  readonly address: CheckoutAddress;
  /** The id of a way of paying; `''` while none is chosen. */
  readonly payment: string;
  /** Of the page that it began on, BCP 47. */
  readonly language: string;
  /** Where the site is, such as `https://studio.example`. */
  readonly origin: string;
}
