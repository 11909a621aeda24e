import type { Clock } from '@frontage/core-lifecycle';
import type { TransportFailure } from '../form-transport';
import { attempt } from './attempt';

/** How long an answer may take, in milliseconds; then it counts as none. */
export const answerTime = 30_000;

/** The net, as the browser knows it. */
export interface Net {
  isOnline(): boolean;
  /** Resolves when it is back; never once the signal has ended. */
  whenOnline(signal: AbortSignal): Promise<unknown>;
}

/** What a call needs of its surroundings. */
export interface ReachOptions {
  readonly clock: Clock;
  readonly net: Net;
  /** Ends waiting. */
  readonly signal: AbortSignal;
  /** Told that there is no net, and that it is back. */
  readonly onOffline: (isOffline: boolean) => void;
}

/**
 * Calls the server. Without a net it waits for it and calls again: only for calls that
 * may be made twice.
 *
 * @param takesItsTime whether the call sees to its time itself. @default false
 * @returns status 0 where no answer came in time, undefined where the call threw
 */
export async function reachServer<Result extends { readonly ok: boolean }>(
  call: () => Promise<Result | TransportFailure>,
  { clock, net, signal, onOffline }: ReachOptions,
  takesItsTime?: boolean,
): Promise<Result | TransportFailure | undefined> {
  for (;;) {
    const result = await (takesItsTime ? attempt(call) : answerInTime(call, clock, signal));
    // Some servers are reached without a net, such as one's own, so it is tried first.
    if (net.isOnline() || !result || !('status' in result) || result.status !== 0) return result;
    onOffline(true);
    await net.whenOnline(signal);
    onOffline(false);
  }
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
    void attempt(call).then((result) => {
      stop();
      signal.removeEventListener('abort', stop);
      resolve(result);
    });
  });
}
