import { currencyControl, filterControls } from '@frontage/react-blocks/server';
import type { EndpointReply } from '../../http/endpoint';
import { rateKey } from '../../http/rate-key';
import type { RateLimit } from '../../http/rate-limit';
import { busyPage } from '../../pages/fallback-page';
import type { LoadVisitorState } from '../../pages/load-visitor-state';
import type { PageServices } from '../../pages/page-services';
import type { PageVisit } from '../../pages/page-view';
import { uncachedPage } from '../../pages/uncached-page';
import { hasProductList, hasProducts } from './product-blocks';

/** What the view is made with. */
interface ChosenProductsServices extends Pick<PageServices, 'render'> {
  visitorState: LoadVisitorState;
  searchLimit: RateLimit;
}

/**
 * Shows a page whose lists of products a visitor chose in, or whose prices in another currency.
 */
export async function chosenProductsView(
  { request, site, findPage }: PageVisit,
  { render, visitorState, searchLimit }: ChosenProductsServices,
): Promise<EndpointReply | undefined> {
  const { query } = request;
  if (!isProductQuery(query)) return undefined;
  const page = await findPage();
  const hasChoice = query.has(currencyControl) ? hasProducts : hasProductList;
  if (!page || !hasChoice(page.document)) return undefined;
  const wait = await searchLimit.take(rateKey(request.address));
  if (wait > 0) return busyPage(wait);
  const state = { ...(await visitorState(request, { site, page })), query };
  return uncachedPage({ render }, request, { site, page, status: 200, state });
}

function isProductQuery(query: URLSearchParams): boolean {
  return (
    query.size > 0 &&
    [currencyControl, ...Object.values(filterControls)].some((name) => query.has(name))
  );
}
