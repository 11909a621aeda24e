import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRateLimit, rateKey } from './rate-limit';

it('never lets more through in any minute than twice its rate, and never starves a patient visitor', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.nat({ max: 5_000 }), { maxLength: 200 }),
      (rate, pauses) => {
        let now = 0;
        const limit = createRateLimit(rate, () => now);
        const passed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const wait = limit.take('a');
          if (wait === 0) passed.push(now);
          else {
            now += wait * 1000;
            expect(limit.take('a')).toBe(0);
            passed.push(now);
          }
        }
        for (const start of passed)
          expect(
            passed.filter((at) => at >= start && at < start + 60_000).length,
          ).toBeLessThanOrEqual(2 * rate);
      },
    ),
    { numRuns: 1_000 },
  );
});

it('keeps keys apart and its memory small', () => {
  const limit = createRateLimit(1, () => 0);
  const waits = Array.from({ length: 25_000 }, (_, index) => limit.take(String(index)));
  expect(Math.max(...waits)).toBe(0);
  // The newest are remembered, the oldest were let go.
  expect([limit.take('24999'), limit.take('0')]).toEqual([60, 0]);
});

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:4711', '203.0.113.5'],
  ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['x'.repeat(70), 'x'.repeat(64)],
  [`:${'f'.repeat(70)}`, `:${'f'.repeat(63)}`],
])('%s counts as %s', (address, key) => {
  expect(rateKey(address)).toBe(key);
});
