import type { ApiResult } from './api-result';
import { statusMessage, unreadableMessage } from './messages';
import { readReply, type ReadData, type ReplyHead } from './read-reply';
import { isWords, type Fields } from './read-values';
import { resolveAddress } from './resolve-address';

/** The part of `fetch` that is used; a window's fits. */
export type SiteFetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly credentials: 'same-origin';
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<ReplyHead & { text(): Promise<string> }>;

/** Something that others show [8.05]. */
export interface ApiTrouble {
  /** A login is needed, or what was asked for is not allowed. */
  readonly type: 'loginRequired' | 'authorizationFail';
  /** The address that was called. */
  readonly address: string;
}

/** What the data layer needs of its surroundings. */
export interface CallSetup {
  /** The site's own origin, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly fetch: SiteFetch;
  /** The value of a cookie, if it is there; the request token is the one called `crumb` [3.17]. */
  readonly readCookie: (name: string) => string | undefined;
  /** Whether cookies are on: only then is a refused token worth a second try [8.05]. @default always */
  readonly cookiesOn?: (() => boolean) | undefined;
  /** A signal that ends a call which takes too long, e.g. `() => AbortSignal.timeout(10_000)`. @default none */
  readonly deadline?: (() => AbortSignal) | undefined;
  /** Told of trouble that others show. */
  readonly onTrouble?: ((trouble: ApiTrouble) => void) | undefined;
}

/**
 * Calls an address and reads its data. Never throws.
 *
 * @param signal ends the call
 * @param body posted as JSON; a call without one is a GET
 */
export type Call = <Data>(
  address: string,
  read: ReadData<Data>,
  signal?: AbortSignal,
  body?: object,
) => Promise<ApiResult<Data>>;

// The pure part is compiled without the library that knows it; browsers before 2024 may lack `any`.
declare const AbortSignal: { any?(signals: readonly AbortSignal[]): AbortSignal };

/**
 * The data layer that all calls share: request token, JSON, time-out, reading the
 * answer [7.24] [8.05] [8.06] [8.07]. A refused token is replaced and the call made
 * once more; calls refused at the same time share the newest token.
 */
export function createCall({ origin, fetch, readCookie, cookiesOn, deadline, onTrouble }: CallSetup): Call {
  let stored: string | undefined;

  return async function send(address, read, signal, body, final?: boolean) {
    let late: AbortSignal | undefined;
    try {
      late = deadline?.();
      // The cookie wins: another tab may have been given a newer token.
      const { url, own } = resolveAddress(address, origin, readCookie('crumb') || stored);
      // Taken out of the setup, since a browser's fetch wants to be called without an owner.
      const reply = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: body ? { 'Content-Type': 'application/json' } : {},
        body: JSON.stringify(body),
        credentials: 'same-origin',
        // Where signals cannot be joined the deadline counts: it ends a call that nobody else would.
        signal: (late && signal && AbortSignal.any?.([late, signal])) ?? late ?? signal,
      });
      const text = await reply.text();
      let fields: Fields = {};
      let problem: string | undefined;
      try {
        fields = Object(JSON.parse(text));
      } catch (error) {
        // JSON.parse throws nothing but a SyntaxError.
        problem = unreadableMessage(url, (error as SyntaxError).message);
      }
      const { crumb } = fields;
      if (own && !final && fields.crumbFail && isWords(crumb) && cookiesOn?.() !== false) {
        stored = crumb;
        return send(address, read, signal, body, true);
      }
      if (fields.loginRequired === true) onTrouble?.({ type: 'loginRequired', address });
      if (fields.authorizationFail === true) onTrouble?.({ type: 'authorizationFail', address });
      return readReply(reply, fields, problem, read);
    } catch {
      const code = late?.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
      return { ok: false, status: 0, code, error: statusMessage(0) };
    }
  };
}
