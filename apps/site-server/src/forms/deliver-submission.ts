import { enqueueMail, type NewMail } from '../store/content/outbox';
import { insertSubmission, type NewSubmission } from '../store/content/submissions';
import type { Database } from '../store/tables';

/** A submission with all that is stored together with it. */
export interface Delivery {
  submission: NewSubmission;
  mails: readonly NewMail[];
}

/**
 * Stores a submission and its mails: all of it, or nothing.
 *
 * @param db the transaction of a write
 * @param delivery what to store
 * @returns false when the key was used already; nothing is stored then
 */
export async function deliverSubmission(db: Database, { submission, mails }: Delivery): Promise<boolean> {
  if (!(await insertSubmission(db, submission))) return false;
  for (const mail of mails) await enqueueMail(db, mail);
  return true;
}
