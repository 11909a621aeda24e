import { enqueueMail, type NewMail } from '../../mail/mails';
import type { Database } from '../../store/database';
import { claimUploads } from '../uploads/uploads';
import { insertSubmission, type NewSubmission } from './submissions';

/** A submission with everything that is stored together with it. */
export interface Delivery {
  submission: NewSubmission;
  mails: readonly NewMail[];
  /** Field id → ids of its files. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Stores what other rooms add. */
  follow(db: Database): Promise<void>;
}

/** A file of a submission is missing, or belongs to another one; nothing was stored. */
export class UploadGone extends Error {
  constructor(readonly fieldId: string) {
    super(`[site-server] a file of the field ${fieldId} is not there. Nothing was stored.`);
  }
}

/**
 * Stores a submission with its mails and its files: all of it, or nothing.
 *
 * @param db the transaction of a write
 * @param delivery what to store
 * @returns false if the key was already used; nothing is stored then
 * @throws UploadGone if a file is missing
 */
export async function deliverSubmission(
  db: Database,
  { submission, mails, files, follow }: Delivery,
): Promise<boolean> {
  if (!(await insertSubmission(db, submission))) return false;
  const { id: submissionId, formId, key } = submission;
  for (const [fieldId, ids] of files) {
    if (!(await claimUploads(db, { submissionId, formId, fieldId, key, ids })))
      throw new UploadGone(fieldId);
  }
  for (const mail of mails) await enqueueMail(db, mail);
  await follow(db);
  return true;
}
