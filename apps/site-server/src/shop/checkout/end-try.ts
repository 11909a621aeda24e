import { settleTry } from '../../payment/tries';
import type { Database } from '../../store/database';
import type { UnpaidEnd } from './driver/checkout-book';
import { tryKey } from './driver/checkout-payments';
import { mailMispaid } from './mail-mispaid';

/**
 * Notes what became of a try of paying that no order was made of, and tells of money of another
 * amount than was asked for.
 *
 * @param db the transaction that writes the checkout down
 * @param tried which try
 * @param end what became of it
 * @param facts UTC milliseconds, and ids of mails
 */
export async function endTry(
  db: Database,
  tried: { checkoutId: string; attempt: number },
  end: UnpaidEnd,
  facts: { now: number; createId(): string },
): Promise<void> {
  const row = await settleTry(db, tryKey(tried), end, facts.now);
  if (row && end.status !== 'declined' && end.mispaid)
    await mailMispaid(db, row, end.mispaid, facts);
}
