import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTime, relativeTimeRefresh } from './relative-time';

describe('relative time', () => {
  it.each([
    [-5_000, 0, 'second', true],
    [4_999, 0, 'second', true],
    [5_000, -5, 'second', false],
    [59_999, -55, 'second', false],
    [60_000, -1, 'minute', false],
    [3_600_000, -1, 'hour', false],
    [86_400_000, -1, 'day', false],
    [8 * 86_400_000, -1, 'week', false],
    [40 * 86_400_000, -1, 'month', false],
    [800 * 86_400_000, -2, 'year', false],
  ])('[9.21c] %i ms ago is %i %s, just now: %s', (age, value, unit, isNow) =>
    expect(relativeTime(age)).toMatchObject({ value, unit, isNow }),
  );

  it('only seconds are about right, and they change as often as they are said', () => {
    expect(relativeTimeRefresh).toBe(5_000);
    fc.assert(
      fc.property(fc.nat(1_000_000), (age) => {
        const { isAbout, unit, value } = relativeTime(age);
        expect(isAbout).toBe(unit === 'second' && value !== 0);
        if (unit === 'second') expect(Math.abs(value % 5)).toBe(0);
      }),
    );
  });
});
