import type { CurrencyCode } from '@frontage/commerce-model';
import { currencyControl } from '@frontage/react-blocks/server';
import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../settings/shop-settings';

/** Gives the currency that a query or a post names, or the store's own. */
export function requestedCurrency({ settings }: Site, query: URLSearchParams): CurrencyCode {
  const { currencies } = readShopSettings(settings);
  return currencies.find((currency) => currency === query.get(currencyControl)) ?? currencies[0];
}
