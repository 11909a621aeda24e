import { currencyCodes, fractionDigits } from '../money/currency-codes';

/**
 * The locales of the table: the homes of the supported currencies. The first one of a language
 * stands for all of it; the rest is ordered so that similar ones are neighbours, which compresses
 * best.
 */
export const tableLocales = [
  'he-IL',
  'en-US',
  'en-IE',
  'en-NZ',
  'en-ZA',
  'en-HK',
  'en-SG',
  'en-GB',
  'en-CA',
  'ru-RU',
  'de-DE',
  'fr-FR',
  'de-AT',
  'it-IT',
  'es-ES',
  'th-TH',
  'id-ID',
  'pt-BR',
  'pl-PL',
  'es-AR',
  'es-CO',
  'it-CH',
  'es-US',
  'de-CH',
  'fr-CH',
  'zh-HK',
  'fr-CA',
  'cs-CZ',
  'en-AU',
  'sv-SE',
  'es-MX',
  'pt-PT',
  'fi-FI',
  'nb-NO',
  'af-ZA',
  'en-PH',
  'en-IN',
  'hi-IN',
  'da-DK',
  'nl-NL',
  'fil-PH',
  'ms-MY',
  'ja-JP',
];

/** The pattern signs for some parts of an amount; the other parts keep what `Intl` writes. */
const signs: Readonly<Record<string, string>> = {
  currency: '¤',
  integer: '#',
  fraction: '',
  decimal: '',
};

/** This machine's `Intl`, with our number of decimals. */
export function platformFormat(
  locale: string,
  currency: (typeof currencyCodes)[number],
): Intl.NumberFormat {
  const digits = fractionDigits(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Builds the text of `locale.table.ts` from this machine's `Intl`. */
export function buildLocaleTable(): string {
  const patterns: string[] = [];
  const lines = tableLocales.map((locale) => {
    const pattern = readPattern(locale);
    if (!patterns.includes(pattern)) patterns.push(pattern);
    return `${locale} ${readSeparators(locale)}${patterns.indexOf(pattern)} ${readSymbols(locale)}`;
  });
  return `// Written from Unicode CLDR ${process.versions.cldr}. To write it anew:
// npx vitest run --project unit packages/commerce-model/src/money/locale-table.test.ts -u

/** Where sign, symbol (¤) and number (#) stand in an amount above and below 0. */
export const patternLines = ${write(patterns)};

/**
 * Locale, sign between thousands, decimal sign, size of the second group, digits from
 * which on there are groups, pattern, and symbols by code as far as they differ from it.
 */
export const localeLines = \`${escape(lines.join('\n'))}\`;
`;
}

function readPattern(locale: string): string {
  // Some locales put a space after a symbol that ends in a letter; that is a rule, not part of
  // their pattern.
  const currency = currencyCodes.find(
    (code) => !/[\p{L}.]$/u.test(symbolOf(locale, code)) && fractionDigits(code) > 0,
  );
  if (!currency) throw new Error(`no currency of ${locale} has a symbol`);
  const format = platformFormat(locale, currency);
  const write = (amount: number) =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => signs[type] ?? value)
      .join('');
  return `${write(1)}|${write(-1)}`;
}

function readSymbols(locale: string): string {
  return currencyCodes
    .map((code) => ({ code, symbol: symbolOf(locale, code) }))
    .filter(({ code, symbol }) => code !== symbol)
    .map(({ code, symbol }) => `${code}${symbol}`)
    .join(' ');
}

function readSeparators(locale: string): string {
  const parts = platformFormat(locale, 'EUR').formatToParts(123_456_789.5);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  const second = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3;
  const groupsFour = platformFormat(locale, 'EUR')
    .formatToParts(1_234)
    .some(({ type }) => type === 'group');
  return `${part('group')}${part('decimal')}${second}${groupsFour ? 4 : 5}`;
}

function symbolOf(locale: string, code: (typeof currencyCodes)[number]): string {
  return (
    platformFormat(locale, code)
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? code
  );
}

function write(list: readonly string[]): string {
  return `[\n${list.map((entry) => `  '${escape(entry)}',\n`).join('')}]`;
}

function escape(text: string): string {
  return text.replace(
    /[\u00a0\u202f\u200e\u200f\u2212]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
