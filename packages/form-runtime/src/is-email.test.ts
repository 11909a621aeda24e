import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEmailLength, hasEmailShape } from './has-email-shape';
import { isEmail } from './is-email';
import { sanitizeText } from './sanitize-text';

describe('isEmail', () => {
  const long = `${'a'.repeat(249)}@bc.de`;

  it.each([
    ['a@b.de', true],
    ['first.last+tag@mail.example.info', true],
    ["o'neill@example.com", true],
    ['a@b', false],
    ['@b.de', false],
    ['a@.de', false],
    ['a@b..de', false],
    ['a@b.d', false],
    ['a@b.photo', false],
    ['a@b.museum', false],
    ['a@b.d3', false],
    ['a b@c.de', false],
    ['a@b@c.de', false],
    ['<a@b.de>', false],
    ['a@b.de,c@d.de', false],
    ['a@b.de\n', false],
    ['', false],
    ['ab', false],
  ])('[5.05a] %j: %s', (text, answer) => {
    expect(isEmail(text)).toBe(answer);
  });

  it.each([
    [2, false],
    [3, true],
    [256, true],
    [257, false],
  ])('[9.11a] %i characters may be an address: %s', (length, answer) => {
    expect(hasEmailLength('a'.repeat(length))).toBe(answer);
  });

  it.each([
    '.a@b.de',
    'a.@b.de',
    'a@-b.de',
    'a@b-.de',
    'a@b.-c.de',
    'a@b.c-.de',
    'a\u0007@b.de',
    'a@b\u007f.de',
    'a\u0085b@c.de',
    'a@b.xn--p1ai-',
  ])('[5.05a] refuses %j, whatever the top level may be', (text) => {
    expect(hasEmailShape(text)).toBe(false);
  });

  it.each(['a.b@c.de', 'a-@b.de', '-a@b.de', 'a-.b@c.de', 'a@b-c.de', 'a@b--c.de'])(
    '[5.05a] takes %j',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each(['a@b.de\n', '\r\n a@b.de', '\ta@b.de ', '\u00a0a@b.de\ufeff'])(
    '[5.05a] a form takes away what stands around %j first',
    (text) => expect(isEmail(sanitizeText('email', text))).toBe(true),
  );

  it('[5.05a] [9.11a] refuses whatever is shorter than 3 characters', () => {
    const short = fc.string({ maxLength: 2, unit: fc.constantFrom('a', '@', '.', 'é') });
    fc.assert(
      fc.property(
        short,
        fc.constantFrom('any', 'two-to-four'),
        (text, topLevel) => !isEmail(text, { topLevel }),
      ),
    );
    expect(isEmail('a@b.de')).toBe(true);
  });

  it('[5.05a] [9.11a] takes 256 characters and not one more', () => {
    expect(long).toHaveLength(255);
    expect(isEmail(`a${long}`)).toBe(true);
    expect(isEmail(`aa${long}`)).toBe(false);
  });

  it.each([
    'a@b.museum',
    'a@studio.photography',
    'a@b.рф',
    'a@b.xn--p1ai',
    `a@b.${'x'.repeat(63)}`,
  ])('takes the top level of %j when any may be', (text) => {
    expect(isEmail(text, { topLevel: 'any' })).toBe(true);
    expect(isEmail(text)).toBe(false);
  });

  it.each(['a@b.c', 'a@b.c1', `a@b.${'x'.repeat(64)}`, 'a@b'])('still refuses %j', (text) => {
    expect(isEmail(text, { topLevel: 'any' })).toBe(false);
  });

  it('whatever it takes has one @, no space, and is taken with any top level too', () => {
    const piece = fc.constantFrom('a', 'Z', '.', '@', '-', '+', ' ', 'com', 'info', '9', '\n', 'é');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        if (!isEmail(text)) return true;
        return (
          text.split('@').length === 2 && !/\s/.test(text) && isEmail(text, { topLevel: 'any' })
        );
      }),
      { numRuns: 20_000 },
    );
  });

  it('answers at once on a text made to be slow', () => {
    expect(isEmail(`a@${'a.'.repeat(126)}`)).toBe(false);
  });
});
