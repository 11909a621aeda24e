import type { ApiResult } from './api-result';
import type { Call } from './call';
import { isWords, type Fields } from './fields';

/** The body of the call: the second payload variant [3.05] with the form's id. */
export interface SubmissionBody {
  readonly key: string;
  readonly formId: string;
  /** JSON text: field id → value. */
  readonly form: string;
  readonly captchaKey?: string | undefined;
  readonly pageTitle: string;
  readonly pageId: string;
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
}

/** A submission that the server has stored. */
export interface SavedSubmission {
  /** Where the server tells it; what it tells on success is its own affair [7.02]. */
  readonly submissionId?: string;
}

/** Reads the data of the reply; a success without an id is a success. */
export function readSavedSubmission({ submissionId }: Fields): SavedSubmission {
  return isWords(submissionId) ? { submissionId } : {};
}

/**
 * Makes the call that stores a submission [7.02]; the same key and body again is answered as the
 * first time.
 */
export function createSaveSubmission(call: Call) {
  return (body: SubmissionBody, signal?: AbortSignal): Promise<ApiResult<SavedSubmission>> =>
    call('form/SaveFormSubmission', readSavedSubmission, { signal, body });
}
