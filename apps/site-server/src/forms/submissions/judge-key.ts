import type { FormCode } from '@frontage/form-runtime';
import type { FormKey } from '../keys/form-keys';

/** The verdict on a key: the answer of its submission, or why it is refused. */
export type KeyVerdict = { answer: string } | { status: 401 | 409; code: FormCode };

const unknownKey: KeyVerdict = { status: 401, code: 401 };
/** The verdict on a key that was used with other values. */
export const otherValues: KeyVerdict = { status: 409, code: 'SUBMIT_ERROR' };

/** Judges a key; returns nothing if the submission may be stored with it. */
export function judgeKey(
  key: FormKey | undefined,
  formId: string,
  hash: string,
  now: number,
): KeyVerdict | undefined {
  const foreign = key?.formId !== undefined && key.formId !== formId;
  if (!key || foreign) return unknownKey;
  if (key.used) return key.used.bodyHash === hash ? key.used : otherValues;
  return key.expiresAt < now ? unknownKey : undefined;
}
