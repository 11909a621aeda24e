import { expect, it } from 'vitest';
import { weighLabels } from './weigh-labels';

const labels = (counts: Record<string, number>) =>
  Object.entries(counts).map(([word, count]) => ({ word, count }));
const weights = (counts: Record<string, number>, most = 60): string =>
  weighLabels(labels(counts), most)
    .map(({ word, weight }) => word + weight)
    .join(' ');

it('shows what is used more larger, in five steps', () => {
  expect(weights({ ash: 1, bowl: 10, celadon: 100 })).toBe('ash1 bowl3 celadon5');
  expect(weights({ ash: 1, bowl: 2, celadon: 3 })).toBe('ash1 bowl2 celadon3');
  expect(weights({ ash: 7, bowl: 7 })).toBe('ash2 bowl2');
  expect(weights({})).toBe('');
});

it('keeps the most used ones, in the order given', () => {
  expect(weights({ ash: 2, bowl: 1, celadon: 9 }, 2)).toBe('ash1 celadon5');
});
