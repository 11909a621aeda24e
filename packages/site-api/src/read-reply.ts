import type { ApiResult } from './api-result';
import { statusMessage, unreadableMessage } from './messages';
import { isRecord, isWords } from './read-values';

/** An answer as it came over the wire. */
export interface RawReply {
  readonly url: string;
  readonly status: number;
  readonly text: string;
  /** The `Retry-After` header; only its form in seconds is understood. */
  readonly retryAfter: string | null;
}

/** An answer, with what its envelope asks of the data layer [8.05]. */
export interface Reply<Data> {
  readonly result: ApiResult<Data>;
  /** A new request token; the one that was sent was refused. */
  readonly crumb?: string | undefined;
  /** The body, an empty one where there is none that can be read. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Takes the data of a call out of the envelope; undefined when it is not what was asked for. */
export type ReadData<Data> = (data: unknown) => Data | undefined;

/** The statuses whose body's own text is passed on [8.07]; a success with an error counts as well [8.05]. */
const tellingStatuses = [200, 400, 401, 500, 502];

/**
 * Reads an answer: `{ data }`, `{ error }`, `{ errors }` or `{ crumbFail, crumb }`
 * [8.05] [8.06] [8.07]. Never throws. What is no JSON and no success either, such as a
 * page of a proxy, tells nothing but its status.
 */
export function readReply<Data>({ url, status, text, retryAfter }: RawReply, read: ReadData<Data>): Reply<Data> {
  const success = status >= 200 && status < 300;
  const [body, problem] = readBody(text);
  const crumb = body.crumbFail && isWords(body.crumb) ? body.crumb : undefined;

  const data = success && !body.error && !crumb ? read(body.data) : undefined;
  if (data !== undefined) return { result: { ok: true, data }, body };

  const texts = [body.error, body.message, body.billingErrorCode];
  const told = tellingStatuses.includes(status) ? texts.find(isWords) : undefined;
  const seconds = Number(retryAfter ?? Number.NaN);
  return {
    crumb,
    body,
    result: {
      ok: false,
      status,
      code: told ? 'reply' : success ? 'unreadable' : 'status',
      error: told ?? (success ? unreadableMessage(url, problem) : statusMessage(status)),
      ...(status === 400 && isRecord(body.errors) && { errors: readTexts(body.errors) }),
      ...(seconds >= 0 && { retryAfter: seconds * 1000 }),
    },
  };
}

function readBody(text: string): readonly [body: Readonly<Record<string, unknown>>, problem: string] {
  try {
    const body: unknown = JSON.parse(text);
    return [isRecord(body) ? body : {}, 'not the data that was asked for'];
  } catch (error) {
    // JSON.parse throws nothing but a SyntaxError.
    return [{}, (error as SyntaxError).message];
  }
}

function readTexts(record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const entries = Object.entries(record);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isWords(entry[1])));
}
