import type { SpendCaptcha } from '../../captcha/judge-captcha';
import type { Database } from '../../store/database';
import { findKey, useKey } from '../keys/form-keys';
import { deliverSubmission, type Delivery } from './deliver-submission';
import { judgeKey, otherValues, type KeyVerdict } from './judge-key';

/** What an accepted submission is stored with. */
export interface AcceptedSubmission extends Delivery {
  /** The hash of its values, as sent. */
  hash: string;
  spend: SpendCaptcha;
}

/**
 * Stores a submission and marks its key as used. The key is judged again inside the transaction:
 * another machine may have used it meanwhile.
 *
 * @param db the transaction of a write
 * @param accepted what to store
 * @returns the final verdict on the key
 */
export async function saveSubmission(
  db: Database,
  { hash, spend, ...delivery }: AcceptedSubmission,
): Promise<KeyVerdict> {
  const { siteId, formId, key, id, createdAt } = delivery.submission;
  const answer = JSON.stringify({ data: { submissionId: id } });
  // This comes before the captcha is used: of two attempts at one submission the later must find
  // the first, not its used captcha.
  if (!(await useKey(db, delivery.submission, { bodyHash: hash, answer }))) {
    const used = await findKey(db, siteId, key);
    return judgeKey(used, formId, hash, createdAt) ?? otherValues;
  }
  if (!(await deliverSubmission(db, delivery)))
    throw new Error(`[site-server] the unused key ${key} has a submission. Nothing was stored.`);
  await spend(db, createdAt);
  return { answer };
}
