import { expect, it } from 'vitest';
import { differenceOfRounds, ratioOfRounds, spread } from './ratio-of-rounds.mjs';

const rounds = [
  { ours: 10, theirs: 10 },
  { ours: 300, theirs: 100 },
  { ours: 40, theirs: 20 },
];
const ours = (round) => round.ours;
const theirs = (round) => round.theirs;

it('a ratio is taken inside its round: one slow round moves the range, not the middle', () => {
  expect(ratioOfRounds(rounds, ours, theirs)).toEqual({ middle: 2, lowest: 1, highest: 3 });
});

it('a difference is taken inside its round', () => {
  expect(differenceOfRounds(rounds, ours, theirs)).toEqual({ middle: 20, lowest: 0, highest: 200 });
});

it('a spread keeps the ends', () => {
  expect(spread([3, 1, 2])).toEqual({ middle: 2, lowest: 1, highest: 3 });
});
