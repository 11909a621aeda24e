import type { EndpointReply } from '../../http/endpoint';
import type { PageVisit } from '../../pages/page-view';
import { cartPage } from './cart-page';

/** Shows the cart page, which is private. */
export async function cartView(
  { request, site, slug }: PageVisit,
  services: Parameters<typeof cartPage>[0],
): Promise<EndpointReply | undefined> {
  return slug === 'cart' ? cartPage(services, request, { site }) : undefined;
}
