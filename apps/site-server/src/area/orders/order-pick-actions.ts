import { auditedStore } from '../../audit/write-audit';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findOrderByNumber } from '../../shop/orders/orders';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { Database } from '../../store/database';
import { pickFields, readPicks } from '../list-picks';
import { partHref } from '../list-query';
import { defineOrderAction } from './define-order-action';
import { orderQuery, ordersPath } from './order-query';
import { whyNot } from './order-steps';
import { sentPicksPage } from './sent-picks-page';
import { takeStep } from './take-step';

/** What is done with the orders that are picked in the list. */
export const orderPickActions = [
  defineOrderAction({
    method: 'POST',
    url: ordersPath,
    about:
      'marks the orders as sent that are picked, `do=sent` with `pick@<number>=on` for each; asks ' +
      'once, until `sure=yes`; their buyers get an email. Those with nothing to send stay as they ' +
      'are. 303 to the list',
    who: 'permission:commerce.editOrders',
    guard: 'origin',
    query: orderQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store, links, outbox }) {
      const { act, ids, isSure } = readPicks(body);
      const orders = act === 'sent' ? await findPicked(store.read, site.id, ids) : [];
      const sendable = orders.filter((order) => whyNot('sent', order) === undefined);
      if (sendable.length === 0) return { done: 'nothing', sent: [] } as const;
      if (!isSure) return { asks: orders } as const;
      const sent: string[] = [];
      for (const order of sendable) {
        const subject = String(order.number);
        const noted = auditedStore(store, { act: 'orderSent', by, request, subject });
        const reason = await takeStep(noted, links, 'sent', order, '');
        if (reason === undefined) sent.push(subject);
      }
      outbox.wake();
      return { done: sent.length > 0 ? 'sent' : 'nothing', sent } as const;
    },
    json: ({ sent = [] }) => ({ data: { sent } }),
    page: ({ asks, done, sent }, { site, query, found }) =>
      asks
        ? sentPicksPage(site, found, { orders: asks, query })
        : seeOther(
            partHref(ordersPath, query, {
              before: query.before?.toString(),
              after: query.after?.toString(),
              done,
              ids: sent,
            }),
          ),
  }),
];

/** Finds the orders with these numbers, oldest first; what is no number of one is left out. */
async function findPicked(
  db: Database,
  siteId: string,
  numbers: readonly string[],
): Promise<readonly StoredOrder[]> {
  const orders: StoredOrder[] = [];
  const asked = numbers.filter((number) => /^\d{1,15}$/.test(number)).map(Number);
  for (const number of asked.sort((a, b) => a - b)) {
    const order = await findOrderByNumber(db, siteId, number);
    if (order) orders.push(order);
  }
  return orders;
}
