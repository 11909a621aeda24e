import type { Compressed } from '../http/compress';
import { isFresh } from '../http/etag';
import type { ReadyAnswer } from '../http/ready-answer';
import { securityHeaders } from '../http/security-headers';

/** A page in one encoding, as the few complete answers that are possible with it. */
export interface ReadyPage {
  /** Gives 304 for a browser that has the page, else the page. */
  choose(ifNoneMatch: string | undefined, secure: boolean): ReadyAnswer;
}

/**
 * Creates the answers of a page.
 *
 * @param encoding how the body is compressed
 * @param headers the page's headers, its ETag among them
 * @param body the page, compressed
 */
export function createReadyPage(
  encoding: keyof Compressed,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): ReadyPage {
  const whole = {
    ...headers,
    'content-encoding': encoding,
    'content-length': String(body.byteLength),
  };
  const answersOver = (secure: boolean) => ({
    whole: createAnswer(200, { ...securityHeaders(secure), ...whole }, body),
    unchanged: createAnswer(304, { ...securityHeaders(secure), ...headers }, undefined),
  });
  const [http, https] = [answersOver(false), answersOver(true)];
  const tag = headers['etag'] ?? '';
  return {
    choose(ifNoneMatch, secure) {
      const answers = secure ? https : http;
      return isFresh(ifNoneMatch, tag) ? answers.unchanged : answers.whole;
    },
  };
}

function createAnswer(
  status: ReadyAnswer['status'],
  headers: Readonly<Record<string, string>>,
  body: Buffer | undefined,
): ReadyAnswer {
  return { status, headers: Object.entries(headers).flat(), body };
}
