import { pageTypes } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { shopPage } from '../pages/shop-page';
import { buildOrderView } from './build-order-view';
import type { OrderServices } from './order-services';
import { endPlacedCookie, isJustPlaced } from './placed-cookie';
import type { StoredOrder } from './stored-order';

/** A request about one order. */
interface OrderRequest {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly order: StoredOrder;
}

const { orderConfirmed, orderStatus } = pageTypes.codes;

/**
 * Shows the page of an order; a visitor from its checkout is thanked, once.
 *
 * @param services of orders
 * @param asked the request
 * @param showsCodes whether the buyer asked for the codes of gift cards
 */
export async function orderPage(
  services: OrderServices,
  { site, request, order }: OrderRequest,
  showsCodes: boolean,
): Promise<EndpointReply> {
  const view = await buildOrderView(services, site, order, showsCodes);
  const isConfirmation = isJustPlaced(request);
  const state = { kind: 'order', view, isConfirmation } as const;
  const types = isConfirmation ? [orderConfirmed, orderStatus] : [orderStatus, orderConfirmed];
  const page = await shopPage(services, request, { site, types, block: 'order', state });
  // A HEAD request does not show the page.
  const isShown = isConfirmation && request.method === 'GET';
  return isShown
    ? { ...page, cookies: [...(page.cookies ?? []), endPlacedCookie(request.path, request.secure)] }
    : page;
}
