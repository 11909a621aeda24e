import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableLocales } from '../testing/build-locale-table';
import { runs } from '../testing/runs';
import { currencyCodes } from './currency-codes';
import { parseMoney } from './parse-money';

describe('parseMoney', () => {
  it.each([
    ['1234.50', 'USD', 'en-US', 123_450],
    ['1,234.5', 'USD', 'en-US', 123_450],
    [' $ 1,234 ', 'USD', 'en-US', 123_400],
    ['USD 12', 'USD', 'en-US', 1_200],
    ['12 USD', 'USD', 'en-US', 1_200],
    ['$-5', 'USD', 'en-US', -500],
    ['-$5', 'USD', 'en-US', -500],
    ['1.005', 'EUR', 'de-DE', 100_500],
    ['1.234,50 €', 'EUR', 'de-DE', 123_450],
    ['1 234,50 kr', 'SEK', 'sv-SE', 123_450],
    ['1\u202f234,50', 'NOK', 'nb-NO', 123_450],
    ['\u22125,00 kr', 'SEK', 'sv-SE', -500],
    ['12,34,567.89', 'INR', 'en-IN', 123_456_789],
    ['1\u2019234.50', 'CHF', 'de-CH', 123_450],
    ['1234,50', 'PLN', 'pl-PL', 123_450],
    ['1 234,50', 'PLN', 'pl-PL', 123_450],
    ['￥1,234', 'JPY', 'ja-JP', 1_234],
    ['-0', 'USD', 'en-US', 0],
    ['007', 'USD', 'en-US', 700],
    ['90071992547409.91', 'USD', 'en-US', Number.MAX_SAFE_INTEGER],
  ] as const)('reads %j as %s in %s: %d', (text, currency, locale, cents) => {
    expect(parseMoney(text, currency, locale)).toEqual({ money: { cents, currency } });
  });

  it.each([
    ['', 'USD', 'en-US', 'empty'],
    [' \u200e', 'USD', 'en-US', 'empty'],
    ['$', 'USD', 'en-US', 'empty'],
    ['-', 'USD', 'en-US', 'empty'],
    ['abc', 'USD', 'en-US', 'number'],
    ['1.234,50 €', 'EUR', 'en-US', 'number'],
    ['1.234,50 €', 'EUR', 'en-GB', 'number'],
    ['1,234.50', 'EUR', 'de-DE', 'number'],
    ['1.005', 'USD', 'en-US', 'decimals'],
    ['1,234', 'EUR', 'de-DE', 'decimals'],
    ['1.50', 'EUR', 'de-DE', 'grouping'],
    ['1,50', 'USD', 'en-US', 'grouping'],
    ['0,123', 'USD', 'en-US', 'grouping'],
    ['1,2345', 'USD', 'en-US', 'grouping'],
    ['1234,567', 'USD', 'en-US', 'grouping'],
    ['1,,234', 'USD', 'en-US', 'grouping'],
    [',234', 'USD', 'en-US', 'number'],
    ['A5$', 'AUD', 'en-US', 'number'],
    ['$5-', 'USD', 'en-US', 'number'],
    ['1,234,567', 'INR', 'en-IN', 'grouping'],
    ['12,34,567', 'INR', 'en-US', 'grouping'],
    ['1 234', 'USD', 'en-US', 'number'],
    ['1.5.0', 'USD', 'en-US', 'number'],
    ['.5', 'USD', 'en-US', 'number'],
    ['5.', 'USD', 'en-US', 'number'],
    ['1e3', 'USD', 'en-US', 'number'],
    ['0x10', 'USD', 'en-US', 'number'],
    ['Infinity', 'USD', 'en-US', 'number'],
    ['--5', 'USD', 'en-US', 'number'],
    ['-$-5', 'USD', 'en-US', 'number'],
    ['5-', 'USD', 'en-US', 'number'],
    ['(5)', 'USD', 'en-US', 'number'],
    ['$5$', 'USD', 'en-US', 'number'],
    ['5 €', 'USD', 'en-US', 'number'],
    ['5', 'USD', 'en-US', undefined],
    ['12.5', 'JPY', 'en-US', 'decimals'],
    ['12.00', 'JPY', 'en-US', 'decimals'],
    ['90071992547409.92', 'USD', 'en-US', 'range'],
    ['9'.repeat(400), 'USD', 'en-US', 'range'],
  ] as const)('refuses %j as %s in %s: %s', (text, currency, locale, issue) => {
    expect(parseMoney(text, currency, locale).issue).toBe(issue);
  });

  it('never throws, and what it reads is an amount', () => {
    const noise = fc.string({
      unit: fc.constantFrom(..."0123456789.,-\u2212 \u00a0\u202f\u200f$€kr'’eE+()"),
    });
    fc.assert(
      fc.property(
        fc.oneof(noise, fc.string()),
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...tableLocales),
        (text, currency, locale) => {
          const { money, issue } = parseMoney(text, currency, locale);
          expect(issue === undefined).toBe(money !== undefined);
          if (money)
            expect(Number.isSafeInteger(money.cents) && !Object.is(money.cents, -0)).toBe(true);
        },
      ),
      runs,
    );
  });

  it('a fraction of two digits is read alike by all who read it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('.', ','), fc.nat(99), (whole, sign, cents) => {
        const text = `${whole}${sign}${String(cents).padStart(2, '0')}`;
        const readings = ['en-US', 'de-DE', 'sv-SE', 'de-CH'].map(
          (locale) => parseMoney(text, 'EUR', locale).money?.cents,
        );
        expect(
          readings.filter((reading) => reading !== undefined && reading !== whole * 100 + cents),
        ).toEqual([]);
      }),
      runs,
    );
  });

  it('takes time in proportion to the length', () => {
    expect(
      parseMoney(`${' '.repeat(1_000_000)}1${',000'.repeat(250_000)}`, 'USD', 'en-US').issue,
    ).toBe('range');
  });
});
