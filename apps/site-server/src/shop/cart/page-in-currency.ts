import { currencyControl, inCurrency, type CartView } from '@frontage/react-blocks/server';
import type { EndpointRequest } from '../../http/endpoint';
import { ownPageHref } from '../../pages/own-page-href';
import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../settings/shop-settings';

/**
 * A currency may be chosen on any page with prices: gives that page's address in the currency.
 *
 * @returns undefined if the post names no page
 */
export function pageInCurrency(
  { settings }: Site,
  { body }: EndpointRequest,
  { totals: { currency } }: CartView,
): string | undefined {
  const next = new URLSearchParams(body).get('next') ?? '';
  const [address = '', query = ''] = next.split('?');
  const href = ownPageHref(address);
  if (href === undefined) return undefined;
  const params = new URLSearchParams(query);
  params.delete(currencyControl);
  const { currencies } = readShopSettings(settings);
  const search = params.size > 0 ? `?${params.toString()}` : '';
  return inCurrency(`${href}${search}`, { currency, currencies });
}
