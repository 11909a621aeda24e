import type { CurrencyCode } from '@frontage/commerce-model';
import type { GiftDetails } from './gift-details';

/** A gift card as the page of whoever gets it shows it. */
export interface GiftView extends Pick<GiftDetails, 'from' | 'to' | 'message'> {
  /** Of its page. */
  readonly token: string;
  readonly currency: CurrencyCode;
  /** What it was worth, and what is left on it, minor units. */
  readonly cents: number;
  readonly balanceCents: number;
  /** '' but in the answer to the press that shows it. */
  readonly code: string;
}
