import * as z from 'zod';
import { logListExport } from '../../audit/log-list-export';
import { writeAudit } from '../../audit/write-audit';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { exportSubscribers } from '../../newsletter/export-subscribers';
import { countSubscribers, findSubscribers } from '../../newsletter/listed-subscriber';
import { findNewsletterList, listNewsletterLists } from '../../newsletter/newsletter-lists';
import type { Database } from '../../store/database';
import { enteredText } from '../../store/entered-text';
import { csvReply } from '../csv-reply';
import { cutPart } from '../list-part';
import { partHref, partOf } from '../list-query';
import { defineSubscriberAction, findList, gone } from './define-subscriber-action';
import { subscriberListPage } from './subscriber-list-page';
import { addByHand } from './add-by-hand';
import { exportNewsletters } from './export-newsletters';
import { listsPage } from './lists-page';
import { sayOfSubscribers } from './subscriber-texts';
import { subscriberQuery } from './subscriber-query';
import { subscriberListPath, subscribersPath } from './subscribers-path';

const url = `${subscribersPath}/:list` as const;

const enteredFields = z.object({
  email: enteredText(254),
  name: enteredText(200),
  source: enteredText(500),
});

/** The newsletters of a site, and who wants them. */
export const subscriberListActions = [
  defineSubscriberAction({
    method: 'GET',
    url: subscribersPath,
    about: 'the newsletters of a site, and how many want each',
    who: 'permission:newsletter.readSubscribers',
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site }, { store }) => listNewsletterLists(store.read, site.id),
    json: false,
    page: (lists, { site, found }) => listsPage(site, found, { lists }),
  }),
  defineSubscriberAction({
    method: 'GET',
    url: `${subscribersPath}/export`,
    about: 'the newsletters of a site and how many want each as a table, CSV, which the log tells',
    who: 'permission:newsletter.exportSubscribers',
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    find: findContributor,
    async run({ site, request, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfSubscribers('title') });
      return exportNewsletters(store.read, site.id);
    },
    json: false,
    page: (pieces) => csvReply('newsletters.csv', pieces),
  }),
  defineSubscriberAction({
    method: 'POST',
    url: subscribersPath,
    about:
      '`list`, `email`, `name`, `source`: adds somebody to a newsletter, as its own page does; ' +
      '303, or 400 with what is wrong',
    who: 'permission:newsletter.editSubscribers',
    guard: 'origin',
    body: formBody(enteredFields.extend({ list: enteredText(60) })),
    find: findContributor,
    async run({ request, site, body: entered, found: { account: by } }, services) {
      const list = await findNewsletterList(services.store.read, site.id, entered.list);
      if (!list || list.isDeleted) return 'noList';
      return (await addByHand(services, { request, site, by, list, entered })) ?? 'noList';
    },
    json: false,
    async page(end, { site, found, body: entered }, { store }) {
      if (end === 'added' || end === 'asked')
        return seeOther(partHref(subscriberListPath(entered.list), {}, { done: end }));
      const lists = await listNewsletterLists(store.read, site.id);
      return listsPage(site, found, { lists, entered, wrong: end });
    },
  }),
  defineSubscriberAction({
    method: 'GET',
    url,
    parameters: '?q=…&state=pending|confirmed|unsubscribed&sort=oldest&before=…&after=…',
    about: 'who was entered into a newsletter, newest first, fifty at a time',
    who: 'permission:newsletter.readSubscribers',
    guard: { none: 'changes nothing' },
    query: subscriberQuery,
    find: findList,
    run: ({ found: { list }, query }, { store }) => loadPart(store.read, list.id, query),
    json: false,
    page: (shown, { site, found: { contributor, list }, query }) =>
      subscriberListPage(site, contributor, { ...shown, list, query }),
  }),
  defineSubscriberAction({
    method: 'POST',
    url,
    about:
      '`email`, `name`, `source`: adds somebody who agreed as `source` says, or asks them by email; ' +
      '303, or 400 with what is wrong',
    who: 'permission:newsletter.editSubscribers',
    guard: 'origin',
    query: subscriberQuery,
    body: formBody(enteredFields),
    find: findList,
    async run({ request, site, body: entered, found: { contributor, list } }, services) {
      const added = { request, site, by: contributor.account, list, entered };
      return (await addByHand(services, added)) ?? gone();
    },
    json: false,
    async page(end, { site, found: { contributor, list }, query, body: entered }, { store }) {
      if (end === 'added' || end === 'asked')
        return seeOther(partHref(subscriberListPath(list.id), {}, { done: end }));
      const shown = await loadPart(store.read, list.id, query);
      return subscriberListPage(site, contributor, { ...shown, list, query, entered, wrong: end });
    },
  }),
  defineSubscriberAction({
    method: 'GET',
    url: `${url}/export`,
    parameters: '?q=…&state=…',
    about: 'the addresses that the list shows as a table, CSV, which the log tells',
    who: 'permission:newsletter.exportSubscribers',
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: subscriberQuery,
    find: findList,
    async run({ request, query: { q, state }, found: { contributor, list } }, { store }) {
      const act = { act: 'subscribersExported', by: contributor.account, request } as const;
      await store.write((db) => writeAudit(db, store, { ...act, subject: list.name }));
      return exportSubscribers(store, list.id, 'csv', { search: q, status: state });
    },
    json: false,
    page: (pieces) => csvReply('subscribers.csv', pieces),
  }),
];

async function loadPart(read: Database, formId: string, query: z.infer<typeof subscriberQuery>) {
  const filter = { formId, search: query.q, status: query.state };
  const [found, count] = await Promise.all([
    findSubscribers(read, filter, partOf(query)),
    countSubscribers(read, filter),
  ]);
  return { count, part: cutPart(found, query) };
}
