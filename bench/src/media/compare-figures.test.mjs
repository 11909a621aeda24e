import { expect, it } from 'vitest';
import { compareFigures } from './compare-figures.mjs';

const rounds = [
  { slow: { time: 100 }, frontage: { time: 10 }, quick: { time: 20 }, blank: { time: 1 } },
  { slow: { time: 300 }, frontage: { time: 30 }, quick: { time: 40 }, blank: { time: 1 } },
  { slow: { time: 100 }, frontage: { time: 10 }, quick: { time: 40 }, blank: { time: 1 } },
];
const time = { name: 'ms', read: (measured) => measured.time };

const cells = (table, row = 2) =>
  table
    .split('\n')
    [row].split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

it('ours comes first, what is no peer last, and the ratio is to the best peer inside each round', () => {
  const table = compareFigures([{ ...time, target: { most: 0.45 } }], rounds, ['blank']);
  expect(cells(table, 0)).toEqual([
    '',
    'frontage',
    'slow',
    'quick',
    'blank',
    'ratio to the best peer',
    'target',
  ]);
  expect(cells(table)).toEqual([
    'ms',
    '10.0 (10.0 to 30.0)',
    '100 (100 to 300)',
    '40.0 (20.0 to 40.0)',
    '1.00',
    '0.500 (0.250 to 0.750) of quick',
    '× ≤ 0.45 ✗',
  ]);
});

it('a target may name the peer, or be for the figure itself', () => {
  const table = compareFigures(
    [
      { ...time, target: { most: 0.1 }, against: 'slow' },
      { ...time, own: { most: 10 } },
    ],
    rounds,
  );
  expect(cells(table).slice(-2)).toEqual(['0.100 (0.100 to 0.100) of slow', '× ≤ 0.1 ✓']);
  expect(cells(table, 3).at(-1)).toBe('≤ 10 ✓');
});

it('what did not happen in a round has no ratio and reaches no target', () => {
  const never = rounds.map((round) => ({ ...round, frontage: { time: NaN } }));
  expect(cells(compareFigures([{ ...time, own: { most: 10 } }], never)).slice(-2)).toEqual([
    '',
    '≤ 10 ✗',
  ]);
});

it('a peer for which it did not happen is not the best, wherever it stands', () => {
  const never = rounds.map(({ slow, ...others }) => ({ slow: { time: NaN }, ...others }));
  expect(cells(compareFigures([time], never, ['blank'])).at(-2)).toBe(
    '0.500 (0.250 to 0.750) of quick',
  );
});
