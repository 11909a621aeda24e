import { expect, it } from 'vitest';
import { reaches, writeNumber, writeSpread, writeVerdict } from './write-number.mjs';

it.each([
  [0, '0'],
  [0.0123, '0.012'],
  [1.234, '1.23'],
  [-12.34, '-12.3'],
  [1234.5, '1235'],
])('%d is written %s', (value, text) => {
  expect(writeNumber(value)).toBe(text);
});

it('a spread shows its ends', () => {
  expect(writeSpread({ middle: 2, lowest: 1, highest: 30 })).toBe('2.00 (1.00 to 30.0)');
});

it.each([
  [15, { most: 15 }, '≤ 15 ✓'],
  [15.1, { most: 15 }, '≤ 15 ✗'],
  [0.89, { least: 0.9 }, '≥ 0.9 ✗'],
  [0, { most: 0 }, '≤ 0 ✓'],
])('%d against %j is %s', (value, target, text) => {
  expect(writeVerdict(value, target)).toBe(text);
});

it('a figure that is missing reaches no target', () => {
  expect([reaches(NaN, { most: 1 }), reaches(undefined, { most: 1 })]).toEqual([false, false]);
});
