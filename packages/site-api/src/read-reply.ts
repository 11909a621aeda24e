import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import { crumbMessage, statusMessage } from './messages';

/** The head of an answer; a `fetch` response is one. */
export interface ReplyHead {
  /** Whether the status is a success. */
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** How answers without success are read. */
export interface ReplyRules {
  /**
   * The statuses whose body gives the reason for a refusal, as text or by field [8.07].
   * @default [400]
   */
  readonly refusals?: readonly number[] | undefined;
  /** Set if the address also serves a page: an answer of any status may carry the data. */
  readonly page?: object | undefined;
}

/** Takes the data of a call from the envelope; undefined if it is not the expected data. */
export type ReadData<Data> = (data: UnknownRecord) => Data | undefined;

/**
 * Reads an answer: `{ data }`, `{ error }`, `{ errors }` or `{ crumbFail, crumb }` [8.05] [8.06]
 * [8.07]. A refused request token is a failure under every status. So is a body that is no JSON: a
 * page from a proxy must not pass for a stored submission. An unsuccessful answer of this kind
 * gives only its status.
 *
 * @param problem the message for a body that is no JSON; undefined if it is JSON
 */
export function readReply<Data>(
  { ok, status, headers }: ReplyHead,
  body: UnknownRecord,
  problem: string | undefined,
  read: ReadData<Data>,
  { refusals = [400], page }: ReplyRules,
): ApiResult<Data> {
  const { error, errors, crumbFail } = body;
  const success = (ok || page) && !crumbFail;
  const data = success && !error && !problem ? read(Object(body.data)) : undefined;
  if (data !== undefined) return { ok: true, data };

  // For these statuses the body's own text is passed on [8.07], also for a success with an error
  // [8.05].
  const serverText =
    [401, 500, 502, 200, ...refusals].includes(status) &&
    [error, body.message, body.billingErrorCode].find(isFilledText);
  // Only the form in seconds is supported.
  const seconds = parseFloat(headers.get('Retry-After') ?? '');
  return {
    ok: false,
    status,
    code: (serverText && 'reply') || (success && 'unreadable') || (crumbFail ? 'crumb' : 'status'),
    error: serverText || (crumbFail ? crumbMessage : success && problem) || statusMessage(status),
    ...(serverText && { body }),
    ...(refusals.includes(status) &&
      errors instanceof Object && {
        errors: Object.fromEntries(
          Object.entries(errors).filter((entry) => isFilledText(entry[1])),
        ),
      }),
    ...(seconds >= 0 && { retryAfter: seconds * 1000 }),
  };
}
