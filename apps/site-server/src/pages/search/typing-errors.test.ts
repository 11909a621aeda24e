import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toleratedErrors, typingErrors } from './typing-errors';

describe('typing errors', () => {
  it.each([
    ['teapot', 'teapot', 0],
    ['teapto', 'teapot', 1],
    ['tepot', 'teapot', 1],
    ['teappot', 'teapot', 1],
    ['teaput', 'teapot', 1],
    ['etapto', 'teapot', 2],
    ['ab', 'ba', 1],
    ['kitchen', 'teapot', Infinity],
    ['طيين', 'طين', 1],
    ['𞤆𞤵𞤤', '𞤆𞤤𞤵', 1],
  ])('from %s to %s: %s', (typed, meant, errors) => {
    expect(typingErrors(typed, meant, 2)).toBe(errors);
  });

  it('are as many in either direction, none only for the same word, and never more than letters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const errors = typingErrors(a, b, 8);
        expect(errors).toBe(typingErrors(b, a, 8));
        expect(errors === 0).toBe(a === b);
        expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it('are tolerated by the length of the word, and never in a number', () => {
    expect(['jar', 'kiln', 'celadon', 'stonewar', 'pot2026', '2026'].map(toleratedErrors)).toEqual([
      0, 1, 1, 2, 0, 0,
    ]);
  });
});
