import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import type { LoadedOrder } from './load-order';
import { OrderFacts } from './OrderFacts';
import { OrderLines, OrderSums } from './OrderLines';
import { ordersHref, ordersPath, type OrderQuery } from './order-query';
import { OrderStates } from './OrderTable';
import { OrderSteps } from './OrderSteps';
import { sayOfOrders, type AreaOrderCode } from './order-texts';
import { orderTimeline } from './order-timeline';
import { RefundStates } from './RefundStates';

/** What an order's page shows beside the order. */
export interface OrderShown {
  /** The filter of the list that it was opened from. @default none */
  readonly query?: OrderQuery;
  /** The path of the page that its buyer sees. */
  readonly buyerPage: string;
  /** What was just done, or why it was not. @default nothing */
  readonly said?: { readonly code: AreaOrderCode; readonly isRefused: boolean } | undefined;
}

/** Answers with one order, all that is known of it, and what can be done. */
export function orderPage(
  site: Site,
  contributor: Contributor,
  loaded: LoadedOrder,
  { query, buyerPage, said }: OrderShown,
): EndpointReply {
  const { order } = loaded;
  const time = areaTime(site);
  const { requiresShipping } = order.content.view.totals;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfOrders('orderTitle', { number: String(order.number) }),
      section: ordersPath,
      ...(said?.isRefused && { status: 409 }),
    },
    <>
      {said && (
        <p className="notice" role={said.isRefused ? 'alert' : 'status'}>
          {sayOfOrders(said.code)}
        </p>
      )}
      <p>
        <a href={query ? ordersHref(ordersPath, query) : ordersPath}>{sayOfOrders('back')}</a>
      </p>
      <OrderStates order={{ ...order, requiresShipping }} />
      <RefundStates loaded={loaded} contributor={contributor} />
      <OrderSteps order={order} contributor={contributor} />
      <h2>{sayOfOrders('bought')}</h2>
      <OrderLines order={order} />
      <OrderSums order={order} />
      <h2>{sayOfOrders('facts')}</h2>
      <OrderFacts loaded={loaded} time={time} permissions={contributor.permissions} />
      <h2>{sayOfOrders('timeline')}</h2>
      <ol className="timeline">
        {orderTimeline(order, loaded.payments).map(({ time: happenedAt, text }) => (
          <li key={`${happenedAt} ${text}`}>
            {text} <time dateTime={new Date(happenedAt).toISOString()}>{time(happenedAt)}</time>
          </li>
        ))}
      </ol>
      <p className="aside links">
        <a href={buyerPage}>{sayOfOrders('buyerPage')}</a>
        {requiresShipping && (
          <a href={`${ordersPath}/${order.number}/slip`}>{sayOfOrders('slip')}</a>
        )}
        <a href={`${ordersPath}/${order.number}/invoice`}>{sayOfOrders('invoicePage')}</a>
      </p>
    </>,
  );
}
