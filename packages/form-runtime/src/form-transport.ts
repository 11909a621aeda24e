import type { SubmissionPayload } from '@frontage/site-model';
import type { FieldErrors } from './form-definition';

/** A call that brought no success. */
export interface TransportFailure {
  readonly ok: false;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** `reply` when `error` is the server's own text; any other word when it is not. */
  readonly code?: string;
  readonly error?: string;
  /** What is wrong by field id [5.07]. */
  readonly errors?: FieldErrors;
  /** How long the server wants to be left alone, in milliseconds. */
  readonly retryAfter?: number;
}

/** The answer to asking for a submission key. */
export type KeyResult =
  { readonly ok: true; readonly data: { readonly key: string } } | TransportFailure;

/** The answer to saving a submission. */
export type SaveResult = { readonly ok: true } | TransportFailure;

/** How a form reaches its server. `site-api`'s results fit it; none of the calls should throw. */
export interface FormTransport {
  /** Asks for the key of one submission [7.01]. */
  requestKey(formId: string, signal: AbortSignal): Promise<KeyResult>;
  /** Saves; the same key and body again is answered as the first time [7.02]. */
  save(submission: SubmissionPayload, signal: AbortSignal): Promise<SaveResult>;
}
