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
 * Stores a submission and marks its key as used. The key is read again inside the transaction:
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
  const judgeStored = async () => judgeKey(await findKey(db, siteId, key), formId, hash, createdAt);
  const settled = await judgeStored();
  if (settled) return settled;
  // Another machine stored it between the two reads; now its answer is visible.
  if (!(await deliverSubmission(db, delivery))) return (await judgeStored()) ?? otherValues;
  // This comes last: of two attempts at one submission the later must find the first, not its used
  // captcha.
  await spend(db, createdAt);
  const saved = JSON.stringify({ data: { submissionId: id } });
  await useKey(db, key, { formId, bodyHash: hash, answer: saved });
  return { answer: saved };
}
