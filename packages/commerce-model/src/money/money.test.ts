import { describe, expect, it } from 'vitest';
import facts from '../testing/money-facts.json';
import { formatCatalogueMoney, describeMoney } from './format-catalogue-money';
import { currencyName, describeCurrency } from './currency';
import { currencyCodes, isCurrencyCode } from './currency-codes';
import { addMoney, createMoney, subtractMoney } from './money';
import type { Money } from './money';
import { readStoreCurrency } from './read-store-currency';

const usd = (cents: number) => createMoney(cents, 'USD');

describe('money', () => {
  it('adds and subtracts one currency', () => {
    expect(addMoney(usd(10), usd(20))).toEqual({ cents: 30, currency: 'USD' });
    expect(subtractMoney(usd(10), usd(20)).cents).toBe(-10);
  });

  it('two currencies do not add, in types and at run time', () => {
    const euros = createMoney(1, 'EUR');
    // @ts-expect-error dollars and euros are two types
    expect(() => addMoney(usd(1), euros)).toThrow(/^\[commerce-model\] EUR does not add to USD/);
    // @ts-expect-error the same for a difference
    expect(() => subtractMoney(usd(1), euros)).toThrow(TypeError);
    // @ts-expect-error an amount of one currency is none of another
    const wrong: Money<'USD'> = euros;
    expect(wrong.currency).toBe('EUR');
  });

  it.each([0.5, NaN, Infinity, 2 ** 53, -(2 ** 53)])('%d is no amount', (cents) => {
    expect(() => usd(cents)).toThrow(/not a whole number of cents/);
  });

  it('refuses a sum that is not exact', () => {
    expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(TypeError);
  });

  it('knows one zero', () => {
    expect(Object.is(usd(-0).cents, 0)).toBe(true);
  });
});

describe('currencies', () => {
  it('[3.03a] [3.03b] every currency has code, numeric code, name and digits', () => {
    const ours = currencyCodes.map(describeCurrency);
    expect(ours.map(({ code, numeric, name }) => ({ code, numeric, name }))).toEqual(
      Object.entries(facts).map(([code, { numeric, name }]) => ({ code, numeric, name })),
    );
    expect(ours).toHaveLength(27);
    expect(
      ours.filter(({ digits }) => digits !== 2).map(({ code, digits }) => [code, digits]),
    ).toEqual([['JPY', 0]]);
  });

  it.each([
    undefined,
    null,
    'USD',
    {},
    { selectedCurrency: 3 },
    { selectedCurrency: 'XXX' },
    { selectedCurrency: 'toString' },
  ])('[3.03c] the settings %j sell in US dollars', (settings) => {
    expect(readStoreCurrency(settings)).toBe('USD');
  });

  it('[3.03c] the selected currency is read from the settings', () => {
    expect(readStoreCurrency({ selectedCurrency: 'SEK' })).toBe('SEK');
  });

  it('[9.06c] every currency has a name, from the catalogue of strings or in English', () => {
    expect(currencyName('CHF', { CHF: 'Schweizer Franken' })).toBe('Schweizer Franken');
    expect(currencyName('CHF', { EUR: 'Euro' })).toBe('Swiss Franc');
    for (const code of currencyCodes) expect(currencyName(code)).toMatch(/^[A-Z][A-Za-z ]+$/);
    expect(isCurrencyCode('constructor')).toBe(false);
  });
});

describe('the other displays', () => {
  it.each([
    [123_450, 'USD', '$1,234.50'],
    [-123_450, 'USD', '-$1,234.50'],
    [500, 'JPY', '¥500'],
    [123_456_789, 'INR', '₹1,234,567.89'],
    [123_450, 'SEK', '1,234.50\u00a0kr'],
    [-500, 'DKK', '-5.00\u00a0kr'],
    [100, 'CHF', 'CHF\u00a01.00'],
    [123_456_700, 'COP', 'COP\u00a01,234,567.00'],
    [100, 'ZAR', 'R\u00a01.00'],
  ] as const)('[9.05a] a catalogue shows %d %s as %s', (cents, currency, text) => {
    expect(formatCatalogueMoney(createMoney(cents, currency))).toBe(text);
  });

  it('[9.05b] a catalogue leaves out zeros if told so, and the yen has none', () => {
    expect(formatCatalogueMoney(usd(500), { trim: true })).toBe('$5');
    expect(formatCatalogueMoney(usd(550), { trim: true })).toBe('$5.50');
    expect(formatCatalogueMoney(createMoney(500, 'JPY'), { trim: true })).toBe('¥500');
  });

  it('no two currencies look the same but those of one name', () => {
    const texts = currencyCodes.map((code) => formatCatalogueMoney(createMoney(100, code)));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([
      '1.00\u00a0kr',
      '1.00\u00a0kr',
    ]);
  });

  it('speaks an amount', () => {
    expect(describeMoney(usd(1_250), 'en-US')).toBe('12.50 US dollars');
    expect(describeMoney(usd(1_200), 'en-US')).toBe('12 US dollars');
    expect(describeMoney(createMoney(500, 'JPY'), 'en-US')).toBe('500 Japanese yen');
    expect(describeMoney(createMoney(500, 'COP'), 'de-DE')).toBe('5 Kolumbianische Pesos');
  });
});
