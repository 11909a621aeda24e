import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { expect, it } from 'vitest';
import { firstWait, waitForTry } from './wait-for-try';

/** A window of which only the connection counts. */
function offline(): Window & typeof globalThis {
  return Object.assign(new EventTarget(), { navigator: { onLine: false } }) as unknown as Window &
    typeof globalThis; // nothing else of it is used
}

it('does not wait for a connection when what it waits for had ended before', async () => {
  const clock = createFakeClock();
  await expect(
    waitForTry({ window: offline(), clock }, 1, AbortSignal.abort()),
  ).resolves.toBeUndefined();
});

it('without a connection it waits for one, and not for the clock', async () => {
  const [clock, window] = [createFakeClock(), offline()];
  let isOver = false;
  const waiting = waitForTry({ window, clock }, 1, new AbortController().signal).then(
    () => (isOver = true),
  );
  clock.advance(firstWait * 100);
  await Promise.resolve();
  expect(isOver).toBe(false);
  window.dispatchEvent(new Event('online'));
  await waiting;
  expect(isOver).toBe(true);
});
