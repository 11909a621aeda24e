import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createId, isId } from './create-id';
import { runs } from './testing/runs';

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const shares = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('createId', () => {
  it('holds the time in front and chance behind', () => {
    expect(createId(0, () => 0)).toBe('0'.repeat(24));
    expect(createId(255, () => 0.5)).toBe('0000000000ff800000800000');
    expect(createId(2 ** 48 - 1, () => 1 - 2 ** -53)).toBe('f'.repeat(24));
  });

  it('is always 24 lowercase hexadecimal digits', () => {
    fc.assert(
      fc.property(times, shares, (now, share) => isId(createId(now, () => share))),
      runs,
    );
  });

  it('sorts by time, whatever chance gives', () => {
    fc.assert(
      fc.property(times, times, shares, shares, (firstTime, secondTime, a, b) => {
        fc.pre(firstTime !== secondTime);
        const sorted = firstTime < secondTime;
        return createId(firstTime, () => a) < createId(secondTime, () => b) === sorted;
      }),
      runs,
    );
  });

  it.each([-1, 2 ** 48, Number.NaN, Infinity])('throws for %s, which is no time', (now) => {
    expect(() => createId(now, () => 0)).toThrow(/\[site-model\] createId wants milliseconds/);
  });
});

describe('isId', () => {
  it('refuses everything else', () => {
    for (const stranger of [
      '',
      'f'.repeat(23),
      'f'.repeat(25),
      'F'.repeat(24),
      `${'f'.repeat(24)}\n`,
      24,
      null,
    ]) {
      expect(isId(stranger)).toBe(false);
    }
  });
});
