import { pageTypes } from '@frontage/site-model';
import type { ShopErrors } from '@frontage/react-blocks/server';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { reachGoal, testsWithGoal } from '../../pages/experiments/reach-goal';
import { writeCount } from '../../pages/experiments/write-count';
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

/** What an answer adds to the page of an order. */
export interface OrderShown {
  /** Whether the buyer asked for the codes of gift cards. @default false */
  readonly showsCodes?: boolean;
  /** @default 200 */
  readonly status?: number;
  /** @default nothing is wrong */
  readonly errors?: ShopErrors;
}

/**
 * Shows the page of an order; a visitor from its checkout is thanked, once.
 *
 * @param services of orders
 * @param asked the request
 * @param shown what else it shows
 */
export async function orderPage(
  services: OrderServices,
  { site, request, order }: OrderRequest,
  { showsCodes = false, status = 200, errors }: OrderShown = {},
): Promise<EndpointReply> {
  const view = await buildOrderView(services, site, order, showsCodes);
  // A page that tells what is wrong thanks for nothing.
  const isConfirmation = !errors && isJustPlaced(request);
  const state = { kind: 'order', view, isConfirmation, ...(errors && { errors }) } as const;
  // Where its buttons lead on to: browsers hold `form-action` against redirects too.
  const isOnline = view.subscriptions.some((subscription) => subscription.isOnline);
  const formOrigins = isOnline
    ? [...services.plugs.values()].flatMap(({ pageOrigins }) => pageOrigins)
    : [];
  const types = isConfirmation ? [orderConfirmed, orderStatus] : [orderStatus, orderConfirmed];
  const page = await shopPage(services, request, {
    site,
    types,
    block: 'order',
    state,
    status,
    formOrigins,
  });
  // A HEAD request does not show the page.
  const isShown = isConfirmation && request.method === 'GET';
  if (isShown) await reachOrderGoal(services, site, request);
  return isShown
    ? { ...page, cookies: [...(page.cookies ?? []), endPlacedCookie(request.path, request.secure)] }
    : page;
}

/** Writes down that the goal of a test is reached; on a site without such a test nothing is. */
async function reachOrderGoal(
  { store }: Pick<OrderServices, 'store'>,
  site: Site,
  { headers }: EndpointRequest,
): Promise<void> {
  if (testsWithGoal(site, 'order').length > 0)
    await writeCount(store, (db) =>
      reachGoal(db, { site, headers, goal: 'order', now: store.now() }),
    );
}
