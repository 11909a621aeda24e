import {
  currencyControl,
  filterControls,
  isPageControl,
  optionControl,
  productControls,
} from '@frontage/react-blocks/server';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { rateKey } from '../../http/rate-key';
import type { RateLimit } from '../../http/rate-limit';
import { seeOther } from '../../http/see-other';
import { busyPage } from '../../pages/fallback-page';
import type { LoadVisitorState } from '../../pages/load-visitor-state';
import type { PageServices } from '../../pages/page-services';
import type { PageVisit } from '../../pages/page-view';
import { uncachedPage } from '../../pages/uncached-page';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { hasProductList, hasProducts } from './product-blocks';
import { findProductsById } from './products';
import { variantByOptions } from './variant-by-options';

/** The parameters of every page with prices. */
const pageControls = [currencyControl, productControls.variantId, optionControl(0)];

/** The services of the view. */
interface ChosenProductsServices extends Pick<PageServices, 'render' | 'viewLimit'> {
  store: Pick<Store, 'read'>;
  visitorState: LoadVisitorState;
  searchLimit: RateLimit;
}

/**
 * Shows a page with a visitor's choice: filtered lists of products, prices in another currency, or
 * a variant of a product.
 */
export async function chosenProductsView(
  { request, site, findPage }: PageVisit,
  { store, render, viewLimit, visitorState, searchLimit }: ChosenProductsServices,
): Promise<EndpointReply | undefined> {
  const { query } = request;
  if (!isProductQuery(query)) return undefined;
  const page = await findPage();
  const hasChoice = pageControls.some((name) => query.has(name)) ? hasProducts : hasProductList;
  if (!page || !hasChoice(page.document)) return undefined;
  const wait = await searchLimit.take(rateKey(request.address));
  if (wait > 0) return busyPage(wait);
  const plain = await chosenAddress(store.read, site, request);
  if (plain !== undefined) return seeOther(plain);
  const state = { ...(await visitorState(request, { site, page })), query };
  return uncachedPage({ render, viewLimit }, request, { site, page, status: 200, state });
}

/** Gives the address that names a variant, for a form without scripts that names its options. */
async function chosenAddress(
  db: Database,
  site: Site,
  { path, query }: EndpointRequest,
): Promise<string | undefined> {
  const productId = query.get(productControls.productId) ?? '';
  if (!query.has(optionControl(0)) || !isStorable(productId)) return undefined;
  const [stored] = await findProductsById(db, site.id, [productId]);
  const variant = stored && variantByOptions(stored.product, query);
  const params = new URLSearchParams();
  if (query.has(currencyControl)) params.set(currencyControl, query.get(currencyControl) ?? '');
  if (variant) params.set(productControls.variantId, variant.id);
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

function isProductQuery(query: URLSearchParams): boolean {
  return (
    query.size > 0 &&
    [
      ...pageControls,
      ...Object.values(filterControls),
      ...[...query.keys()].filter(isPageControl),
    ].some((name) => query.has(name))
  );
}
