import type { Store } from '../store/store';
import type { PaymentAnswer, UnknownPayment } from './payment-plug';
import type { PaymentTable } from './payment-table';
import { keepAttemptMethod } from './attempts';

/**
 * Notes the method that a provider has kept with an attempt, once, before anything follows from its
 * answer.
 *
 * @param store where the ledger is
 * @param tried the attempt as it is there
 * @param answer of the provider
 */
export async function noteMethod(
  { write }: Pick<Store, 'write'>,
  { key, saved: savedBefore }: Pick<PaymentTable, 'key' | 'saved'>,
  answer: PaymentAnswer | UnknownPayment,
): Promise<void> {
  const saved = answer.status === 'paid' ? answer.saved : undefined;
  if (saved && savedBefore === null) await write((db) => keepAttemptMethod(db, key, saved));
}
