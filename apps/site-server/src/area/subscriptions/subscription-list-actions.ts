import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import { endSubscription } from '../../shop/orders/end-subscription';
import { findOrderById, listOrderPeriods } from '../../shop/orders/orders';
import { listPaymentsOf } from '../../shop/orders/stored-payment';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import { countSubscriptions, listSubscriptions } from '../../shop/subscriptions/list-subscriptions';
import type { Subscription } from '../../shop/subscriptions/subscription';
import { renewalId } from '../../shop/subscriptions/renewal-id';
import { findSubscription } from '../../shop/subscriptions/subscriptions';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { findWithPerson } from '../../accounts/find-with-person';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { exportList } from '../export-list';
import { subscriptionActs } from './subscription-acts';
import { subscriptionColumns } from './subscription-columns';
import { sayOfSubscriptions } from './subscription-texts';
import { countList, cutPart } from '../list-part';
import { partOf } from '../list-query';
import { endSubscriptionPage } from './end-subscription-page';
import { isEndable } from './is-endable';
import { subscriptionPage } from './subscription-page';
import { subscriptionPickActions } from './subscription-pick-actions';
import { subscriptionQuery, subscriptionsPath } from './subscription-query';
import { subscriptionsPage } from './subscriptions-page';

/** The services of the subscriptions in the area. */
export interface AreaSubscriptionServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  links: ShopLinks;
  /** Sends the resulting mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

const { defineAction } = actionsFor<AreaSubscriptionServices, Site, AccountRefusal>(accountManner);

/** Finds the subscription that an address names, and who asks for it. */
function findNamed(
  call: Pick<Call<Site, { readonly id: string }>, 'request' | 'site' | 'params'>,
  services: AreaSubscriptionServices,
): Promise<{ contributor: Contributor; subscription: Subscription } | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, id) => {
    const subscription = await findSubscription(db, id);
    return subscription?.siteId === siteId ? { subscription } : undefined;
  });
}

/** Loads the orders and the charges of a subscription; the next period may have been tried. */
async function loadCharges(db: Database, { id, orderId, period }: Subscription) {
  const [first, periods] = await Promise.all([
    findOrderById(db, orderId),
    listOrderPeriods(db, id),
  ]);
  const tried = Array.from({ length: period }, (_, index) =>
    renewalId({ subscriptionId: id, period: index + 2 }),
  );
  const payments = await listPaymentsOf(db, [...(first ? [first.purchaseId] : []), ...tried]);
  const orders = [...(first ? [first] : []), ...periods];
  return { payments, numbers: [...new Set(orders.map(({ number }) => number))] };
}

/** What buyers pay again and again, for those who look after it. */
export const areaSubscriptionActions = [
  defineAction({
    method: 'GET',
    url: subscriptionsPath,
    parameters: '?q=…&state=active|failed|ended|canceled&sort=oldest&before=…&after=…',
    about: 'the subscriptions of a shop with their next charge, newest first, fifty at a time',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: subscriptionQuery,
    find: findContributor,
    async run({ site, query }, { store: { read } }) {
      const filter = { search: query.q, state: query.state };
      const part = cutPart(await listSubscriptions(read, site.id, filter, partOf(query)), query);
      const count = await countList(part, (most) =>
        countSubscriptions(read, site.id, filter, most),
      );
      return { count, part };
    },
    json: false,
    page: (list, { site, found, query }) => subscriptionsPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${subscriptionsPath}/export`,
    parameters: '?q=…&state=active|failed|ended|canceled&sort=oldest',
    about: 'the subscriptions that the list shows as a table, CSV',
    who: 'permission:commerce.exportOrders',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: subscriptionQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfSubscriptions('title') });
      const filter = { search: query.q, state: query.state };
      return exportList(
        subscriptionColumns,
        (part) => listSubscriptions(store.read, site.id, filter, part),
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('subscriptions.csv', pieces),
  }),
  defineAction({
    method: 'GET',
    url: `${subscriptionsPath}/:id`,
    about: 'one subscription with its charges',
    who: 'permission:commerce.readOrders',
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.literal('end').optional().catch(undefined) }),
    find: findNamed,
    run: ({ found: { subscription } }, { store }) => loadCharges(store.read, subscription),
    json: false,
    page: (charges, { site, query: { done }, found: { contributor, subscription } }) =>
      subscriptionPage(site, contributor, {
        subscription,
        ...charges,
        // An address says what was done; it is repeated only while the subscription agrees.
        said: done && !isEndable(subscription) ? 'endDone' : undefined,
      }),
  }),
  defineAction({
    method: 'GET',
    url: `${subscriptionsPath}/:id/end`,
    about: 'asks before it ends a subscription',
    who: 'permission:commerce.editOrders',
    guard: { none: 'changes nothing' },
    find: findNamed,
    run: ({ found: { subscription } }) => subscription,
    json: false,
    page: (subscription, { site, found: { contributor } }) =>
      endSubscriptionPage(site, contributor, subscription),
  }),
  defineAction({
    method: 'POST',
    url: `${subscriptionsPath}/:id/end`,
    about:
      'ends a subscription: nothing is charged any more, its buyer gets an email; 303 to it, or ' +
      '409 if it had ended',
    who: 'permission:commerce.editOrders',
    guard: 'origin',
    find: findNamed,
    async run({ request, site, found: { contributor, subscription } }, services) {
      const { store, links, outbox } = services;
      const isEnded = await store.write(async (db) => {
        const facts = { links, now: store.now(), createId: store.createId };
        if (!(await endSubscription(db, site, subscription, facts))) return false;
        const { email, title } = subscription;
        await writeAudit(db, store, {
          act: 'subscriptionEnded',
          by: contributor.account,
          request,
          subject: `${title}, ${email}`,
        });
        return true;
      });
      outbox.wake();
      return isEnded ? undefined : loadCharges(store.read, subscription);
    },
    json: false,
    page: (charges, { site, found: { contributor, subscription } }) =>
      charges
        ? subscriptionPage(site, contributor, { ...charges, subscription, said: 'notEnded' })
        : seeOther(`${subscriptionsPath}/${subscription.id}?done=end`),
  }),
];

/** What the subscriptions of the area add to the server. */
export const areaSubscriptionRoom = {
  sections: [
    { group: 'Shop', path: subscriptionsPath, text: 'Subscriptions', needs: 'commerce.readOrders' },
  ] satisfies readonly DeclaredSection[],
  acts: subscriptionActs,
  actions: [...areaSubscriptionActions, ...subscriptionPickActions],
};
