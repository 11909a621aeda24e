import { expect, it } from 'vitest';
import { trackedPage, trafficSource } from './traffic-source';

it('a path of nothing but slashes is read as fast as any other', () => {
  // An expression that looks for the end at each of them would take minutes.
  const slashes = '/'.repeat(500_000);
  expect(trackedPage(`${slashes}x`)).toHaveLength(200);
  expect(trafficSource(`https://studio.example/a${slashes}`, 'studio.example')).toBe('/a');
});
