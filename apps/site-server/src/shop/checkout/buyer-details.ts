import { parseJson } from '../../store/parse-json';
import type { PaymentTable } from '../../store/shop-tables';
import type { CheckoutContent, StoredCheckout } from './checkouts';

/** What a visitor told a checkout, beside what is bought. */
export type ToldContent = Pick<
  CheckoutContent,
  'email' | 'address' | 'payment' | 'language' | 'origin'
>;

/**
 * What a try of paying keeps of a checkout: what was judged, whatever its visitor enters
 * afterwards.
 */
export function keepTold({ email, address, payment, language, origin }: ToldContent): string {
  return JSON.stringify({ email, address, payment, language, origin });
}

/**
 * What counts for a try of paying: what was judged when it was made.
 *
 * @param tried the try; absent where nothing was to be paid
 * @param checkout as it stands now, which counts where no try kept anything
 */
export function toldFor(
  tried: Pick<PaymentTable, 'document'> | undefined,
  { content }: Pick<StoredCheckout, 'content'>,
): ToldContent {
  // Only `insertTry` writes this column.
  return tried?.document ? (parseJson(tried.document) as ToldContent) : content;
}
