import { productControls } from './product.parts';

/**
 * Writes the chosen variant into the page's address, so that a reload and a link that is passed on
 * show it again. Nothing else of the address changes, and Back leads where it led.
 *
 * @param path of the product's page: elsewhere, as above a list, the address stays
 */
export function writeVariantAddress(
  { location, history }: Pick<Window, 'location' | 'history'>,
  path: string,
  variantId: string,
): void {
  const address = new URL(location.href);
  if (decodeURI(address.pathname) !== path || variantId === '') return;
  address.searchParams.set(productControls.variantId, variantId);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
