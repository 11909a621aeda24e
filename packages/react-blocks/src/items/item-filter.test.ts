import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyItem, itemFilterHref, readItemFilter, writeItemFilter } from './item-filter';

it('reads again what it wrote', () => {
  const word = fc
    .string({ unit: fc.constantFrom(...'aÄ &=?#ك'), maxLength: 50 })
    .map((w) => w.trim());
  fc.assert(
    fc.property(
      fc.record({
        category: word,
        tag: word,
        isPast: fc.boolean(),
        page: fc.integer({ min: 1, max: 500 }),
      }),
      (filter) => {
        expect(readItemFilter(new URLSearchParams(writeItemFilter(filter)))).toEqual(filter);
      },
    ),
  );
});

it.each(['page=0', 'page=-1', 'page=x', 'when=never', 'category=', ''])(
  '%j filters nothing',
  (query) => expect(readItemFilter(new URLSearchParams(query))).toEqual(everyItem),
);

it('the address of everything is the address of the list', () =>
  expect(itemFilterHref('/notes', everyItem)).toBe('/notes'));
