import type { SpendCaptcha } from '../../captcha/judge-captcha';
import type { Database } from '../../store/database';
import type { IssuedKey } from '../keys/submission-keys';
import { findUsedKey, insertUsedKey } from '../keys/used-keys';
import { deliverSubmission, type Delivery } from './deliver-submission';
import { judgeUsedKey, unknownKey, type KeyVerdict } from './judge-key';

/** What an accepted submission is stored with. */
export interface AcceptedSubmission extends Delivery {
  /** The hash of its values, as sent. */
  hash: string;
  issued: IssuedKey;
  spend: SpendCaptcha;
}

/**
 * Stores a submission, and that its key was used: another machine may have used it meanwhile.
 *
 * @param db the transaction of a write
 * @param accepted what to store
 * @returns the final verdict on the key
 */
export async function saveSubmission(
  db: Database,
  { hash, issued, spend, ...delivery }: AcceptedSubmission,
): Promise<KeyVerdict> {
  const { siteId, formId, key, id, createdAt } = delivery.submission;
  const answer = JSON.stringify({ data: { submissionId: id } });
  // This comes before the captcha is used: of two attempts at one submission the later must find
  // the first, not its used captcha.
  if (!(await insertUsedKey(db, delivery.submission, { bodyHash: hash, answer, ...issued }))) {
    const used = await findUsedKey(db, siteId, key);
    return used ? judgeUsedKey(used, { formId, hash }) : unknownKey;
  }
  if (!(await deliverSubmission(db, delivery)))
    throw new Error(`[site-server] the unused key ${key} has a submission. Nothing was stored.`);
  await spend(db, createdAt);
  return { answer };
}
