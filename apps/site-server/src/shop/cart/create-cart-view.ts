import type { PageView } from '../../pages/page-view';
import { cartPage } from './cart-page';

/** Makes the view of the cart page, which is one visitor's. */
export function createCartView(services: Parameters<typeof cartPage>[0]): PageView {
  return async ({ request, site, slug }) =>
    slug === 'cart' ? cartPage(services, request, { site }) : undefined;
}
