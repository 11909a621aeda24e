import type { SubmissionPayload } from '@frontage/site-model';
import type { FieldErrors } from './form-definition';

/** A failed call. */
export interface TransportFailure {
  readonly ok: false;
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  /** `reply` if `error` is the server's own text; any other word if it is not. */
  readonly code?: string;
  readonly error?: string;
  /** The errors by field id [5.07]. */
  readonly errors?: FieldErrors;
  /** How long to wait before the next call, in milliseconds; from the server. */
  readonly retryAfter?: number;
}

/** The answer to a key request. */
export type KeyResult =
  | { readonly ok: true; readonly data: { readonly key: string } }
  | TransportFailure;

/** The answer to saving a submission. */
export type SaveResult = { readonly ok: true } | TransportFailure;

/**
 * The connection of a form to its server. `site-api`'s results fit; none of the calls should throw.
 */
export interface FormTransport {
  /** Requests the key of one submission [7.01]. */
  requestKey(formId: string, signal: AbortSignal): Promise<KeyResult>;
  /** Saves a submission; repeating the same key and body gets the first answer [7.02]. */
  save(submission: SubmissionPayload, signal: AbortSignal): Promise<SaveResult>;
}
