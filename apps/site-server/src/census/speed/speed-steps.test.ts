import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeSpeed } from './judge-speed';
import { slowestOfMost } from './slowest-of-most';
import { speedMetrics, speedStep, speedStepValue } from './speed-steps';

it('a step is within three percent of each of its values', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 120_000, noNaN: true }), (value) => {
      const near = speedStepValue('lcp', speedStep('lcp', value));
      expect(Math.abs(near / value - 1)).toBeLessThan(0.03);
    }),
  );
});

it('a slower value never has a lower step', () => {
  const value = fc.double({ min: 0, max: 200_000, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...speedMetrics), value, value, (metric, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(speedStep(metric, low)).toBeLessThanOrEqual(speedStep(metric, high));
    }),
  );
});

it('three of four visits are not slower', () => {
  const counts = [0.3, 0.02, 0.05, 0.01].map((value) => ({
    step: speedStep('cls', value),
    times: 1,
  }));
  expect(slowestOfMost('cls', counts)).toBe(0.05);
  expect(slowestOfMost('cls', [])).toBeUndefined();
});

it.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'middling'],
  ['inp', 501, 'poor'],
  ['cls', 0.1, 'good'],
] as const)('%s of %d is %s', (metric, value, judged) => {
  expect(judgeSpeed(metric, value)).toBe(judged);
});
