import { expect, it } from 'vitest';
import fc from 'fast-check';
import { isPageSlug, reservedSegments } from './is-page-slug';
import { runs } from './testing/runs';

it.each([
  '',
  'about',
  'a',
  'work-2026',
  'journal/first-firing',
  'notes/2026/11/first-firing',
  'assets-of-ours',
  'searching',
  'a--b',
])('takes %j as the address of a page', (slug) => expect(isPageSlug(slug)).toBe(true));

it.each([
  '/',
  '/about',
  'about/',
  'a//b',
  'About',
  'a_b',
  'ä',
  '-a',
  'a-',
  '..',
  'a.html',
  'a b',
  'a\n',
  'x'.repeat(151),
  7,
  null,
])('refuses %j', (slug) => expect(isPageSlug(slug)).toBe(false));

it('refuses every reserved first segment, alone and with a second', () => {
  expect(reservedSegments).toEqual(
    expect.arrayContaining(['assets', '_frontage', 'api', 'config', 'checkout']),
  );
  for (const segment of reservedSegments) {
    expect([isPageSlug(segment), isPageSlug(`${segment}/x`)]).toEqual([false, false]);
  }
});

it('takes only what stays itself in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abz09-/._%é ') }), (slug) => {
      fc.pre(isPageSlug(slug));
      expect(new URL(`http://host/${slug}`).pathname).toBe(`/${slug}`);
    }),
    runs,
  );
});
