import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import {
  countGiftCards,
  findListedGiftCard,
  listGiftCardEntries,
  listGiftCards,
  orderOfEntry,
  type ListedGiftCard,
} from '../../shop/codes/list-gift-cards';
import { findOrderNumbers } from '../../shop/orders/find-first-numbers';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { findWithPerson } from '../../accounts/find-with-person';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { exportList } from '../export-list';
import { giftCardActs } from './gift-card-acts';
import { giftCardColumns } from './gift-card-columns';
import { sayOfGiftCards } from './gift-card-texts';
import { countList, cutPart } from '../list-part';
import { partOf } from '../list-query';
import { giftCardPage } from './gift-card-page';
import { giftCardQuery, giftCardsPath } from './gift-card-query';
import { giftCardPickActions } from './gift-card-pick-actions';
import { giftCardsPage } from './gift-cards-page';
import { isVoidReason, voidCard } from './void-card';

/** The services of the gift cards in the area. */
export interface AreaGiftCardServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<AreaGiftCardServices, Site, AccountRefusal>(accountManner);

/** Finds the card that an address names, and who asks for it. */
function findNamed(
  call: Pick<Call<Site, { readonly id: string }>, 'request' | 'site' | 'params'>,
  services: AreaGiftCardServices,
): Promise<{ contributor: Contributor; card: ListedGiftCard } | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, id) => {
    const card = await findListedGiftCard(db, siteId, id);
    return card && { card };
  });
}

async function loadCard(db: Database, card: ListedGiftCard) {
  const entries = await listGiftCardEntries(db, card.id);
  const orders = [card.orderId, ...entries.map(orderOfEntry)].flatMap((id) => id ?? []);
  return { entries, numbers: await findOrderNumbers(db, [...new Set(orders)]) };
}

/** The gift cards of a shop, for those who look after it. Nobody reads a code here. */
export const areaGiftCardActions = [
  defineAction({
    method: 'GET',
    url: giftCardsPath,
    parameters: '?q=…&state=open|empty&sort=oldest&before=…&after=…',
    about: 'the gift cards of a shop with what is left on them, newest first, fifty at a time',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: giftCardQuery,
    find: findContributor,
    async run({ site, query }, { store: { read } }) {
      const filter = { search: query.q, state: query.state };
      const part = cutPart(await listGiftCards(read, site.id, filter, partOf(query)), query);
      const count = await countList(part, (most) => countGiftCards(read, site.id, filter, most));
      const orders = part.rows.flatMap(({ orderId }) => orderId ?? []);
      return { count, part, numbers: await findOrderNumbers(read, [...new Set(orders)]) };
    },
    json: ({ count, part }) => ({ data: { count, giftCards: part.rows } }),
    page: (list, { site, found, query }) => giftCardsPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${giftCardsPath}/export`,
    parameters: '?q=…&state=open|empty&sort=oldest',
    about: 'the gift cards that the list shows, without their codes, as a table, CSV',
    who: 'permission:commerce.exportOrders',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: giftCardQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfGiftCards('title') });
      const filter = { search: query.q, state: query.state };
      return exportList(
        giftCardColumns,
        async (part) => {
          const cards = await listGiftCards(store.read, site.id, filter, part);
          const orders = cards.flatMap(({ orderId }) => orderId ?? []);
          const numbers = await findOrderNumbers(store.read, orders);
          return cards.map((card) => ({ ...card, number: numbers.get(card.orderId ?? '') }));
        },
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('gift-cards.csv', pieces),
  }),
  defineAction({
    method: 'GET',
    url: `${giftCardsPath}/:id`,
    about: 'a gift card and all that happened to it, without its code',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.literal('void').optional().catch(undefined) }),
    find: findNamed,
    run: ({ found: { card } }, { store }) => loadCard(store.read, card),
    json: false,
    page: (loaded, { site, query: { done }, found: { contributor, card } }) =>
      giftCardPage(site, contributor, {
        ...loaded,
        card,
        isVoided: done === 'void' && card.balanceCents === 0,
      }),
  }),
  defineAction({
    method: 'POST',
    url: `${giftCardsPath}/:id/void`,
    about: 'takes all that is left from a gift card, for a `reason`; 303 to the card',
    who: 'permission:commerce.refunds',
    needsRecentSignIn: true,
    guard: 'origin',
    body: formBody(z.object({ reason: z.string().max(2_000).refine(isStorable).default('') })),
    find: findNamed,
    async run({ request, body, found: { contributor, card } }, { store }) {
      const reason = body.reason.trim();
      if (!isVoidReason(reason))
        return { wrongReason: body.reason, ...(await loadCard(store.read, card)) };
      const { account: by } = contributor;
      await store.write((db) => voidCard(db, store, { card, reason, by, request }));
      return undefined;
    },
    json: false,
    page: (wrong, { site, found: { contributor, card } }) =>
      wrong
        ? giftCardPage(site, contributor, { ...wrong, card })
        : seeOther(`${giftCardsPath}/${card.id}?done=void`),
  }),
];

/** What the gift cards of the area add to the server. */
export const areaGiftCardRoom = {
  sections: [
    { group: 'Shop', path: giftCardsPath, text: 'Gift cards', needs: 'commerce.readOrders' },
  ] satisfies readonly DeclaredSection[],
  acts: giftCardActs,
  actions: [...areaGiftCardActions, ...giftCardPickActions],
};
