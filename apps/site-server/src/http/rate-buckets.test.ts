import { expect, it } from 'vitest';
import { createRateBuckets } from './rate-buckets';

it('keeps keys apart and its memory small', () => {
  const buckets = createRateBuckets(1, () => 0);
  const waits = Array.from({ length: 25_000 }, (_, index) => buckets.take(String(index)));
  expect(Math.max(...waits)).toBe(0);
  // The newest keys are kept, the oldest were dropped.
  expect([buckets.take('24999'), buckets.take('0')]).toEqual([60, 0]);
});

it('to look takes nothing, and what is told of a bucket counts', () => {
  const buckets = createRateBuckets(2, () => 1_000);
  expect([buckets.wait('a'), buckets.wait('a'), buckets.take('a')]).toEqual([0, 0, 0]);
  buckets.keep('a', 61_000_000);
  expect([buckets.wait('a'), buckets.take('a'), buckets.take('b')]).toEqual([30, 30, 0]);
});
