import type { SubmissionPayload } from '@frontage/site-model';
import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/** A submission that the server has stored. */
export interface SavedSubmission {
  /** Where the server tells it; what it tells on success is its own affair [7.02]. */
  readonly submissionId?: string;
}

/** Reads the data of the reply; a success without an id is a success. */
export function readSavedSubmission({ submissionId }: UnknownRecord): SavedSubmission {
  return isFilledText(submissionId) ? { submissionId } : {};
}

/**
 * Makes the call that stores a submission [7.02]; the same key and body again is answered as the
 * first time.
 */
export function createSaveSubmission(call: Call) {
  return (body: SubmissionPayload, signal?: AbortSignal): Promise<ApiResult<SavedSubmission>> =>
    call('form/SaveFormSubmission', readSavedSubmission, { signal, body });
}
