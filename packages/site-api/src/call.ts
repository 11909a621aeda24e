import type { ApiResult, FailureCode } from './api-result';
import { statusMessage } from './messages';
import { readReply, type ReadData, type Reply } from './read-reply';
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
) => Promise<{
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}>;

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

/** How one call is made. */
export interface CallOptions {
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Ends the call. */
  readonly signal?: AbortSignal | undefined;
}

/** Calls an address and reads its data. Never throws. */
export type Call = <Data>(address: string, read: ReadData<Data>, options?: CallOptions) => Promise<ApiResult<Data>>;

// Every host of `fetch` has it; the pure part is compiled without the library that says so.
declare const AbortSignal: { any(signals: readonly AbortSignal[]): AbortSignal };

/**
 * The data layer that all calls share: request token, JSON, time-out, reading the
 * answer [7.24] [8.05] [8.06] [8.07]. A refused token is replaced and the call made
 * once more; calls refused at the same time share the newest token.
 */
export function createCall(setup: CallSetup): Call {
  // Taken out, since a browser's fetch wants to be called without an owner.
  const { origin, fetch, readCookie, cookiesOn = () => true, deadline, onTrouble } = setup;
  let stored: string | undefined;

  async function send<Data>(address: string, read: ReadData<Data>, options: CallOptions): Promise<Reply<Data>> {
    const { method = 'GET', body, signal } = options;
    const late = deadline?.();
    try {
      // The cookie wins: another tab may have been given a newer token.
      const { url, own } = resolveAddress(address, origin, readCookie('crumb') || stored);
      const reply = await fetch(url, {
        method,
        ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
        credentials: 'same-origin',
        // One alone needs no joining, which older browsers cannot do.
        signal: late && signal ? AbortSignal.any([late, signal]) : (late ?? signal),
      });
      const retryAfter = reply.headers.get('Retry-After');
      const answer = readReply({ url, status: reply.status, text: await reply.text(), retryAfter }, read);
      return own ? answer : { ...answer, crumb: undefined };
    } catch {
      return failed(late?.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'network');
    }
  }

  return async (address, read, options = {}) => {
    let reply = await send(address, read, options);
    if (reply.crumb && cookiesOn()) {
      stored = reply.crumb;
      reply = await send(address, read, options);
    }
    for (const type of ['loginRequired', 'authorizationFail'] as const) {
      if (reply.body?.[type] === true) onTrouble?.({ type, address });
    }
    return reply.result;
  };
}

function failed(code: FailureCode): Reply<never> {
  return { result: { ok: false, status: 0, code, error: statusMessage(0) } };
}
