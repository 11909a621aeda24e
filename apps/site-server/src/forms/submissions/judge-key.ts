import type { FormCode } from '@frontage/form-runtime';
import type { FormKey } from '../keys/form-keys';

/** What became of a key: the answer of its submission, or why it takes none. */
export type KeyVerdict = { answer: string } | { status: 401 | 409; code: FormCode };

const unknownKey: KeyVerdict = { status: 401, code: 401 };
/** The key was used with other values. */
export const otherValues: KeyVerdict = { status: 409, code: 'SUBMIT_ERROR' };

/** What a key already decides; nothing when the submission may be stored with it. */
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
