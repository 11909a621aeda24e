import type { FormCode } from '@frontage/form-runtime';
import type { IssuedKey } from '../keys/submission-keys';
import type { UsedKey } from '../keys/used-keys';

/** The verdict on a key: the answer of its submission, or why it is refused. */
export type KeyVerdict = { answer: string } | { status: 401 | 409; code: FormCode };

/** The verdict on a key that was not issued for the form, or has expired. */
export const unknownKey: KeyVerdict = { status: 401, code: 401 };
const otherValues: KeyVerdict = { status: 409, code: 'SUBMIT_ERROR' };

/** What is known of the key of a submission. */
export interface KeyEvidence {
  /** Undefined if it was not issued for this form. */
  issued: IssuedKey | undefined;
  /** Undefined if nobody has used it. */
  used: UsedKey | undefined;
}

/** Judges a key; returns nothing if the submission may be stored with it. */
export function judgeKey(
  { issued, used }: KeyEvidence,
  { formId, hash, now }: { formId: string; hash: string; now: number },
): KeyVerdict | undefined {
  if (used) return judgeUsedKey(used, { formId, hash });
  return issued && issued.expiresAt >= now ? undefined : unknownKey;
}

/** Judges a key that was used: a repeat gets the answer of then. */
export function judgeUsedKey(
  used: UsedKey,
  { formId, hash }: { formId: string; hash: string },
): KeyVerdict {
  if (used.formId !== formId) return unknownKey;
  return used.bodyHash === hash ? { answer: used.answer } : otherValues;
}
