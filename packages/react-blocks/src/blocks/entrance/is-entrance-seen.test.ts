import { expect, it } from 'vitest';
import { entranceThresholds, isEntranceSeen } from './is-entrance-seen';

it('[9.14c] the thresholds are those that are listed', () =>
  expect(entranceThresholds).toEqual([0, 0.1, 0.25, 0.5, 1]));

it.each([
  { ratio: 0.5, isIntersecting: true, height: 200, seen: true },
  { ratio: 0.49, isIntersecting: true, height: 200, seen: false },
  { ratio: 0.01, isIntersecting: true, height: 900, seen: true },
  { ratio: 0, isIntersecting: true, height: 900, seen: true },
  { ratio: 0, isIntersecting: false, height: 900, seen: false },
  { ratio: 1, isIntersecting: true, height: 0, seen: true },
])('$ratio of $height px, intersecting: $isIntersecting → $seen', ({ seen, ...view }) =>
  expect(isEntranceSeen({ ...view, viewHeight: 600 })).toBe(seen),
);
