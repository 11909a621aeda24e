import { deliver, type Clock, type Net } from '@frontage/core-lifecycle';
import type { TransportFailure } from '../form-transport';
import { orUndefined } from './or-undefined';

/** How long an answer may take, in milliseconds; then it counts as missing. */
export const answerTime = 30_000;

/** What a call needs from its environment. */
export interface ReachOptions {
  readonly clock: Clock;
  readonly net: Net;
  /** Ends waiting. */
  readonly signal: AbortSignal;
  /** Called when the connection is lost, and when it is back. */
  readonly onWait: (isOffline: boolean) => void;
}

/**
 * Calls the server. Without a connection it waits for one and calls again: use it only for calls
 * that may arrive twice.
 *
 * @param takesItsTime whether the call has its own time limit. @default false
 * @returns status 0 if no answer came in time, undefined if the call threw
 */
export function reachServer<Result extends { readonly ok: boolean }>(
  call: () => Promise<Result | TransportFailure>,
  options: ReachOptions,
  takesItsTime?: boolean,
): Promise<Result | TransportFailure | undefined> {
  const { clock, signal } = options;
  return deliver(() => (takesItsTime ? orUndefined(call) : answerInTime(call, clock, signal)), {
    ...options,
    isLost: (result) => !!result && 'status' in result && result.status === 0,
  });
}

function answerInTime<Result>(
  call: () => Promise<Result>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Result | TransportFailure | undefined> {
  return new Promise((resolve) => {
    const limit = clock.setTimeout(() => resolve({ ok: false, status: 0 }), answerTime);
    const stop = () => clock.clearTimeout(limit);
    signal.addEventListener('abort', stop);
    void orUndefined(call).then((result) => {
      stop();
      signal.removeEventListener('abort', stop);
      resolve(result);
    });
  });
}
