import { endPayment } from '../../payment/payments';
import type { Database } from '../../store/database';
import type { TryEnd } from './driver/checkout-book';
import { tryKey } from './driver/checkout-payments';
import { mailMispaid } from './mail-mispaid';

/**
 * Notes what became of a try of paying, so that whoever reads the table reads the truth.
 * One that an order was made of stays `paid`, and what money came for is not `declined` again.
 *
 * @param db the transaction that writes the checkout down
 * @param tried which try
 * @param end what became of it
 * @param facts UTC milliseconds, and ids of mails
 */
export async function endTry(
  db: Database,
  { checkoutId, attempt }: { checkoutId: string; attempt: number },
  end: TryEnd,
  facts: { now: number; createId(): string },
): Promise<void> {
  const row = await endPayment(db, tryKey({ checkoutId, attempt }), end, facts.now);
  if (row && end.status !== 'declined' && end.mispaid)
    await mailMispaid(db, row, end.mispaid, facts);
}
