import { fractionDigits } from './currency-codes';
import type { CurrencyCode } from './currency-codes';

/** A currency that a store may sell in [3.03]. */
export interface Currency {
  readonly code: CurrencyCode;
  /** ISO 4217, three digits: `036`. */
  readonly numeric: string;
  /** English. */
  readonly name: string;
  readonly digits: 0 | 2;
  /** The symbol in catalogues, in every language. */
  readonly symbol: string;
  /** The side of the number on which catalogues show it. */
  readonly placement: 'before' | 'after';
}

// Numeric code, symbol ('' for the code itself, > after the number), English name.
const currencyLines: Readonly<Record<CurrencyCode, string>> = {
  EUR: '978,€,Euro',
  USD: '840,$,US Dollar',
  AUD: '036,A$,Australian Dollar',
  NOK: '578,>kr,Norwegian Krone',
  CAD: '124,C$,Canadian Dollar',
  NZD: '554,NZ$,New Zealand Dollar',
  DKK: '208,>kr,Danish Krone',
  GBP: '826,£,British Pound',
  HKD: '344,HK$,Hong Kong Dollar',
  CHF: '756,,Swiss Franc',
  MXN: '484,MX$,Mexican Peso',
  SGD: '702,S$,Singapore Dollar',
  SEK: '752,>kr,Swedish Krona',
  CZK: '203,>Kč,Czech Koruna',
  ILS: '376,₪,Israeli New Shekel',
  PHP: '608,₱,Philippine Peso',
  RUB: '643,>₽,Russian Ruble',
  PLN: '985,>zł,Polish Zloty',
  THB: '764,฿,Thai Baht',
  MYR: '458,RM,Malaysian Ringgit',
  ARS: '032,,Argentine Peso',
  BRL: '986,R$,Brazilian Real',
  COP: '170,,Colombian Peso',
  IDR: '360,Rp,Indonesian Rupiah',
  INR: '356,₹,Indian Rupee',
  JPY: '392,¥,Japanese Yen',
  ZAR: '710,R,South African Rand',
};

/** Describes a currency [3.03]. */
export function describeCurrency(code: CurrencyCode): Currency {
  const [numeric = '', sign = '', name = ''] = currencyLines[code].split(',');
  const isAfter = sign.startsWith('>');
  return {
    code,
    numeric,
    name,
    digits: fractionDigits(code),
    symbol: (isAfter ? sign.slice(1) : sign) || code,
    placement: isAfter ? 'after' : 'before',
  };
}

/**
 * Gives the name of a currency: from a site's own catalogue of strings, else in English [9.06].
 *
 * @param names by code
 */
export function currencyName(
  code: CurrencyCode,
  names: Readonly<Record<string, string>> = {},
): string {
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? describeCurrency(code).name;
}
