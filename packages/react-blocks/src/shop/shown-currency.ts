import type { CurrencyCode } from '@frontage/commerce-model';

/**
 * On the root of a block that shows prices, if a store has several currencies: the displayed one,
 * `''` for the store's own.
 */
export const currencyAttribute = 'data-currency';

/** On the element with the prices of one product: the product's id. */
export const pricesOfAttribute = 'data-prices-of';

/** The parameter that selects another currency, and the control for choosing one. */
export const currencyControl = 'currency';

/** Where prices in another currency are requested. */
export const pricesAddress = '/api/commerce/Prices';

/** Displayed prices. */
export interface ShownCurrency {
  readonly currency: CurrencyCode;
  /** The currencies that a visitor may choose, the store's own first. @default that alone */
  readonly currencies?: readonly CurrencyCode[] | undefined;
}

/** Gives the currency as in addresses and attributes: `''` for the store's own. */
export function otherCurrency({ currency, currencies = [currency] }: ShownCurrency): string {
  return currency === currencies[0] ? '' : currency;
}

/** Gives an address of the site in the displayed currency. */
export function inCurrency(address: string, shown: ShownCurrency): string {
  const other = otherCurrency(shown);
  return other === ''
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${currencyControl}=${other}`;
}

/** Gives the attributes of a block that shows prices; none if there is nothing to choose. */
export function currencyData(shown: ShownCurrency): Readonly<Record<`data-${string}`, string>> {
  return (shown.currencies?.length ?? 0) > 1 ? { [currencyAttribute]: otherCurrency(shown) } : {};
}
