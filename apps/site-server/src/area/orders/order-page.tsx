import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import type { LoadedOrder } from './load-order';
import { OrderFacts } from './OrderFacts';
import { OrderLines, OrderSums } from './OrderLines';
import { ordersHref, ordersPath, type OrderQuery } from './order-query';
import { orderSteps, whyNot } from './order-steps';
import { OrderStates } from './OrderTable';
import { sayOfOrders, type AreaOrderCode } from './order-texts';
import { orderTimeline } from './order-timeline';

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
      <Steps loaded={loaded} contributor={contributor} />
      <h2>{sayOfOrders('bought')}</h2>
      <OrderLines order={order} />
      <OrderSums order={order} />
      <h2>{sayOfOrders('facts')}</h2>
      <OrderFacts loaded={loaded} time={time} />
      <h2>{sayOfOrders('timeline')}</h2>
      <ol className="timeline">
        {orderTimeline(order, loaded.payments).map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {text} <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
          </li>
        ))}
      </ol>
      <p className="aside">
        <a href={buyerPage}>{sayOfOrders('buyerPage')}</a>
      </p>
    </>,
  );
}

function Steps({
  loaded: { order },
  contributor,
}: {
  loaded: LoadedOrder;
  contributor: Contributor;
}) {
  if (!contributor.permissions.includes('commerce.editOrders')) return null;
  const steps = orderSteps.filter((step) => whyNot(step, order) === undefined);
  if (steps.length === 0) return null;
  return (
    <nav className="actions" aria-label={sayOfOrders('todo')}>
      {steps.map((step, at) => (
        <a
          key={step}
          className="button"
          data-look={at > 0 || step === 'cancel' ? 'quiet' : undefined}
          href={`${ordersPath}/${order.number}/${step}`}
        >
          {sayOfOrders(`${step}Step`)}
        </a>
      ))}
    </nav>
  );
}
