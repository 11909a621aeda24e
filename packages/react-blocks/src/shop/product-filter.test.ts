import { currencyCodes } from '@frontage/commerce-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSorts, readProductFilter, writePrice, writeProductFilter } from './product-filter';

const fullFilter = {
  category: '',
  tag: '',
  minCents: null,
  maxCents: null,
  inStock: false,
  onSale: false,
  sort: 'featured',
  page: 1,
};

describe('a filter of products', () => {
  it('is read out of an address', () => {
    expect(
      readProductFilter(
        'category=Bowls+%26+jars&tag=blue&min=19.5&max=80&stock=1&sale=1&sort=cheapest&page=3',
        'EUR',
      ),
    ).toEqual({
      category: 'Bowls & jars',
      tag: 'blue',
      minCents: 1_950,
      maxCents: 8_000,
      inStock: true,
      onSale: true,
      sort: 'cheapest',
      page: 3,
    });
  });

  it.each([
    [''],
    ['category=&min=&max=&page='],
    ['min=-1&max=1e9&page=-2&sort=random&stock=yes&sale=0'],
    ['min=1,5&max=%F0%9F%8E%82&page=1.5'],
    ['min=1.5.5&page=NaN'],
  ])('what cannot be read filters nothing: %s', (query) => {
    expect(readProductFilter(query, 'EUR')).toEqual(fullFilter);
  });

  it('takes two prices as limits whichever is entered first', () => {
    const { minCents, maxCents } = readProductFilter('min=50&max=10', 'EUR');
    expect([minCents, maxCents]).toEqual([1_000, 5_000]);
  });

  it('has prices in the minor units of its currency, and none over the largest price', () => {
    expect([
      readProductFilter('min=20.15', 'USD').minCents,
      readProductFilter('min=500', 'JPY').minCents,
    ]).toEqual([2_015, 500]);
    expect(readProductFilter('max=99999999999', 'USD').maxCents).toBe(100_000_000);
    expect([
      writePrice(2_015, 'USD'),
      writePrice(500, 'JPY'),
      writePrice(0, 'USD'),
      writePrice(null, 'USD'),
    ]).toEqual(['20.15', '500', '0', '']);
  });

  it('is in the order of the list where none is asked for', () => {
    expect(readProductFilter('', 'EUR', 'newest').sort).toBe('newest');
    expect(writeProductFilter({ ...readProductFilter('', 'EUR', 'newest') }, 'EUR', 'newest')).toBe(
      '',
    );
  });

  it('reads as it was written, whatever it is', () => {
    const cents = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
    const word = fc.string({ maxLength: 100 }).map((text) => text.trim());
    const filter = fc.record({
      category: word,
      tag: word,
      minCents: cents,
      maxCents: cents,
      inStock: fc.boolean(),
      onSale: fc.boolean(),
      sort: fc.constantFrom(...productSorts),
      page: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(
        filter,
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...productSorts),
        (filter, currency, usual) => {
          const { minCents: min, maxCents: max } = filter;
          const isSwapped = min !== null && max !== null && min > max;
          expect(
            readProductFilter(writeProductFilter(filter, currency, usual), currency, usual),
          ).toEqual(isSwapped ? { ...filter, minCents: max, maxCents: min } : filter);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is read without throwing, whatever the address', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (query) => void readProductFilter(query, 'EUR')),
      { numRuns: 2_000 },
    );
  });
});
