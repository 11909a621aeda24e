import type { BlockServices } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { refererPath } from '../../http/referer-path';
import { findVisiblePage } from '../../pages/find-visible-page';
import { readPageConditions } from '../../pages/page-conditions';
import { backLink } from '../../pages/refusal-message';
import type { Store } from '../../store/store';
import type { PageServices } from '../../pages/page-services';
import { readPath } from '../../pages/read-path';
import { uncachedPage } from '../../pages/uncached-page';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { formatRefusal } from '../cart/cart-refusal';
import { showsProduct } from '../catalogue/product-blocks';
import { findProductsById } from '../catalogue/products';
import { restockRefusalTexts, type RestockRefusal } from './restock-texts';

/** The answer to a visitor, for the product's block. */
export type RestockAnswer = NonNullable<BlockServices['restock']>;

/** Finds the page that sent a post, if it has the product, else the product's own. */
export async function findRestockPage(
  db: Database,
  request: EndpointRequest,
  site: Site,
  productId: string,
): Promise<PageRecord | undefined> {
  const from = readPath(refererPath(request));
  const [stored] = isStorable(productId) ? await findProductsById(db, site.id, [productId]) : [];
  for (const slug of [from.kind === 'page' ? from.slug : undefined, stored?.slug]) {
    const page = slug === undefined ? undefined : await findVisiblePage(db, site.id, slug);
    if (page && showsProduct(page.document, productId)) return page;
  }
  return undefined;
}

/** Renders that page with the errors next to the input. */
export async function refusedRestockPage(
  services: Pick<PageServices, 'system' | 'render' | 'viewLimit'> & { store: Pick<Store, 'read'> },
  request: EndpointRequest,
  { site, refusal }: { site: Site | undefined; refusal: RestockRefusal },
): Promise<EndpointReply> {
  if (!site) return services.system.notFound(site, readPageConditions(request));
  const fields = new URLSearchParams(isStorable(request.body) ? request.body : '');
  const [productId = '', variantId = '', email = ''] = ['productId', 'variantId', 'email'].map(
    (name) => fields.get(name)?.trim(),
  );
  const page = await findRestockPage(services.store.read, request, site, productId);
  const language = page?.document.language ?? site.settings.locale;
  const texts = serverTexts(restockRefusalTexts, site.settings, language);
  const formatted = formatRefusal(refusal, texts);
  const message =
    'error' in formatted ? formatted.error : Object.values(formatted.errors).join(' ');
  const restock: RestockAnswer = { productId, variantId, email, status: 'failed', message };
  return page
    ? uncachedPage(services, request, { site, page, status: refusal.status, state: { restock } })
    : services.system.message(site, request, {
        status: refusal.status,
        message: {
          title: texts.say('cartRefused'),
          text: [message],
          link: backLink(request, texts),
        },
        texts,
      });
}
