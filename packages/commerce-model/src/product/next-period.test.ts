import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPeriod } from './next-period';

const plan = (value: number, unit: 'week' | 'month' | 'year', numBillingCycles = 0) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});
const readTime = (text: string) => Date.parse(`${text}T10:30:00Z`);

it.each([
  ['a week', plan(1, 'week'), '2026-01-01', 1, '2026-01-08'],
  ['two weeks, the third time', plan(2, 'week'), '2026-01-01', 3, '2026-02-12'],
  ['a month', plan(1, 'month'), '2026-01-15', 1, '2026-02-15'],
  ['a month from its last day', plan(1, 'month'), '2026-01-31', 1, '2026-02-28'],
  ['two months from there, on the 31st again', plan(1, 'month'), '2026-01-31', 2, '2026-03-31'],
  ['a leap year', plan(1, 'year'), '2024-02-29', 1, '2025-02-28'],
  ['and the next leap year', plan(1, 'year'), '2024-02-29', 4, '2028-02-29'],
  ['over the new year', plan(3, 'month'), '2025-11-30', 1, '2026-02-28'],
])('%s', (_name, plan, begin, paid, next) =>
  expect(nextPeriod(plan, readTime(begin), paid)).toBe(readTime(next)),
);

it('ends with the last cycle; without a number it never does', () => {
  expect(nextPeriod(plan(1, 'month', 3), readTime('2026-01-01'), 2)).not.toBeNull();
  expect(nextPeriod(plan(1, 'month', 3), readTime('2026-01-01'), 3)).toBeNull();
  expect(nextPeriod(plan(1, 'month', 0), readTime('2026-01-01'), 1_000)).not.toBeNull();
});

it('each period is later than the one before, and never far from its length', () => {
  const plans = fc.record({
    value: fc.integer({ min: 1, max: 12 }),
    unit: fc.constantFrom('week' as const, 'month' as const, 'year' as const),
  });
  fc.assert(
    fc.property(
      plans,
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      ({ value, unit }, begin, paid) => {
        const [first, second] = [paid, paid + 1].map(
          (count) => nextPeriod(plan(value, unit), begin, count) ?? 0,
        );
        const days = ((second ?? 0) - (first ?? 0)) / 86_400_000 / value;
        const [least, most] = { week: [7, 7], month: [27, 32], year: [364, 367] }[unit] as [
          number,
          number,
        ]; // both there
        expect(days).toBeGreaterThanOrEqual(least);
        expect(days).toBeLessThanOrEqual(most);
      },
    ),
    { numRuns: 2_000 },
  );
});
