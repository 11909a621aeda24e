import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { allocateCents, allocateMoney } from './allocate-money';
import { createMoney } from './money';
import { scaleCents } from './rounding';
import type { Rounding } from './rounding';

const weights = fc
  .array(fc.oneof(fc.nat(10), fc.nat(), fc.nat(2 ** 45)), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));
const cents = fc.oneof(fc.integer({ min: -1_000, max: 1_000 }), fc.maxSafeInteger());
const sum = (list: readonly number[]) => list.reduce((total, part) => total + BigInt(part), 0n);
const size = (value: bigint) => (value < 0n ? -value : value);

describe('allocateCents', () => {
  it('is exact and fair', () => {
    fc.assert(
      fc.property(cents, weights, (total, list) => {
        const parts = allocateCents(total, list);
        const whole = sum(list);
        expect(sum(parts)).toBe(BigInt(total));
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * whole - BigInt(total) * BigInt(list[index] ?? 0);
          // A part without weight gets nothing, and zero is never -0.
          if (size(off) >= whole || (list[index] === 0 && !Object.is(part, 0)))
            expect.fail(`part ${index} is ${part}`);
        }
      }),
      runs,
    );
  });

  it('gives no cent to a share that was exact', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 8 }),
        (total, list) => {
          const whole = list.reduce((a, b) => a + b, 0);
          fc.pre(whole > 0);
          const parts = allocateCents(total, list);
          for (const [index, weight] of list.entries()) {
            if ((total * weight) % whole === 0) expect(parts[index]).toBe((total * weight) / whole);
          }
        },
      ),
      runs,
    );
  });

  it('a debt is divided like a credit', () => {
    fc.assert(
      fc.property(cents, weights, (total, list) => {
        expect(allocateCents(-total, list)).toEqual(
          allocateCents(total, list).map((part) => 0 - part),
        );
      }),
      runs,
    );
  });

  it('gives what is left to the largest remainders, then to the first', () => {
    expect(allocateCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocateCents(101, [1, 1, 1])).toEqual([34, 34, 33]);
    expect(allocateCents(10, [1, 5, 6])).toEqual([1, 4, 5]);
    expect(allocateMoney(createMoney(-5, 'EUR'), [3, 7])).toEqual([
      createMoney(-2, 'EUR'),
      createMoney(-3, 'EUR'),
    ]);
  });

  it.each([
    [[]],
    [[0, 0]],
    [[-1, 2]],
    [[NaN]],
    [[0.5]],
    [[Infinity]],
    [[Number.MAX_SAFE_INTEGER, 1]],
  ])('refuses the weights %j', (list) => {
    expect(() => allocateCents(1, list)).toThrow(TypeError);
  });
});

describe('scaleCents', () => {
  it.each<[Rounding, number[]]>([
    ['halfEven', [-2, -2, -1, 0, 0, 0, 1, 2, 2]],
    ['halfUp', [-2, -2, -1, -1, 0, 1, 1, 2, 2]],
    ['halfDown', [-2, -1, -1, 0, 0, 0, 1, 1, 2]],
  ])('rounds halves by %s', (rounding, expected) => {
    expect(
      [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((value) => scaleCents(value, 1, 2, rounding)),
    ).toEqual(expected);
  });

  it('is the nearest whole number, also where doubles are not exact', () => {
    const above = fc.integer({ min: 1, max: 2 ** 53 - 1 });
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        above,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom<Rounding>('halfEven', 'halfUp', 'halfDown'),
        (value, large, share, rounding) => {
          const scaled = scaleCents(value, share, 1_000_000, rounding);
          expect(
            size(BigInt(scaled) * 1_000_000n - BigInt(value) * BigInt(share)) * 2n <= 1_000_000n,
          ).toBe(true);
          expect(scaleCents(value, large, large, rounding)).toBe(value === 0 ? 0 : value);
        },
      ),
      runs,
    );
  });

  it('refuses a result that is not exact', () => {
    expect(() => scaleCents(Number.MAX_SAFE_INTEGER, 3, 2, 'halfUp')).toThrow(TypeError);
  });
});
