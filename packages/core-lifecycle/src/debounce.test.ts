import { expect, it, vi } from 'vitest';
import { createDebounce } from './debounce';
import { createFakeClock } from './testing/fake-clock';

it('runs once, after the last call has been quiet for the whole time', () => {
  const clock = createFakeClock();
  const run = vi.fn();
  const request = createDebounce(clock, run, 100);
  request();
  clock.advance(99);
  request();
  clock.advance(99);
  expect(run).not.toHaveBeenCalled();
  clock.advance(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('forgets a cancelled request and leaves no timer', () => {
  const clock = createFakeClock();
  const run = vi.fn();
  const request = createDebounce(clock, run, 100);
  request();
  request.cancel();
  expect(clock.waiting).toBe(0);
  clock.advance(200);
  expect(run).not.toHaveBeenCalled();
});
