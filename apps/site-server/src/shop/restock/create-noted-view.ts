import type { RestockAnswer } from '@frontage/react-blocks/server';
import type { PageServices } from '../../pages/page-services';
import type { PageView } from '../../pages/page-view';
import { uncachedPage } from '../../pages/uncached-page';
import { showsProduct } from '../catalogue/product-blocks';

/** The parameter of a page that says thanks for a wish: the product's id. */
export const notedParameter = 'noted';

/** Makes the view of a product's page that says thanks for a wish to hear. */
export function createNotedView({ render }: Pick<PageServices, 'render'>): PageView {
  return async ({ request, site, findPage }) => {
    const productId = request.query.get(notedParameter);
    const page = productId === null ? undefined : await findPage();
    if (productId === null || !page || !showsProduct(page.document, productId)) return undefined;
    const restock: RestockAnswer = {
      productId,
      variantId: '',
      email: '',
      status: 'sent',
      message: '',
    };
    return uncachedPage({ render }, request, { site, page, status: 200, state: { restock } });
  };
}
