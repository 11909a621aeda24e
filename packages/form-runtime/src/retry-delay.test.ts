import { describe, expect, it } from 'vitest';
import { firstWait, isRetryable, maxRetryAfter, retryDelay } from './retry-delay';

describe('repeating a submission', () => {
  it.each([
    [0, true],
    [502, true],
    [503, true],
    [504, true],
    [400, false],
    [401, false],
    [404, false],
    [409, false],
    [429, false],
    [500, false],
    [501, false],
    [505, false],
  ])('after status %i: %s', (status, answer) => {
    expect(isRetryable({ ok: false, status })).toBe(answer);
  });

  it('after a 429 only where the server says when, and soon', () => {
    expect(isRetryable({ ok: false, status: 429, retryAfter: 0 })).toBe(true);
    expect(isRetryable({ ok: false, status: 429, retryAfter: maxRetryAfter })).toBe(true);
    expect(isRetryable({ ok: false, status: 429, retryAfter: maxRetryAfter + 1 })).toBe(false);
  });

  it('after a 503 unless the server wants more time than a visitor has', () => {
    expect(isRetryable({ ok: false, status: 503, retryAfter: maxRetryAfter })).toBe(true);
    expect(isRetryable({ ok: false, status: 503, retryAfter: 3_600_000 })).toBe(false);
  });

  it('waits twice as long each time, spread by half, never sooner than asked', () => {
    expect(retryDelay(1, 0.5)).toBe(firstWait);
    expect(retryDelay(2, 0.5)).toBe(2 * firstWait);
    expect(retryDelay(2, 0)).toBe(firstWait);
    expect(retryDelay(1, 0, 2000)).toBeGreaterThanOrEqual(2000);
  });
});
