import { expect, it } from 'vitest';
import { isReplayId, mayReplay } from './may-replay';

const facts = { cores: 8, isFlagged: true, share: 0.5, sample: 0.2 };

it.each([
  [{}, true],
  [{ cores: 2 }, false],
  [{ isFlagged: false }, false],
  [{ sample: 0.5 }, false],
  [{ share: 0 }, false],
])('[9.26c] with %o a visit is replayed: %s', (over, may) => {
  expect(mayReplay({ ...facts, ...over })).toBe(may);
});

it('[7.23] an id that is a mock, or none, loads nothing', () => {
  expect(['abc', 'mock', 'mock-id', '', undefined, 7].map(isReplayId)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
