import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeyRing } from '../signing/key-ring';
import { createCrumb } from './crumb';
import { readCookie } from './read-cookie';

const signerOf = (...secrets: string[]) => createKeyRing(secrets).signer('crumb');
const crumb = createCrumb(signerOf('k'.repeat(32)));

it('[3.17] a crumb is valid for the server that made it, and any changed one is not', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 127 }), (place, change) => {
      const made = crumb.create('session');
      const index = place % made.length;
      const other =
        made.slice(0, index) +
        String.fromCharCode(made.charCodeAt(index) ^ change) +
        made.slice(index + 1);
      expect(crumb.isValid(made, 'session')).toBe(true);
      expect(crumb.isValid(other, 'session')).toBe(false);
      expect(createCrumb(signerOf('x'.repeat(32))).isValid(made, 'session')).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

it('no text is a valid crumb by chance, and none throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => void expect(crumb.isValid(text, 'session')).toBe(false),
    ),
    { numRuns: 2_000 },
  );
});

it('a cookie is found again among any others, whatever they are', () => {
  const name = fc.stringMatching(/^[a-z_]{1,8}$/);
  const value = fc.stringMatching(/^[\w.~+/=-]{0,20}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, minLength: 1 }),
      (cookies) => {
        const header = cookies.map(([key, content]) => `${key}=${content}`).join('; ');
        for (const [key, content] of cookies) expect(readCookie(header, key)).toBe(content);
        expect(readCookie(header, 'UPPER')).toBeUndefined();
      },
    ),
    { numRuns: 1_000 },
  );
});

it('no Cookie header makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      (header, name) => void readCookie(header, name),
    ),
    { numRuns: 2_000 },
  );
  expect(readCookie(undefined, 'crumb')).toBeUndefined();
  expect(readCookie('crumb=first; crumb=second', 'crumb')).toBe('first');
});
