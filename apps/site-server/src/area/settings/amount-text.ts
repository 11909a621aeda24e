import { fractionDigits, type CurrencyCode } from '@frontage/commerce-model';

/** Writes an amount as it is entered: digits alone, such as `12.50`. */
export function amountText(cents: number, currency: CurrencyCode): string {
  const digits = fractionDigits(currency);
  return (cents / 10 ** digits).toFixed(digits);
}
