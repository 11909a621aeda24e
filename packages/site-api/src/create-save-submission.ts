import type { SubmissionPayload } from '@frontage/site-model';
import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/**
 * The statuses with which a server refuses a form and gives its reason; a form shows it rather than
 * its own words for what is not known [8.01].
 */
export const formRefusals: readonly number[] = [400, 403, 409, 415, 422];

/** A submission that the server has stored. */
export interface SavedSubmission {
  /** The id, if the server sends it; the body of a success is up to the server [7.02]. */
  readonly submissionId?: string;
}

/** Reads the data of the reply; a success may have no id. */
export function readSavedSubmission({ submissionId }: UnknownRecord): SavedSubmission {
  return isFilledText(submissionId) ? { submissionId } : {};
}

/**
 * Makes the call that stores a submission [7.02]; repeating the same key and body gets the first
 * answer.
 */
export function createSaveSubmission(call: Call) {
  return (body: SubmissionPayload, signal?: AbortSignal): Promise<ApiResult<SavedSubmission>> =>
    call('form/SaveFormSubmission', readSavedSubmission, {
      signal,
      body,
      refusals: formRefusals,
    });
}
