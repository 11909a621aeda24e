import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import facts from '../testing/money-facts.json';
import { buildLocaleTable, platformFormat, tableLocales } from '../testing/build-locale-table';
import { runs } from '../testing/runs';
import { currencyCodes, fractionDigits, isCurrencyCode } from './currency-codes';
import { formatMoney } from './format-money';
import { createMoney } from './money';
import { moneyRules, type MoneyRules } from './money-rules';
import { parseMoney } from './parse-money';
import { writeMoney } from './write-money';

/** Another version of the Unicode data may differ from the table, which is then not wrong. */
const isTablesUnicode = readFileSync(new URL('locale.table.ts', import.meta.url), 'utf8').includes(
  `CLDR ${process.versions.cldr}.`,
);
const amounts = [
  0,
  1,
  5,
  99,
  100,
  99_999,
  100_000,
  123_450,
  999_999,
  1_000_000,
  123_456_789,
  10_000_000_000,
  2 ** 53 - 1,
].flatMap((cents) => [cents, -cents]);

it('the rules of a locale survive JSON and write every amount as the table does', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tableLocales, 'de-AT', 'tlh'),
      fc.constantFrom(...currencyCodes),
      fc.maxSafeInteger(),
      (locale, currency, cents) => {
        const rules: MoneyRules = JSON.parse(JSON.stringify(moneyRules(locale)));
        const money = createMoney(cents, currency);
        expect(writeMoney(money, rules, rules.symbols[currency])).toBe(formatMoney(money, locale));
      },
    ),
    runs,
  );
});

describe('the table of locales', () => {
  it.runIf(isTablesUnicode)('is what the platform gives', async () => {
    await expect(buildLocaleTable()).toMatchFileSnapshot('./locale.table.ts');
  });

  it.runIf(isTablesUnicode)(
    '[9.05a] every currency in every locale reads as Intl writes it',
    () => {
      for (const locale of tableLocales) {
        for (const currency of currencyCodes) {
          const platform = platformFormat(locale, currency);
          const wrong = amounts
            .map((cents) => ({
              ours: formatMoney(createMoney(cents, currency), locale),
              theirs: platform.format(decimal(cents, currency)),
            }))
            .filter(({ ours, theirs }) => ours !== theirs);
          expect(wrong, `${currency} in ${locale}`).toEqual([]);
        }
      }
      expect(tableLocales.length * currencyCodes.length).toBe(1161);
    },
  );

  it.runIf(isTablesUnicode)('any amount reads as Intl writes it', () => {
    const formats = new Map<string, Intl.NumberFormat>();
    const formatOf = (locale: string, currency: (typeof currencyCodes)[number]) => {
      const key = locale + currency;
      const format = formats.get(key) ?? platformFormat(locale, currency);
      formats.set(key, format);
      return format;
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...tableLocales),
        fc.constantFrom(...currencyCodes),
        fc.maxSafeInteger(),
        (locale, currency, cents) => {
          expect(formatMoney(createMoney(cents, currency), locale)).toBe(
            formatOf(locale, currency).format(decimal(cents, currency)),
          );
        },
      ),
      runs,
    );
  });

  it('[9.05b] writes and trims the recorded amounts of home locales, and reads them back', () => {
    let count = 0;
    for (const [currency, { locales }] of Object.entries(facts)) {
      if (!isCurrencyCode(currency)) throw new Error(currency);
      for (const [locale, [plain = [], trimmed = []]] of Object.entries<(string | number)[][][]>(
        locales,
      )) {
        for (const [cents, text] of plain) {
          expect(formatMoney(createMoney(Number(cents), currency), locale)).toBe(text);
          expect(
            parseMoney(String(text), currency, locale).money?.cents,
            `${String(text)} in ${locale}`,
          ).toBe(cents);
          count += 1;
        }
        for (const [cents, text] of trimmed)
          expect(formatMoney(createMoney(Number(cents), currency), locale, { trim: true })).toBe(
            text,
          );
      }
    }
    expect(count).toBe(621);
  });

  it('reads what it writes, for every amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tableLocales),
        fc.constantFrom(...currencyCodes),
        fc.maxSafeInteger(),
        fc.boolean(),
        (locale, currency, cents, trim) => {
          const money = createMoney(cents, currency);
          expect(parseMoney(formatMoney(money, locale, { trim }), currency, locale)).toEqual({
            money,
          });
        },
      ),
      runs,
    );
  });

  it.each([
    ['de', '1.234,50\u00a0€'],
    ['de-LU', '1.234,50\u00a0€'],
    ['pt', '€\u00a01.234,50'],
    ['zu', '€1,234.50'],
    ['constructor', '€1,234.50'],
    ['', '€1,234.50'],
  ])('writes for %s as the nearest locale does', (locale, text) => {
    expect(formatMoney(createMoney(123_450, 'EUR'), locale)).toBe(text);
  });
});

/** As text, so that no floating-point number is involved. */
function decimal(
  cents: number,
  currency: (typeof currencyCodes)[number],
): Intl.StringNumericLiteral {
  const text = String(Math.abs(cents)).padStart(3, '0');
  const sign = cents < 0 ? '-' : '';
  if (fractionDigits(currency) === 0) return `${cents}`;
  // A number in decimal notation, as the type requires.
  return `${sign}${text.slice(0, -2)}.${text.slice(-2)}` as Intl.StringNumericLiteral;
}
