import { isId, type PageRecord } from '@frontage/site-model';
import { readStoredProduct } from '@frontage/react-blocks/server';
import type { Endpoint } from '../../http/endpoint';
import { findPublishedPageById } from '../../pages/documents/published-pages';
import { beginCheckout } from './begin-checkout';
import { donationProduct, emptyContent } from './checkout-cart';
import type { CheckoutServices } from './checkout-services';

/** `GET /checkout/donate?donatePageId=…` [2.03]: a donation to what stands on that page. */
export function donateEndpoint(services: CheckoutServices): Endpoint {
  return beginCheckout(services, async (site, { query }) => {
    const pageId = query.get('donatePageId') ?? '';
    const page = isId(pageId)
      ? await findPublishedPageById(services.store.read, site.id, pageId)
      : undefined;
    for (const productId of page ? productsOn(page) : []) {
      const stored = await donationProduct(services.store, site, productId);
      if (stored)
        return {
          kind: 'donate',
          cart: undefined,
          content: emptyContent(stored.currency),
          donation: { productId, cents: null },
        };
    }
    return 'nothing';
  });
}

function productsOn({ document }: PageRecord): string[] {
  return document.sections.flatMap(({ blocks }) =>
    blocks
      .filter(({ type }) => type === 'product')
      .map(({ data }) => readStoredProduct(data).productId),
  );
}
