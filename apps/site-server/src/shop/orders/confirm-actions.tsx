import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import { seeOther } from '../../http/see-other';
import { plainPage } from '../../pages/fallback-page';
import { readPageConditions } from '../../pages/page-conditions';
import { pageManner } from '../../pages/page-manner';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { confirmOrder } from './confirm-order';
import type { OrderServices } from './order-services';
import { orderTexts } from './order-texts';
import { findOrder } from './orders';
import { isOrderOver, type StoredOrder } from './stored-order';

const { defineAction, refuse } = actionsFor<OrderServices, Site>(pageManner);

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
async function find({ site, params, query }: ConfirmCall, { store, links }: OrderServices) {
  const id = links.readToken('order', params.token);
  const isMailed = id !== undefined && links.readToken('confirm', query.key) === id;
  const order = isMailed ? await findOrder(store.read, site.id, id) : undefined;
  return order ?? refuse({ status: 404 });
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
    page(order, { site, params }, { links }) {
      if (isOrderOver(order)) return orderGone(site, order);
      if (order.confirmBy === null) return seeOther(`/order/${params.token}`);
      const texts = serverTexts(orderTexts, site.settings, order.content.language);
      const said = { number: String(order.number) };
      const content = (
        <>
          <p>{texts.say('confirmOrderAsk', said)}</p>
          <form method="post" action={`?key=${links.token('confirm', order.id)}`}>
            <button>{texts.say('confirmOrderLink')}</button>
          </form>
        </>
      );
      const page = plainPage(200, texts.say('confirmOrderTitle', said), content, {
        ...texts,
        forms: true,
      });
      return hidden(page);
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
        ? orderGone(site, found)
        : services.system.notFound(site, readPageConditions(request)),
  }),
];

function orderGone(site: Site, { content: { language } }: StoredOrder) {
  const texts = serverTexts(orderTexts, site.settings, language);
  return hidden(
    plainPage(410, texts.say('confirmOrderGoneTitle'), texts.say('confirmOrderGone'), texts),
  );
}

/**
 * The address holds the key, which no other site is told. `no-referrer` would hide from the server
 * itself where the post comes from.
 */
function hidden(page: ReturnType<typeof plainPage>) {
  const headers = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
  return { ...page, headers: { ...page.headers, ...headers } };
}
