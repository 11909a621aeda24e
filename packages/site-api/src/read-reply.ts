import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import { crumbMessage, statusMessage } from './messages';

/** What is known of an answer; that of `fetch` is one. */
export interface ReplyHead {
  /** Whether the status is a success. */
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** How answers other than a success are read. */
export interface ReplyRules {
  /**
   * The statuses under which the server says in words, or by the field, why it refuses [8.07].
   * @default [400]
   */
  readonly refusals?: readonly number[] | undefined;
  /** Set for an address that is a page's too: an answer of any status may carry the data. */
  readonly page?: object | undefined;
}

/** Takes the data of a call out of the envelope; undefined when it is not what was asked for. */
export type ReadData<Data> = (data: UnknownRecord) => Data | undefined;

/**
 * Reads an answer: `{ data }`, `{ error }`, `{ errors }` or `{ crumbFail, crumb }`
 * [8.05] [8.06] [8.07]. A refused request token is a failure under every status, and so is
 * what is no JSON: a page that a proxy puts in between must not pass for a stored
 * submission. Without success it tells nothing but its status.
 *
 * @param problem the text for a body that is no JSON; none when it is
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

  // Of these the body's own text is passed on [8.07]; a success with an error counts as well
  // [8.05].
  const told =
    [401, 500, 502, 200, ...refusals].includes(status) &&
    [error, body.message, body.billingErrorCode].find(isFilledText);
  // Only its form in seconds is understood.
  const seconds = parseFloat(headers.get('Retry-After') ?? '');
  return {
    ok: false,
    status,
    code: (told && 'reply') || (success && 'unreadable') || (crumbFail ? 'crumb' : 'status'),
    error: told || (crumbFail ? crumbMessage : success && problem) || statusMessage(status),
    ...(told && { body }),
    ...(refusals.includes(status) &&
      errors instanceof Object && {
        errors: Object.fromEntries(
          Object.entries(errors).filter((entry) => isFilledText(entry[1])),
        ),
      }),
    ...(seconds >= 0 && { retryAfter: seconds * 1000 }),
  };
}
