import type { BlockContext } from '@frontage/core-lifecycle/dom';

/**
 * The wait before the second try in milliseconds; each further one is twice as long, to the
 * longest.
 */
export const firstWait = 1_000;

/** The longest of them, in milliseconds. */
export const longestWait = 30_000;

/**
 * Waits until it is worth to ask again: for a time that doubles, and without a
 * connection until there is one. Ends at once with the signal.
 *
 * @param tries how often it was asked, from 1
 */
export function waitForTry(
  { window, clock }: Pick<BlockContext, 'window' | 'clock'>,
  tries: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.navigator.onLine
      ? clock.setTimeout(end, Math.min(longestWait, firstWait * 2 ** (tries - 1)))
      : undefined;
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();

    function end(): void {
      clock.clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

/** Resolves when there is a connection, as far as the browser knows, or the signal ends. */
export async function whenOnline(window: Window, signal: AbortSignal): Promise<void> {
  if (window.navigator.onLine || signal.aborted) return;
  let resolve = (): void => {};
  const back = new Promise<void>((done) => (resolve = done));
  window.addEventListener('online', resolve);
  signal.addEventListener('abort', resolve);
  await back;
  window.removeEventListener('online', resolve);
  signal.removeEventListener('abort', resolve);
}
