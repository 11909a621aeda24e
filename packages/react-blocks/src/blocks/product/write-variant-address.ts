import { productControls } from './product.parts';

/**
 * Writes the chosen variant into the page's address, so that a reload and a shared link show it
 * again. The rest of the address stays, and Back leads where it led before.
 *
 * @param path of the product's page: elsewhere, as in a quick view, the address stays
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
