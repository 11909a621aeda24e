import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPluralText } from './plural-text';

describe('createPluralText', () => {
  it.each([
    ['en', 'one', true],
    ['en', 'other', true],
    ['en', 'few', false],
    ['en', 'zero', false],
    ['pl', 'few', true],
    ['ar', 'zero', true],
    ['ar', 'two', true],
    ['ja', 'one', false],
    ['en', '=0', true],
    ['ja', '=1', true],
    ['en', '=', false],
    ['en', '=-1', false],
    ['en', '0', false],
    ['en', 'One', false],
    ['en', 'constructor', false],
  ])('[5.15c] for %s the key %s is valid: %s', (locale, key, valid) => {
    const create = () => createPluralText(locale, { [key]: 'this', other: 'that' });
    if (valid) expect(create).not.toThrow();
    else
      expect(create).toThrow(
        new RegExp(`^Plural key "${key}" is not valid for the locale "${locale}"`),
      );
  });

  it('[5.15c] tells which keys the locale has', () => {
    expect(() => createPluralText('pl', { two: '', other: '' })).toThrow(
      /It has few, many, one, other;/,
    );
  });

  it('takes the exact count first, then the category, then other', () => {
    const text = createPluralText('pl', { '=1': 'tylko #', few: '# strony', other: '# stron' });
    expect([1, 2, 5, 22].map(text)).toEqual(['tylko 1', '2 strony', '5 stron', '22 strony']);
  });

  it('writes the count as the locale does, wherever it stands', () => {
    expect(createPluralText('en', { other: '# of #' })(12_345)).toBe('12,345 of 12,345');
    expect(createPluralText('ar-EG', { other: '#' })(3)).toBe('٣');
    expect(createPluralText('en', { other: '$& costs #' })(2)).toBe('$& costs 2');
  });

  it('refuses a locale that is none', () => {
    expect(() => createPluralText('no such locale', { other: '' })).toThrow(RangeError);
  });

  it('has a text for every number', () => {
    const text = createPluralText('ar', { '=0': 'none', two: 'a pair', other: 'so many' });
    fc.assert(
      fc.property(
        fc.oneof(fc.nat(), fc.double()),
        (count) => void expect(['none', 'a pair', 'so many']).toContain(text(count)),
      ),
    );
  });
});
