import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import type { AuditAct } from '../../audit/audit-acts';
import { auditedStore, writeAudit } from '../../audit/write-audit';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { countOrders, listOrders } from '../../shop/orders/list-orders';
import { exportOrders } from '../../shop/orders/export-orders';
import { getOrder } from '../../shop/orders/orders';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import { isStorable } from '../../store/is-storable';
import { csvReply } from '../csv-reply';
import { countList, cutPart, partLimit } from '../list-part';
import { defineOrderAction, findNamedOrder } from './define-order-action';
import { loadOrder } from './load-order';
import { orderPage } from './order-page';
import { orderQuery, ordersPath } from './order-query';
import { doneCodes, isDone, orderSteps, whyNot, type OrderStep } from './order-steps';
import { ordersPage } from './orders-page';
import { printKinds, printPage } from './print-page';
import { orderPickActions } from './order-pick-actions';
import { refundActions } from './refund-actions';
import { readTrackingHref } from './read-tracking-href';
import { stepPage } from './step-page';
import { takeStep } from './take-step';
import { unpaidOrderFields } from './unpaid-order-fields';

/** What each step is in the log. */
const stepActs: Record<OrderStep, AuditAct> = {
  sent: 'orderSent',
  paid: 'orderPaid',
  cancel: 'orderCancelled',
};

/** What each step says of itself in the README. */
const aboutSteps: Record<OrderStep, string> = {
  sent: 'marks an order as sent, with `tracking=<address>` or without; its buyer gets an email',
  paid: 'marks an order that is paid by hand as paid',
  cancel: 'cancels an order that was neither paid nor sent; its buyer gets an email',
};

/** What the list is filtered by, as the README says it. */
const filterParameters =
  '?q=…&kind=cart|subscribe|donate|giftcard&state=unsent|open|failed|refundFailed|refunded|canceled';

const buyerPageOf = (links: ShopLinks, id: string) => `/order/${links.token('order', id)}`;

/** The page that asks before a step, and the post that takes it. */
const stepActions = orderSteps.flatMap((step) => [
  defineOrderAction({
    method: 'GET',
    url: `${ordersPath}/:number/${step}`,
    about: `asks before it ${aboutSteps[step].split(/[;,]/)[0] ?? ''}`,
    who: 'permission:commerce.editOrders',
    guard: { none: 'changes nothing' },
    find: findNamedOrder,
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
  defineOrderAction({
    method: 'POST',
    url: `${ordersPath}/:number/${step}`,
    about: `${aboutSteps[step]}; 303 to the order, or 409 with why not`,
    who: 'permission:commerce.editOrders',
    guard: 'origin',
    body: formBody(z.object({ tracking: z.string().max(2_000).refine(isStorable).default('') })),
    find: findNamedOrder,
    async run({ request, body, found: { contributor, order } }, { store, links, outbox }) {
      const tracking = readTrackingHref(body.tracking);
      if (tracking === undefined) return { isWrong: true } as const;
      const audited = { act: stepActs[step], by: contributor.account, request } as const;
      const subject = String(order.number);
      const noted = auditedStore(store, { ...audited, subject });
      const reason = await takeStep(noted, links, step, order, tracking);
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

const printActions = printKinds.map((kind) =>
  defineOrderAction({
    method: 'GET',
    url: `${ordersPath}/:number/${kind}`,
    about: kind === 'slip' ? 'the packing slip of an order, to print' : 'its invoice, to print',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    find: findNamedOrder,
    run: ({ found: { order } }, { store }) => loadOrder(store.read, order),
    json: false,
    page: (loaded, { site }) => printPage(site, loaded, kind),
  }),
);

/** The orders of a site, for those who look after it. */
export const areaOrderActions = [
  defineOrderAction({
    method: 'GET',
    url: ordersPath,
    parameters: `${filterParameters}&sort=oldest&before=…&after=…`,
    about: 'the orders of a site, newest first, fifty at a time',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: orderQuery,
    find: findContributor,
    async run({ site, query: { q, state, kind, sort: order, ...place } }, { store: { read } }) {
      const filter = { search: q ?? '', state, kind };
      const part = { ...place, order, limit: partLimit };
      const list = cutPart(await listOrders(read, site.id, filter, part), part);
      const count = await countList(list, (most) => countOrders(read, site.id, filter, most));
      return { count, ...list };
    },
    json: ({ count, rows }) => ({ data: { count, orders: rows } }),
    page: (list, { site, found, query }) => ordersPage(site, found, { ...list, query }),
  }),
  defineOrderAction({
    method: 'GET',
    url: `${ordersPath}/export`,
    parameters: filterParameters,
    about: 'the orders that the list shows as a table, CSV, a row for each line',
    who: 'permission:commerce.exportOrders',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: orderQuery,
    find: findContributor,
    async run({ site, query: { q, state, kind }, found: { account: by }, request }, { store }) {
      await store.write((db) => writeAudit(db, store, { act: 'ordersExported', by, request }));
      return exportOrders(store, site.id, 'csv', { search: q ?? '', state, kind });
    },
    json: false,
    page: (pieces) => csvReply('orders.csv', pieces),
  }),
  defineOrderAction({
    method: 'GET',
    url: `${ordersPath}/:number`,
    about: 'one order: what was bought, for whom, how it is paid, what happened',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: orderQuery.extend({ done: z.enum(doneCodes).optional().catch(undefined) }),
    find: findNamedOrder,
    run: ({ found: { order } }, { store }) => loadOrder(store.read, order),
    json: false,
    page: (loaded, { site, query: { done, ...query }, found: { contributor } }, { links }) =>
      orderPage(site, contributor, loaded, {
        query,
        buyerPage: buyerPageOf(links, loaded.order.id),
        // An address says what was done; it is repeated only while the order agrees.
        ...(done &&
          isDone(done, loaded.order) && {
            said: { code: `${done}Done`, isRefused: false },
          }),
      }),
  }),
  ...orderPickActions,
  ...stepActions,
  ...refundActions,
  ...printActions,
];

/** What the orders of the area add to the server. */
export const areaOrderRoom = {
  sections: [
    { group: 'Shop', path: ordersPath, text: 'Orders', needs: 'commerce.readOrders' },
  ] satisfies readonly DeclaredSection[],
  settings: unpaidOrderFields,
  actions: areaOrderActions,
};
