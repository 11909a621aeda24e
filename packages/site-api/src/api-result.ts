/**
 * Why a call failed. `reply`: the server gave the reason, and `error` is its text; `status`: only
 * the status is known; `unreadable`: the reply is no JSON or not the expected data; `crumb`: the
 * request token was refused, and cookies are off or a new token was refused too; `network`: no
 * answer; `timeout`: no answer in time; `aborted`: the caller ended it.
 */
export type FailureCode =
  | 'reply'
  | 'status'
  | 'unreadable'
  | 'crumb'
  | 'network'
  | 'timeout'
  | 'aborted';

/** The failure of a call. */
export interface ApiFailure {
  readonly ok: false;
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  readonly code: FailureCode;
  /** The message for visitors; never empty. */
  readonly error: string;
  /** The errors by field id; only with a status of the call's `refusals`. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The whole reply, unchecked, if `code` is `reply` [8.07]. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** How long to wait before the next call, in milliseconds; from the server. */
  readonly retryAfter?: number;
}

/** The result of every call. No call throws. */
export type ApiResult<Data> = { readonly ok: true; readonly data: Data } | ApiFailure;
