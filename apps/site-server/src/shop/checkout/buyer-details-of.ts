import type { BuyerDetails } from '../../payment/buyer-details';
import type { PaymentTable } from '../../payment/payment-tables';
import { parseJson } from '../../store/json-text';
import type { StoredCheckout } from './stored-checkout';

/** What a try of paying keeps of a checkout. */
export function buyerDetailsIn({ content }: Pick<StoredCheckout, 'content'>): BuyerDetails {
  const { email, address, payment, language, origin } = content;
  return { email, address, payment, language, origin };
}

/**
 * What counts for a try of paying: what was judged when it was made.
 *
 * @param tried the try; absent where nothing was to be paid
 * @param checkout as it stands now, which counts where no try kept anything
 */
export function buyerDetailsOf(
  tried: Pick<PaymentTable, 'document'> | undefined,
  { content }: Pick<StoredCheckout, 'content'>,
): BuyerDetails {
  return tried?.document ? parseJson(tried.document) : content;
}
