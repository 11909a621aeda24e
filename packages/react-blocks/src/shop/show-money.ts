import { createMoney, formatMoney, type CurrencyCode } from '@frontage/commerce-model';

/** Writes an amount in minor units as the page's language does. */
export type ShowMoney = (cents: number) => string;

/** Makes the writer of one currency's amounts. */
export function createShowMoney(currency: CurrencyCode, locale: string): ShowMoney {
  return (cents) => formatMoney(createMoney(cents, currency), locale);
}
