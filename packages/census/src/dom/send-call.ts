import { censusTimeout, type CensusCall } from '../calls/census-call';

/** How a call is sent. */
export interface SendOptions {
  readonly window: Window & typeof globalThis;
  /** @default 2500 ms [7.15] */
  readonly timeout?: number | undefined;
  /** Ends it. @default nothing does */
  readonly signal?: AbortSignal | undefined;
}

/** What came back; the status is 0 if nothing did. */
export interface SentCall {
  readonly status: number;
  readonly retryAfter: string | null;
}

/**
 * Sends a call, which also goes on while its page is left. Never rejects: whoever waits learns from
 * the status, and the page notices nothing [7.15].
 */
export async function sendCall(
  { path, type, body, headers }: CensusCall,
  { window, timeout = censusTimeout, signal }: SendOptions,
): Promise<SentCall> {
  // Not `AbortSignal.any`, which browsers of 2023 lack.
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const timer = window.setTimeout(end, timeout);
  signal?.addEventListener('abort', end);
  try {
    const answer = await window.fetch(path, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
      keepalive: true,
      signal: ended.signal,
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: 0, retryAfter: null };
  } finally {
    window.clearTimeout(timer);
  }
}

/** Sends a call as a beacon, or as a request where the browser takes no beacon [7.20] [7.21]. */
export function sendBeacon(call: CensusCall, { window }: SendOptions): void {
  const body = new Blob([call.body], { type: call.type });
  let isTaken = false;
  try {
    isTaken = window.navigator.sendBeacon(call.path, body);
  } catch {
    // A browser without beacons, or one that refuses this one.
  }
  if (!isTaken) void sendCall(call, { window });
}
