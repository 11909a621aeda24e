import type { EndpointReply } from '../../http/endpoint';
import type { PageServices } from '../../pages/page-services';
import type { PageVisit } from '../../pages/page-view';
import { uncachedPage } from '../../pages/uncached-page';
import { showsProduct } from '../catalogue/product-blocks';
import type { RestockAnswer } from './restock-page';

/** The parameter of a page that thanks for a request: the product's id. */
export const thanksParameter = 'noted';

/** Shows a product's page that thanks for a request. */
export async function thanksView(
  { request, site, findPage }: PageVisit,
  services: Pick<PageServices, 'render' | 'viewLimit'>,
): Promise<EndpointReply | undefined> {
  const productId = request.query.get(thanksParameter);
  const page = productId === null ? undefined : await findPage();
  if (productId === null || !page || !showsProduct(page.document, productId)) return undefined;
  const restock: RestockAnswer = {
    productId,
    variantId: '',
    email: '',
    status: 'sent',
    message: '',
  };
  return uncachedPage(services, request, { site, page, status: 200, state: { restock } });
}
