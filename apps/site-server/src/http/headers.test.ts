import { expect, it } from 'vitest';
import { accepts, chooseEncoding } from './encoding';
import { etag, isFresh } from './etag';
import { contentSecurityPolicy } from './security-headers';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %s chooses %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it('reads Accept for one type', () => {
  expect(accepts('image/avif,image/webp;q=0.8,*/*', 'image/webp')).toBe(true);
  expect(accepts('image/*', 'image/webp')).toBe(false);
});

it('an ETag is strong, equal for equal parts, and told apart by each of them', () => {
  expect(etag('a', 1)).toMatch(/^"[\w-]{22}"$/);
  expect(etag('a', 1)).toBe(etag('a', 1));
  expect(new Set([etag('a', 1), etag('a', 2), etag('a1'), etag('a', '1')]).size).toBe(4);
  expect([
    isFresh('"x", W/"y"', '"y"'),
    isFresh('*', '"y"'),
    isFresh('"x"', '"y"'),
    isFresh(undefined, '"y"'),
  ]).toEqual([true, true, false, false]);
});

it('a page without scripts or styles allows none', () => {
  expect(contentSecurityPolicy({ script: [], style: [] })).toContain(
    "script-src 'strict-dynamic'; style-src 'none'; ",
  );
});

it('forms may lead to the site itself and to the hosts that are named', () => {
  expect(contentSecurityPolicy({ script: [], style: [] })).toContain("; form-action 'self'; ");
  expect(
    contentSecurityPolicy({ script: [], style: [], forms: ['https://thanks.example'] }),
  ).toContain("; form-action 'self' https://thanks.example; ");
});
