import type { Contributor } from '../../accounts/create-identify';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { Site } from '../../sites/site-settings';
import { ordersHref, ordersPath, type OrderQuery } from './order-query';
import { whyNot } from './order-steps';
import { sayOfOrders } from './order-texts';

/** Answers with the page that asks before orders are marked as sent. */
export function sentPicksPage(
  site: Site,
  contributor: Contributor,
  { orders, query }: { readonly orders: readonly StoredOrder[]; readonly query: OrderQuery },
): EndpointReply {
  const sendable = orders.filter((order) => whyNot('sent', order) === undefined);
  const others = orders.filter((order) => !sendable.includes(order));
  const href = ordersHref(ordersPath, query, query);
  return pickQuestionPage(site, contributor, {
    title: sayOfOrders('sentPicksTitle', { count: sendable.length }),
    section: ordersPath,
    href,
    act: 'sent',
    ids: sendable.map(({ number }) => String(number)),
    button: sayOfOrders('sentStep'),
    children: (
      <>
        <p>{sayOfOrders('sentPicksText')}</p>
        <p>{sayOfOrders('sentPicksOrders', { numbers: numbersOf(sendable) })}</p>
        {others.length > 0 && (
          <p className="quiet">{sayOfOrders('sentPicksLeft', { numbers: numbersOf(others) })}</p>
        )}
      </>
    ),
  });
}

/** Writes the numbers of orders one after the other. */
export function numbersOf(orders: readonly Pick<StoredOrder, 'number'>[]): string {
  return orders.map(({ number }) => String(number)).join(', ');
}
