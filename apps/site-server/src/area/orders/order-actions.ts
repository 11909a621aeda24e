import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import { countOrders, listOrders } from '../../shop/orders/listed-orders';
import { findOrderByNumber, getOrder } from '../../shop/orders/orders';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { cutPart, partLimit } from '../list-part';
import { loadOrder } from './load-order';
import { orderPage } from './order-page';
import { orderQuery, ordersPath } from './order-query';
import { isTaken, orderSteps, whyNot, type OrderStep } from './order-steps';
import { ordersPage } from './orders-page';
import { readTrackingHref } from './read-tracking-href';
import { stepPage } from './step-page';
import { takeStep } from './take-step';

/** The services of the orders in the area. */
export interface AreaOrderServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  links: ShopLinks;
  /** Sends the resulting mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

const { defineAction, refuse } = actionsFor<AreaOrderServices, Site, AccountRefusal>(accountManner);

/** Finds the order that an address names, and who asks for it. */
async function findNamed(
  call: Pick<Call<Site, { readonly number: string }>, 'request' | 'site' | 'params'>,
  services: AreaOrderServices,
) {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { number } = call.params;
  const order = /^\d{1,15}$/.test(number)
    ? await findOrderByNumber(services.store.read, call.site.id, Number(number))
    : undefined;
  return order ? { contributor, order } : refuse({ status: 404, code: 'gone' });
}

/** What each step says of itself in the README. */
const aboutSteps: Record<OrderStep, string> = {
  sent: 'marks an order as sent, with `tracking=<address>` or without; its buyer gets an email',
  paid: 'marks an order that is paid by hand as paid',
  cancel: 'cancels an order that was neither paid nor sent; its buyer gets an email',
};

const buyerPageOf = (links: ShopLinks, id: string) => `/order/${links.token('order', id)}`;

/** The page that asks before a step, and the post that takes it. */
const stepActions = orderSteps.flatMap((step) => [
  defineAction({
    method: 'GET',
    url: `${ordersPath}/:number/${step}`,
    about: `asks before it ${aboutSteps[step].split(/[;,]/)[0] ?? ''}`,
    who: 'permission:commerce.editOrders',
    guard: { none: 'changes nothing' },
    find: findNamed,
    run: async ({ found: { order } }, { store }) => ({
      reason: whyNot(step, order),
      loaded: await loadOrder(store.read, order),
    }),
    json: false,
    page: ({ reason, loaded }, { site, found: { contributor, order } }, { links }) =>
      reason === undefined
        ? stepPage(site, contributor, { step, order })
        : orderPage(site, contributor, loaded, {
            buyerPage: buyerPageOf(links, order.id),
            said: { code: reason, isRefused: true },
          }),
  }),
  defineAction({
    method: 'POST',
    url: `${ordersPath}/:number/${step}`,
    about: `${aboutSteps[step]}; 303 to the order, or 409 with why not`,
    who: 'permission:commerce.editOrders',
    guard: 'origin',
    body: formBody(z.object({ tracking: z.string().max(2_000).refine(isStorable).default('') })),
    find: findNamed,
    async run({ body, found: { order } }, { store, links, outbox }) {
      const tracking = readTrackingHref(body.tracking);
      if (tracking === undefined) return { isWrong: true } as const;
      const reason = await takeStep(store, links, step, order, tracking);
      outbox.wake();
      const loaded = await loadOrder(store.read, await getOrder(store.read, order.id));
      return { isWrong: false, reason, loaded } as const;
    },
    json: false,
    page(result, { site, body, found: { contributor, order } }, { links }) {
      if (result.isWrong)
        return stepPage(site, contributor, { step, order, wrongTracking: body.tracking });
      if (result.reason === undefined)
        return seeOther(`${ordersPath}/${order.number}?done=${step}`);
      return orderPage(site, contributor, result.loaded, {
        buyerPage: buyerPageOf(links, order.id),
        said: { code: result.reason, isRefused: true },
      });
    },
  }),
]);

/** The orders of a site, for those who look after it. */
export const areaOrderActions = [
  defineAction({
    method: 'GET',
    url: ordersPath,
    parameters: '?q=…&state=unsent|open|failed|refunded|canceled&before=…&after=…',
    about: 'the orders of a site, newest first, fifty at a time',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: orderQuery,
    find: findContributor,
    async run({ site, query: { q, state, before, after } }, { store: { read } }) {
      const filter = { search: q ?? '', state };
      const part = { before, after, limit: partLimit };
      const [count, found] = await Promise.all([
        countOrders(read, site.id, filter),
        listOrders(read, site.id, filter, part),
      ]);
      return { count, ...cutPart(found, { before, after }) };
    },
    json: ({ count, rows }) => ({ data: { count, orders: rows } }),
    page: (list, { site, found, query }) => ordersPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${ordersPath}/:number`,
    about: 'one order: what was bought, for whom, how it is paid, what happened',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: orderQuery.extend({ done: z.enum(orderSteps).optional().catch(undefined) }),
    find: findNamed,
    run: ({ found: { order } }, { store }) => loadOrder(store.read, order),
    json: false,
    page: (loaded, { site, query: { done, ...query }, found: { contributor } }, { links }) =>
      orderPage(site, contributor, loaded, {
        query,
        buyerPage: buyerPageOf(links, loaded.order.id),
        // An address says what was done; it is repeated only while the order agrees.
        ...(done &&
          isTaken(done, loaded.order) && {
            said: { code: `${done}Done`, isRefused: false },
          }),
      }),
  }),
  ...stepActions,
];

/** What the orders of the area add to the server. */
export const areaOrderRoom = { actions: areaOrderActions };
