import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillBlogAddressFormat, readBlogAddressFormat } from './blog-address-format';
import { isPageSlug } from './is-page-slug';

it.each([
  ['/%y/%m/%d/%t', '%y/%m/%d/%t'],
  ['//news/%t', 'news/%t'],
  ['%t', '%t'],
  [' /a-1/%y ', 'a-1/%y'],
])('[5.09] %s is cleaned to %s', (entered, format) =>
  expect(readBlogAddressFormat(entered)).toEqual({ format }),
);

it.each(['', '/', '//', 'News/%t', '%Y', '%h', '%', '100%', 'a b', 'a_b', 'é', '%%t', 'a.html'])(
  '[5.09] %j is no format',
  (entered) => expect(readBlogAddressFormat(entered)).toHaveProperty('wrong'),
);

it('[5.09] what is cleaned is clean, and stays as it is', () => {
  const unit = fc.constantFrom(...'/%ymdtaZ1- .');
  fc.assert(
    fc.property(fc.string({ unit }), (entered) => {
      const read = readBlogAddressFormat(entered);
      if ('wrong' in read) return;
      expect(read.format).toMatch(/^[a-z0-9%][a-z0-9%/-]*$|^-/);
      expect(readBlogAddressFormat(read.format)).toEqual(read);
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  ['%y/%m/%d/%t', '2026/03/09/moon-jar'],
  ['news/%t-%y', 'news/moon-jar-2026'],
  ['%t/', 'moon-jar'],
  ['a//%t', 'a/moon-jar'],
  ['-%t-', 'moon-jar'],
])('[5.09] %s is filled as %s', (format, address) =>
  expect(fillBlogAddressFormat(format, { date: '2026-03-09', title: 'moon-jar' })).toBe(address),
);

it('[5.09] whatever the format, what is filled below a page is the address of a page', () => {
  const unit = fc.constantFrom(...'/%ymdtaz19-');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (entered) => {
      const read = readBlogAddressFormat(entered);
      if ('wrong' in read) return;
      const filled = fillBlogAddressFormat(read.format, { date: '2026-03-09', title: 'a-1' });
      fc.pre(filled !== '' && filled.length < 140);
      expect(isPageSlug(`notes/${filled}`)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
