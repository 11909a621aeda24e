import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessLineWidth } from './guess-line-width';

describe('guessLineWidth', () => {
  it('wide, narrow and capital letters count as what they are', () => {
    expect(guessLineWidth('mm')).toBeGreaterThan(guessLineWidth('nn'));
    expect(guessLineWidth('ii')).toBeLessThan(guessLineWidth('nn'));
    expect(guessLineWidth('NN')).toBeGreaterThan(guessLineWidth('nn'));
    expect(guessLineWidth('営業')).toBe(2);
  });

  it('a mark over a letter takes no room of its own', () => {
    expect(guessLineWidth('e\u0301')).toBe(guessLineWidth('e'));
  });

  it('is never 0, and never less for more letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, more) => {
        expect(guessLineWidth(text)).toBeGreaterThan(0);
        expect(guessLineWidth(text + more)).toBeGreaterThanOrEqual(guessLineWidth(text));
      }),
    );
  });
});
