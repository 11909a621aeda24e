import { pageTypes } from '@frontage/site-model';
import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { seeOther } from '../../http/see-other';
import { readPageConditions } from '../../pages/page-conditions';
import { pageManner } from '../../pages/page-manner';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { ServerTexts } from '../../texts/server-texts';
import { confirmOrder } from './confirm-order';
import { findLinkedOrder } from './find-linked-order';
import type { OrderServices } from './order-services';
import { orderTexts, type OrderTextCode } from './order-texts';
import { isOrderOver, type StoredOrder } from './stored-order';

const { defineAction, refuse } = actionsFor<OrderServices, Site>(pageManner);

const pageType = pageTypes.codes.orderStatus;

const address = {
  url: '/order/:token/confirm',
  parameters: '?key=…',
  who: 'anyone',
  query: z.object({ key: z.string().default('') }),
  json: false,
} as const;

type ConfirmCall = Pick<
  Call<Site, { token: string }, { key: string }>,
  'site' | 'params' | 'query'
>;

/** The link is in the mail alone: the address of the order's page does not say its key. */
async function find({ site, params, query }: ConfirmCall, services: OrderServices) {
  const order = await findLinkedOrder(services, site, { use: 'confirm', token: query.key });
  const isItsOwn = order && services.links.readToken('order', params.token) === order.id;
  return isItsOwn ? order : refuse({ status: 404 });
}

/** Where a buyer shows that the address of an order is theirs. */
export const confirmActions = [
  defineAction({
    ...address,
    method: 'GET',
    about:
      'the page behind the link in the mail of an order that is to be confirmed; it only asks, ' +
      'since programs that look for harm in mails open links too',
    guard: { none: 'changes nothing' },
    find,
    run: ({ found }) => found,
    page(order, { site, request, params }, services) {
      if (isOrderOver(order)) return orderGone(services, { site, request, order });
      if (order.confirmBy === null) return seeOther(`/order/${params.token}`);
      const texts = wordsOf(site, order);
      const values = { number: String(order.number) };
      return services.system.message(site, request, {
        status: 200,
        message: {
          title: texts.say('confirmOrderTitle', values),
          text: [texts.say('confirmOrderAsk', values)],
          post: {
            text: texts.say('confirmOrderLink'),
            action: `?key=${services.links.token('confirm', order.id)}`,
          },
        },
        texts,
        pageType,
      });
    },
  }),
  defineAction({
    ...address,
    method: 'POST',
    about: 'confirms it, twice as once; 303 to the order, 410 when it came to nothing before',
    guard: 'origin',
    find,
    async run({ found }, { store, links, outbox }) {
      if (!(await confirmOrder(store, links, found.id))) return refuse({ status: 410 });
      outbox.wake();
      return `/order/${links.token('order', found.id)}`;
    },
    page: seeOther,
    refusedPage: ({ status }, { request, site, found }, services) =>
      site && found && status === 410
        ? orderGone(services, { site, request, order: found })
        : services.system.notFound(site, readPageConditions(request)),
  }),
];

function orderGone(
  { system, links }: Pick<OrderServices, 'system' | 'links'>,
  { site, request, order }: { site: Site; request: EndpointRequest; order: StoredOrder },
): Promise<EndpointReply> {
  const texts = wordsOf(site, order);
  return system.message(site, request, {
    status: 410,
    message: {
      title: texts.say('confirmOrderGoneTitle'),
      text: [texts.say('confirmOrderGone')],
      link: { text: texts.say('orderLink'), href: `/order/${links.token('order', order.id)}` },
    },
    texts,
    pageType,
  });
}

function wordsOf({ settings }: Site, { content }: StoredOrder): ServerTexts<OrderTextCode> {
  return serverTexts(orderTexts, settings, content.language);
}
