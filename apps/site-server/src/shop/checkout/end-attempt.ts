import { settleAttempt } from '../../payment/attempts';
import type { Database } from '../../store/database';
import type { UnpaidEnd } from './driver/checkout-book';
import { attemptKey } from './driver/checkout-payments';
import { mailMispaid } from './mail-mispaid';

/**
 * Records the end of a payment attempt without an order, and notifies of a wrong amount.
 *
 * @param db the transaction that records the checkout
 * @param tried the attempt
 * @param end of the attempt
 * @param facts UTC milliseconds, and ids of mails
 */
export async function endAttempt(
  db: Database,
  tried: { checkoutId: string; attempt: number },
  end: UnpaidEnd,
  facts: { now: number; createId(): string },
): Promise<void> {
  const row = await settleAttempt(db, attemptKey(tried), end, facts.now);
  if (row && end.status !== 'declined' && end.mispaid)
    await mailMispaid(db, row, end.mispaid, facts);
}
