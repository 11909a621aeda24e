/**
 * Why a call brought no success. `reply`: the server said so, and `error` is its own
 * text; `status`: only its status tells; `unreadable`: the reply is no JSON or not what
 * was asked for; `crumb`: the request token was refused, and cookies are off or a new one
 * was refused too; `network`: no answer; `timeout`: none in time; `aborted`: the caller ended it.
 */
export type FailureCode =
  'reply' | 'status' | 'unreadable' | 'crumb' | 'network' | 'timeout' | 'aborted';

/** A call that brought no success. */
export interface ApiFailure {
  readonly ok: false;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: FailureCode;
  /** What to tell people; never empty. */
  readonly error: string;
  /** What is wrong by field id; only with a status of the call's `refusals`. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The whole reply, where `code` is `reply` [8.07]; nothing is certain about what it holds. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** How long the server wants to be left alone, in milliseconds. */
  readonly retryAfter?: number;
}

/** What every call returns; none ever throws. */
export type ApiResult<Data> = { readonly ok: true; readonly data: Data } | ApiFailure;
