/** Codes of every currency a store may sell in (ISO 4217) [3.03]. */
export const currencyCodes = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const;

/** Code of a currency that a store may sell in [3.03]. */
export type CurrencyCode = (typeof currencyCodes)[number];

/** Whether a value is the code of a supported currency. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  const codes: readonly unknown[] = currencyCodes;
  return codes.includes(value);
}

/** Gives the number of digits after a currency's decimal sign: none for JPY, else 2 [3.03]. */
export function fractionDigits(currency: CurrencyCode): 0 | 2 {
  return currency === 'JPY' ? 0 : 2;
}
