import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { CallOptions, CallSetup } from './call-setup';
import { statusMessage } from './messages';
import { readReply, type ReadData } from './read-reply';
import { resolveAddress } from './resolve-address';

/**
 * Calls an address and reads its data. Never throws.
 *
 * @param address below the root, e.g. `form/SaveFormSubmission`, or an absolute one
 * @param read takes the data from the reply; undefined if it is not the expected data
 */
export type Call = <Data>(
  address: string,
  read: ReadData<Data>,
  options?: CallOptions,
) => Promise<ApiResult<Data>>;

// The pure part is compiled without the DOM library; browsers before 2024 may lack `any`.
declare const AbortSignal: { any?(signals: readonly AbortSignal[]): AbortSignal };

/**
 * Makes the data layer that all calls share: methods and roots, request token, JSON, time-out,
 * reading the answer [7.24] [8.05] [8.06] [8.07].
 *
 * A refused token is replaced and the call repeated once. If no token is known yet, the first call
 * that changes something goes ahead, and calls made meanwhile wait for it and use its token. A GET
 * needs no token and never waits.
 */
export function createCall({
  origin,
  fetch,
  readCookie,
  cookiesOn,
  deadline,
  onTrouble,
}: CallSetup): Call {
  let stored: string | undefined;
  let ahead: Promise<unknown> | undefined;
  // The cookie comes first: another tab may have received a newer token.
  const crumb = (): string | undefined => readCookie('crumb') || stored;

  return <Data>(address: string, read: ReadData<Data>, options: CallOptions = {}) => {
    const { body, root = '/api/', secure, signal, method = body ? 'POST' : 'GET' } = options;

    async function send(repeated?: boolean): Promise<ApiResult<Data>> {
      let late: AbortSignal | undefined;
      try {
        // A signal that is already aborted needs no waiting: the request fails at once.
        if (method !== 'GET' && ahead && !crumb() && !signal?.aborted) {
          await Promise.race([ahead, new Promise((end) => signal?.addEventListener('abort', end))]);
        }
        late = deadline?.();
        const { url, shown, own } = resolveAddress(
          address,
          (secure ? origin.replace('http:', 'https:') : origin) + root,
          crumb(),
        );
        // Another origin must not be called with the visitor's credentials.
        if (secure && !own) throw 0;
        // Called without its object, since a browser's fetch refuses another `this`.
        const reply = await fetch(url, {
          method,
          headers: body ? { 'Content-Type': 'application/json' } : {},
          body: JSON.stringify(body),
          credentials: secure ? 'include' : 'same-origin',
          // If signals cannot be joined, the deadline is used: nothing else would end the call.
          signal: (late && signal && AbortSignal.any?.([late, signal])) ?? late ?? signal,
          ...options.page,
        });
        const text = await reply.text();
        let fields: UnknownRecord = {};
        let problem: string | undefined;
        try {
          fields = Object(JSON.parse(text));
        } catch (error) {
          // JSON.parse throws nothing but a SyntaxError [8.06].
          problem = `Internal Error: Unable to parse server response from (${shown}) as JSON: ${(error as SyntaxError).message}`;
        }
        if (
          own &&
          !repeated &&
          fields.crumbFail &&
          isFilledText(fields.crumb) &&
          cookiesOn?.() !== false
        ) {
          stored = fields.crumb;
          return send(true);
        }
        for (const type of ['loginRequired', 'authorizationFail'] as const) {
          if (fields[type] === true) onTrouble?.({ type, address: shown, error: fields.error });
        }
        return readReply(reply, fields, problem, read, options);
      } catch {
        const code = (late?.aborted && 'timeout') || (signal?.aborted ? 'aborted' : 'network');
        return { ok: false, status: 0, code, error: statusMessage(0) };
      }
    }

    const result = send();
    if (method !== 'GET') ahead ??= result;
    return result;
  };
}
