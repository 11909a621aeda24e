import { expect, it, vi } from 'vitest';
import { startTween } from './start-tween';

/** The parts of a window that a tween needs. */
function fakeWindow(isReduced: boolean) {
  const requestAnimationFrame = vi.fn((_run: (time: number) => void) => 7);
  const cancelAnimationFrame = vi.fn();
  const parts = {
    performance: { now: () => 0 },
    requestAnimationFrame,
    cancelAnimationFrame,
    matchMedia: () => ({ matches: isReduced }),
  };
  // The tween reads no other part of the window.
  return { window: parts as unknown as Window, requestAnimationFrame, cancelAnimationFrame };
}

it('runs over the frames of the window, and gives its request back', () => {
  const { window, requestAnimationFrame, cancelAnimationFrame } = fakeWindow(false);
  const shares: number[] = [];
  const tween = startTween((share) => shares.push(share), { window, duration: 100 });
  requestAnimationFrame.mock.calls[0]?.[0](50);
  expect(shares[0]).toBeGreaterThan(0.5);
  tween.cancel();
  expect(cancelAnimationFrame).toHaveBeenLastCalledWith(7);
});

it('is at its end at once where less motion is asked for', () => {
  const { window, requestAnimationFrame } = fakeWindow(true);
  const shares: number[] = [];
  const onEnd = vi.fn();
  startTween((share) => shares.push(share), { window, onEnd });
  expect([shares, onEnd.mock.calls.length, requestAnimationFrame.mock.calls.length]).toEqual([
    [1],
    1,
    0,
  ]);
});
