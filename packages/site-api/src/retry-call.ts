import type { ApiResult } from './api-result';
import type { Call } from './call';

/** When calls are made again. */
export interface RetryOptions {
  /** Whose time the waits count; a window will do. */
  readonly clock: RetryClock;
  /** How often a GET is made again. @default 2 */
  readonly retries?: number | undefined;
  /** The wait before that, in milliseconds [8.07]. @default 200 */
  readonly interval?: number | undefined;
}

/** The timers that a wait needs. */
export interface RetryClock {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

/**
 * Makes calls again that did not get through [8.07]: those without an answer, and those
 * that a gateway answered in the site's place with 502 or 504. What the site itself
 * answered stands, and so do a time-out and the caller's own end. Only a GET is made
 * again by itself: anything else may have arrived although its answer did not, so it has
 * to say in its options that it may arrive twice. A submission never does: `form-runtime`
 * repeats it, under its key.
 *
 * @returns a call that fits in the place of the one given
 */
export function retryCall(call: Call, { clock, retries = 2, interval = 200 }: RetryOptions): Call {
  return async (address, read, options = {}) => {
    const { signal, body, method = body ? 'POST' : 'GET' } = options;
    let left = options.retries ?? (method === 'GET' ? retries : 0);
    for (;;) {
      const result = await call(address, read, options);
      if (!isUnconnected(result) || left-- <= 0) return result;
      await wait(clock, interval, signal);
    }
  };
}

function isUnconnected(result: ApiResult<unknown>): boolean {
  return !result.ok && (result.code === 'network' || [502, 504].includes(result.status));
}

/** Ends at once with the signal; a call that is then made again tells that it was ended. */
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
