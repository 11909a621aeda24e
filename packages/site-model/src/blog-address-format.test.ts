import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBlogAddressFormat } from './blog-address-format';

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
