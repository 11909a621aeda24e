import { describe, expect, it } from 'vitest';
import { regionOf } from '../../../texts/region-of';
import { countsTo12 } from './counts-to12';
import { currencySign } from './currency-sign';
import { dateOrder } from './date-order';

describe('how a language writes', () => {
  it.each([
    ['en-US', 'month day year'],
    ['en-GB', 'day month year'],
    ['sv-SE', 'year month day'],
    ['ar', 'day month year'],
    ['no tag at all', 'day month year'],
  ])('a date in %s', (locale, order) => expect(dateOrder(locale).join(' ')).toBe(order));

  it('hours', () =>
    expect(['en-US', 'en-GB', 'de', 'no tag at all'].map(countsTo12)).toEqual([
      true,
      false,
      false,
      false,
    ]));

  it('the country it is of', () =>
    expect(['en-GB', 'en', 'no tag at all'].map(regionOf)).toEqual(['GB', undefined, undefined]));

  it.each([
    ['en-GB', 'GBP', '£', false],
    ['de-DE', 'EUR', '€', true],
    ['pl-PL', 'PLN', 'zł', true],
    ['en', 'no', 'no', false],
  ])('an amount in %s %s', (locale, currency, sign, isBehind) =>
    expect(currencySign(locale, currency)).toEqual({ sign, isBehind }),
  );
});
