import type { CurrencyCode } from '@frontage/commerce-model';

/**
 * On the root of what shows prices, where a store has several currencies: the one that is shown,
 * `''` for the store's own.
 */
export const currencyAttribute = 'data-currency';

/** On what shows the prices of one product: the product's id. */
export const pricesOfAttribute = 'data-prices-of';

/** The parameter that asks a page for another currency, and the control that chooses one. */
export const currencyControl = 'currency';

/** Where prices in another currency are asked for. */
export const pricesAddress = '/api/commerce/Prices';

/** Prices as something shows them. */
export interface ShownCurrency {
  readonly currency: CurrencyCode;
  /** Those a visitor may choose from, the store's own first. @default that alone */
  readonly currencies?: readonly CurrencyCode[] | undefined;
}

/** The currency as addresses and attributes have it: `''` for the store's own. */
export function otherCurrency({ currency, currencies = [currency] }: ShownCurrency): string {
  return currency === currencies[0] ? '' : currency;
}

/** An address of the site, in the currency that is shown. */
export function inCurrency(address: string, shown: ShownCurrency): string {
  const other = otherCurrency(shown);
  return other === ''
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${currencyControl}=${other}`;
}

/** The attributes of a block that shows prices; none where there is nothing to choose from. */
export function currencyData(shown: ShownCurrency): Readonly<Record<`data-${string}`, string>> {
  return (shown.currencies?.length ?? 0) > 1 ? { [currencyAttribute]: otherCurrency(shown) } : {};
}
