import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSingleFlight } from '../concurrency/create-single-flight';
import { createByteCache } from './create-byte-cache';

it('never holds more bytes than it may, and always what was set last and fits', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat({ max: 60 }));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = createByteCache<number>(100);
      steps.forEach(([key, bytes], index) => {
        cache.set(key, index, bytes);
        expect(cache.size()).toBeLessThanOrEqual(100);
        expect(cache.get(key)).toBe(index);
      });
    }),
    { numRuns: 1_000 },
  );
});

it('forgets what was not used for longest, and never takes what is too large', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 5);
  cache.set('b', 'B', 5);
  cache.get('a');
  cache.set('c', 'C', 5);
  cache.set('d', 'D', 11);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([
    'A',
    undefined,
    'C',
    undefined,
  ]);
});

it('a failed flight is not remembered', async () => {
  const once = createSingleFlight<number>();
  await expect(once('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(once('a', async () => 1)).resolves.toBe(1);
});
