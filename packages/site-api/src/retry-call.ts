import type { ApiResult } from './api-result';
import type { Call } from './call';

/** Options for retries. */
export interface RetryOptions {
  /** The clock for the waits; a window will do. */
  readonly clock: RetryClock;
  /** How often a GET is retried. @default 2 */
  readonly retries?: number | undefined;
  /** The wait before each retry, in milliseconds [8.07]. @default 200 */
  readonly interval?: number | undefined;
}

/** The timers that a wait needs. */
export interface RetryClock {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

/**
 * Retries calls that did not reach the site [8.07]: calls without an answer, and calls that a
 * gateway answered with 502 or 504. An answer of the site itself is final, as is a time-out or an
 * abort by the caller. Only a GET is retried by default: any other call may have arrived even if
 * its answer did not, so its options must allow a second arrival. A submission is never retried
 * here: `form-runtime` repeats it, under its key.
 *
 * @returns a call that replaces the given one
 */
export function retryCall(call: Call, { clock, retries = 2, interval = 200 }: RetryOptions): Call {
  return async (address, read, options = {}) => {
    const { signal, body, method = body ? 'POST' : 'GET' } = options;
    let retriesLeft = options.retries ?? (method === 'GET' ? retries : 0);
    for (;;) {
      const result = await call(address, read, options);
      if (!isUnconnected(result) || retriesLeft-- <= 0) return result;
      await wait(clock, interval, signal);
    }
  };
}

function isUnconnected(result: ApiResult<unknown>): boolean {
  return !result.ok && (result.code === 'network' || [502, 504].includes(result.status));
}

/** Waits, and ends at once if the signal is aborted; the retry then reports the abort. */
async function wait(clock: RetryClock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let end = (): void => {};
  let timer: unknown;
  await new Promise<void>((resolve) => {
    end = resolve;
    signal?.addEventListener('abort', end);
    timer = clock.setTimeout(end, ms);
  });
  clock.clearTimeout(timer);
  signal?.removeEventListener('abort', end);
}
