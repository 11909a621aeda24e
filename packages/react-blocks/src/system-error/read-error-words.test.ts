import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readErrorWords } from './read-error-words';

it.each([
  ['You may not edit this site.', 'You may not edit this site.'],
  [' غير مسموح ', 'غير مسموح'],
  ["It's 5 > 4: no. & so on", undefined],
  ['Error: x\n    at call (site-api.js:1:2)', undefined],
  ['<html><body>403 Forbidden', undefined],
  ['{"code":7}', undefined],
  ['a\u2028b', undefined],
  ['', undefined],
  ['403', undefined],
  ['—', undefined],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), undefined],
  [undefined, undefined],
  [null, undefined],
  [7, undefined],
  [{ toString: () => 'No.' }, undefined],
])('[8.08] of %j people are shown %j', (error, words) => {
  expect(readErrorWords(error)).toBe(words);
});

it('[8.08] whatever comes, what is shown is one short line of plain words, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary', maxLength: 300 })), (error) => {
      const words = readErrorWords(error) ?? 'x';
      return words.length > 0 && words.length <= 200 && !/[<>{}\n\r]/.test(words);
    }),
    { numRuns: 5_000 },
  );
});
