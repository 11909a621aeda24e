import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { auditedStore } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import { endSubscription } from '../../shop/orders/end-subscription';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import type { Subscription } from '../../shop/subscriptions/subscription';
import { findSubscription } from '../../shop/subscriptions/subscriptions';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { pickFields, readPicks } from '../list-picks';
import { partHref } from '../list-query';
import { isEndable } from './is-endable';
import { subscriptionQuery, subscriptionsPath } from './subscription-query';
import { sayOfSubscriptions } from './subscription-texts';

interface SubscriptionPickServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  links: ShopLinks;
  /** Sends the resulting mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

const { defineAction } = actionsFor<SubscriptionPickServices, Site, AccountRefusal>(accountManner);

/** What is done with the subscriptions that are picked in the list. */
export const subscriptionPickActions = [
  defineAction({
    method: 'POST',
    url: subscriptionsPath,
    about:
      'ends the subscriptions that are picked, `do=end` with `pick@<id>=on` for each; asks once, ' +
      'until `sure=yes`; their buyers get an email. Those that have ended stay as they are. 303 to ' +
      'the list',
    who: 'permission:commerce.editOrders',
    guard: 'origin',
    query: subscriptionQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store, links, outbox }) {
      const { act, ids, isSure } = readPicks(body);
      const open = await findEndable(store.read, site.id, act === 'end' ? ids : []);
      if (open.length === 0) return { done: 'nothing', ids: [] };
      if (!isSure) return { asks: open, done: '', ids: [] };
      const ended: string[] = [];
      for (const subscription of open) {
        const subject = `${subscription.title}, ${subscription.email}`;
        const audited = { act: 'subscriptionEnded', by, request, subject } as const;
        const facts = { links, now: store.now(), createId: store.createId };
        const isEnded = await auditedStore(store, audited, Boolean).write((db) =>
          endSubscription(db, site, subscription, facts),
        );
        if (isEnded) ended.push(subscription.id);
      }
      outbox.wake();
      return { done: ended.length > 0 ? 'endedMany' : 'nothing', ids: ended };
    },
    json: ({ ids }) => ({ data: { ended: ids } }),
    page: ({ asks, done, ids }, { site, query, found }) =>
      asks
        ? pickQuestionPage(site, found, {
            title: sayOfSubscriptions('endMany', { count: asks.length }),
            section: subscriptionsPath,
            href: partHref(subscriptionsPath, query, query),
            act: 'end',
            ids: asks.map(({ id }) => id),
            button: sayOfSubscriptions('end'),
            children: (
              <>
                <p>{sayOfSubscriptions('endManyText')}</p>
                <ul>
                  {asks.map(({ id, title, email }) => (
                    <li key={id}>{`${title}, ${email}`}</li>
                  ))}
                </ul>
              </>
            ),
          })
        : seeOther(partHref(subscriptionsPath, query, { ...query, done, ids })),
  }),
];

/** Finds those subscriptions of a site that go on. */
async function findEndable(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<readonly Subscription[]> {
  const found: Subscription[] = [];
  for (const id of ids) {
    const subscription = await findSubscription(db, id);
    if (subscription?.siteId === siteId && isEndable(subscription)) found.push(subscription);
  }
  return found;
}
