import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';
import { formRefusals } from './create-save-submission';

/** The key of one submission. */
export interface SubmissionKey {
  readonly key: string;
}

/** Reads the data of the reply; undefined without a key. */
export function readSubmissionKey({ key }: UnknownRecord): SubmissionKey | undefined {
  return isFilledText(key) ? { key } : undefined;
}

/**
 * Makes the call that requests a submission key [7.01]: with an empty body, or with a form's id,
 * which binds the key to that form.
 */
export function createRequestSubmissionKey(call: Call) {
  return (formId?: string, signal?: AbortSignal): Promise<ApiResult<SubmissionKey>> =>
    call('form/FormSubmissionKey', readSubmissionKey, {
      method: 'POST',
      signal,
      body: formId === undefined ? undefined : { formId },
      refusals: formRefusals,
    });
}
