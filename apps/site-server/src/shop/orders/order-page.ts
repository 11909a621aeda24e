import { pageTypes } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { shopPage } from '../pages/shop-page';
import { buildOrderView } from './build-order-view';
import type { OrderServices } from './order-services';
import { markCodesShown } from './orders';
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
 * The page of an order; who comes from its checkout is thanked, once. The codes of gift cards stand
 * in the first answer, and in no other.
 */
export async function orderPage(
  services: OrderServices,
  { site, request, order }: OrderRequest,
): Promise<EndpointReply> {
  const { store, links } = services;
  const hasCodes = order.paymentState !== 'open' && Object.keys(order.content.giftCards).length > 0;
  const isFirst =
    hasCodes &&
    request.method === 'GET' &&
    (await store.write((db) => markCodesShown(db, order.id, store.now())));
  const view = await buildOrderView({ store, links }, site, order, isFirst);
  const isConfirmation = isJustPlaced(request);
  const state = { kind: 'order', view, isConfirmation } as const;
  const types = isConfirmation ? [orderConfirmed, orderStatus] : [orderStatus, orderConfirmed];
  const page = await shopPage(services, request, { site, types, block: 'order', state });
  // Of a request for the headers alone nobody sees the page.
  const isShown = isConfirmation && request.method === 'GET';
  return isShown
    ? { ...page, cookies: [...(page.cookies ?? []), endPlacedCookie(request.path, request.secure)] }
    : page;
}
