import { isFilledText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { CallOptions, CallSetup } from './call-setup';
import { statusMessage } from './messages';
import { readReply, type ReadData } from './read-reply';
import { resolveAddress } from './resolve-address';

/**
 * Calls an address and reads its data. Never throws.
 *
 * @param address below the root, e.g. `form/SaveFormSubmission`, or a whole one
 * @param read takes the data out of the reply; undefined when it is not what was asked for
 */
export type Call = <Data>(
  address: string,
  read: ReadData<Data>,
  options?: CallOptions,
) => Promise<ApiResult<Data>>;

// The pure part is compiled without the library that knows it; browsers before 2024 may lack `any`.
declare const AbortSignal: { any?(signals: readonly AbortSignal[]): AbortSignal };

/**
 * The data layer that all calls share: methods and roots, request token, JSON,
 * time-out, reading the answer [7.24] [8.05] [8.06] [8.07].
 *
 * A refused token is replaced and the call made once more. The first call
 * that changes something goes ahead if no token is known yet, and those made meanwhile
 * wait for it: they then have its token. A GET needs none and never waits.
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
  // The cookie wins: another tab may have been given a newer token.
  const crumb = (): string | undefined => readCookie('crumb') || stored;

  return <Data>(address: string, read: ReadData<Data>, options: CallOptions = {}) => {
    const { body, root = '/api/', secure, signal, method = body ? 'POST' : 'GET' } = options;

    async function attempt(repeated?: boolean): Promise<ApiResult<Data>> {
      let late: AbortSignal | undefined;
      try {
        // A signal that has ended already needs no waiting: the request fails at once.
        if (method !== 'GET' && ahead && !crumb() && !signal?.aborted) {
          await Promise.race([ahead, new Promise((end) => signal?.addEventListener('abort', end))]);
        }
        late = deadline?.();
        const { url, shown, own } = resolveAddress(
          address,
          (secure ? origin.replace('http:', 'https:') : origin) + root,
          crumb(),
        );
        // What is not the site must not be asked with its visitor's credentials.
        if (secure && !own) throw 0;
        // Taken out of the setup, since a browser's fetch wants to be called without an owner.
        const reply = await fetch(url, {
          method,
          headers: body ? { 'Content-Type': 'application/json' } : {},
          body: JSON.stringify(body),
          credentials: secure ? 'include' : 'same-origin',
          // Where signals cannot be joined the deadline counts: it ends a call that nobody else
          // would.
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
          return attempt(true);
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

    const result = attempt();
    if (method !== 'GET') ahead ??= result;
    return result;
  };
}
