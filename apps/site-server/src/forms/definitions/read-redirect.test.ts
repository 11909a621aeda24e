import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRedirect } from './read-redirect';

describe('the address after success', () => {
  it.each([
    ['/thanks', { location: '/thanks' }],
    ['/спасибо?a=%20b#c', { location: '/%D1%81%D0%BF%D0%B0%D1%81%D0%B8%D0%B1%D0%BE?a=%20b#c' }],
    ['/a\r\nSet-Cookie: b=c', { location: '/aSet-Cookie:%20b=c' }],
    [
      'https://thanks.example/a?b;c',
      { location: 'https://thanks.example/a?b;c', elsewhere: 'https://thanks.example' },
    ],
    [
      'HTTP://thanks.example:8080',
      { location: 'http://thanks.example:8080/', elsewhere: 'http://thanks.example:8080' },
    ],
    ['//thanks.example/x', { location: '//thanks.example/x', elsewhere: 'thanks.example' }],
    ['/.//thanks.example', { location: '/thanks.example' }],
    ['https://', undefined],
    ['https://a;sandbox/', undefined],
  ])('%j is read', (address, redirect) => {
    expect(readRedirect(address)).toEqual(redirect);
  });

  it('is fit for a header and leads elsewhere only where it says so, whatever was given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '//', '/./', '/..//', 'https://a.example/'),
        fc.string({ unit: 'binary' }),
        (start, rest) => {
          const { location = '', elsewhere = '' } = readRedirect(start + rest) ?? {};
          if (elsewhere === '') expect(location).not.toMatch(/^\/[/\\]|^\w+:/);
          expect(location).toMatch(/^[\x21-\x7e]*$/);
          expect(elsewhere).toMatch(/^[^\s;,']*$/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
