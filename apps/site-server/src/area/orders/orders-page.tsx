import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { ListedOrder } from '../../shop/orders/listed-orders';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { OrderFilters } from './OrderFilters';
import { isFiltered, ordersHref, ordersPath, type OrderQuery } from './order-query';
import { OrderTable } from './OrderTable';
import { sayOfOrders } from './order-texts';

/** A part of the list of orders. */
export interface ShownOrders {
  readonly query: OrderQuery;
  readonly orders: readonly ListedOrder[];
  /** How many the filter finds. */
  readonly count: number;
  /** Whether there are newer or older ones. */
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** Answers with a part of the list of orders. */
export function ordersPage(
  site: Site,
  contributor: Contributor,
  shown: ShownOrders,
): EndpointReply {
  const { query, orders, count } = shown;
  const time = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: siteTimeZone(site),
  });
  return contributorPage(
    site,
    contributor,
    { title: sayOfOrders('title'), section: ordersPath },
    <>
      <OrderFilters query={query} />
      {count > 0 && <p className="quiet">{sayOfOrders('found', { count })}</p>}
      {orders.length > 0 ? (
        <OrderTable query={query} orders={orders} time={time} />
      ) : (
        <p className="quiet">{sayOfOrders(whyEmpty(shown))}</p>
      )}
      <OrderParts {...shown} />
    </>,
  );
}

function whyEmpty({ query, count }: ShownOrders): 'none' | 'noneFound' | 'nonePart' {
  if (count > 0) return 'nonePart';
  return isFiltered(query) ? 'noneFound' : 'none';
}

function OrderParts({ query, orders, hasNewer, hasOlder }: ShownOrders) {
  const first = orders[0]?.number;
  const last = orders.at(-1)?.number;
  // From an empty part, the way back is the beginning of the list.
  const newer = first === undefined ? {} : { after: first };
  return (
    <nav className="actions" aria-label={sayOfOrders('title')}>
      {hasNewer && (
        <a className="button" data-look="quiet" href={ordersHref(ordersPath, query, newer)}>
          {sayOfOrders('newer')}
        </a>
      )}
      {hasOlder && last !== undefined && (
        <a
          className="button"
          data-look="quiet"
          href={ordersHref(ordersPath, query, { before: last })}
        >
          {sayOfOrders('older')}
        </a>
      )}
    </nav>
  );
}
