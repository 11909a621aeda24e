import { cancelControl, showCodesControl } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { seeOther } from '../../http/see-other';
import { readPageConditions } from '../../pages/page-conditions';
import { pageManner } from '../../pages/page-manner';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { cancelSubscription, listSubscriptionsIn } from '../subscriptions/subscriptions';
import { fetchDownload } from './fetch-download';
import { findLinkedOrder } from './find-linked-order';
import { mailEnded } from './mail-ended';
import { orderPage, type OrderShown } from './order-page';
import type { OrderServices } from './order-services';
import { orderTexts } from './order-texts';
import { findOrderById } from './orders';
import { isOrderOver, type StoredOrder } from './stored-order';

const { defineAction, refuse } = actionsFor<OrderServices, Site>(pageManner);

const find = async (
  { site, params }: Pick<Call<Site, { token: string }>, 'site' | 'params'>,
  services: OrderServices,
) =>
  (await findLinkedOrder(services, site, { use: 'order', token: params.token })) ??
  refuse({ status: 404 });

const orderBody = formBody(
  z.object({
    [cancelControl]: z.string().default(''),
    [showCodesControl]: z.string().default(''),
  }),
);

/** The actions of the order behind a link: its address is its secret. */
export const orderActions = [
  defineAction({
    method: 'GET',
    url: '/order/:token',
    about:
      'the order (page type 211, or 202); for who comes from its checkout within an hour, once, ' +
      'thanks for it (202, or 211): the cookie `PLACED`, of that address alone, says so',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    find,
    run: ({ found }) => found,
    json: false,
    page: (order, { site, request }, services) => orderPage(services, { site, request, order }),
  }),
  defineAction({
    method: 'POST',
    url: '/order/:token',
    about:
      '`cancelSubscription=<id>` ends a subscription, which buyer and owner hear of by mail; 303. ' +
      '`showCodes=yes` is answered with the page and the codes of its gift cards',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'viewLimit' }],
    body: orderBody,
    find,
    async run({ site, body, found }, { store, links, outbox }) {
      if (body[showCodesControl] !== '') return 'codes';
      const now = store.now();
      await store.write(async (db) => {
        const listed = await listSubscriptionsIn(db, found);
        const subscription = listed.find(({ id }) => id === body[cancelControl]);
        if (!subscription || !(await cancelSubscription(db, subscription, now))) return;
        const first = (await findOrderById(db, subscription.orderId)) ?? found;
        const { createId } = store;
        await mailEnded(db, { site, subscription, first }, { links, now, createId });
      });
      outbox.wake();
      return `/order/${links.token('order', found.id)}`;
    },
    json: false,
    page: (result, { site, request, found: order }, services) =>
      result === 'codes'
        ? orderPage(services, { site, request, order }, { showsCodes: true })
        : seeOther(result),
  }),
  defineAction({
    method: 'GET',
    url: '/order/:token/download/:line',
    parameters: '?key=…',
    about:
      'a file that was bought, so often and so long as it may be fetched, in parts as well: the ' +
      'rest of a fetch that broke off is not counted; 410 when it may not any more',
    who: 'anyone',
    guard: { none: 'its address is a secret, and its key is signed' },
    query: z.object({ key: z.string().default('') }),
    find,
    async run({ request, site, params, query, found: order }, { store, links, files }) {
      const isOurs =
        !isOrderOver(order) && links.isDownload(order.id, params.line, query.key, store.now());
      if (!isOurs) return refuse({ status: 410 });
      const named = { orderId: order.id, lineId: params.line };
      return (
        (await fetchDownload({ site, request, named }, { store, files })) ?? refuse({ status: 410 })
      );
    },
    json: false,
    page: (reply) => reply,
    refusedPage: (_refusal, { request, site, found: order }, services) =>
      site && order
        ? orderPage(services, { site, request, order }, downloadGone(site, order))
        : services.system.notFound(site, readPageConditions(request)),
  }),
];

/** The page of the order says so: it tells who to write to. */
function downloadGone({ settings }: Site, { content: { language } }: StoredOrder): OrderShown {
  const message = serverTexts(orderTexts, settings, language).say('downloadGone');
  return { status: 410, errors: { message, fields: {} } };
}
