import { formBody } from '../../http/action/body-reader';
import { logListExport } from '../../audit/log-list-export';
import { seeOther } from '../../http/see-other';
import { listPagesById } from '../../pages/documents/list-pages';
import {
  countEditedItems,
  listEditedItems,
  listItemWords,
  type EditedItemFilter,
} from '../../pages/items/list-edited-items';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { csvReply } from '../csv-reply';
import { countList, cutPart, partLimit } from '../list-part';
import { partOf } from '../list-query';
import { pickFields, readPicks } from '../list-picks';
import { collectionsPath, pageManyActs } from '../pages/page-query';
import { listLeft } from '../pages/list-left';
import { takePagePicks } from '../pages/take-page-picks';
import { exportItems } from './export-items';
import { itemQuery, itemsHref, type ItemQuery } from './item-query';
import { defineCollectionAction, findCollectionAndPerson } from './define-collection-action';
import { itemsPage, type ShownItems } from './items-page';

const url = `${collectionsPath}/:id` as const;

/** The items of a collection, and what is done with many of them. */
export const itemListActions = [
  defineCollectionAction({
    method: 'GET',
    url,
    parameters:
      '?q=…&state=published|draft|needsReview|scheduled|deleted&category=…&tag=…&sort=oldest&before=…&after=…',
    about:
      'the items of a collection by date, the latest first, fifty at a time, searched by title or ' +
      'address',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: itemQuery,
    find: findCollectionAndPerson,
    run: ({ site, query, found: { page } }, { store }) =>
      loadItems(store.read, { site, id: page.id }, query),
    json: ({ count, part }) => ({ data: { count, items: part.rows } }),
    page: (shown, { site, found }) => itemsPage(site, found, shown),
  }),
  defineCollectionAction({
    method: 'POST',
    url,
    about:
      '`do=publish|takeBack|delete|restore` with `pick@<id>=<revision>` for each item: 303 to the ' +
      'list, which offers to undo a deletion; 409 with those that were left as they are, and why',
    who: 'permission:config.publishContent',
    guard: 'origin',
    query: itemQuery,
    body: formBody(pickFields),
    find: findCollectionAndPerson,
    async run({ request, site, body, found: { contributor } }, { store }) {
      const { act, ids } = readPicks(body);
      const wanted = pageManyActs.find((offered) => offered === act);
      if (!wanted || ids.length === 0) return { done: 'nothing', ids: [], wrong: [] } as const;
      const seen = new Map(ids.map((id) => [id, Number(body[`pick@${id}`])]));
      const picks = { request, site, contributor, act: wanted };
      return { done: wanted, ...(await takePagePicks(store, picks, seen)) };
    },
    json: false,
    async page({ done, ids, wrong }, { site, query, found }, { store }) {
      const { id } = found.page;
      if (wrong.length === 0) return seeOther(itemsHref(id, query, { done, ids: [...ids] }));
      const shown = await loadItems(store.read, { site, id }, { ...query, done, ids: [...ids] });
      return itemsPage(site, found, { ...shown, wrong });
    },
  }),
  defineCollectionAction({
    method: 'GET',
    url: `${url}/export`,
    parameters: '?q=…&state=…&category=…&tag=…&sort=oldest',
    about: 'the items that the list shows as a table, CSV, which the log tells',
    who: 'permission:config.readContent',
    needsRecentSignIn: true,
    guard: { none: 'changes nothing but the log' },
    query: itemQuery,
    find: findCollectionAndPerson,
    async run({ site, request, query, found: { page, contributor } }, { store }) {
      await logListExport(store, { by: contributor.account, request, subject: page.title });
      const filter = filterOf(page.id, query);
      return exportItems((part) => listEditedItems(store.read, site.id, filter, part), query.sort);
    },
    json: false,
    page: (pieces) => csvReply('items.csv', pieces),
  }),
];

function filterOf(
  collectionId: string,
  { q: search = '', state, category, tag }: ItemQuery,
): EditedItemFilter {
  return { collectionId, search, state, category, tag };
}

async function loadItems(
  db: Database,
  { site, id }: { readonly site: Site; readonly id: string },
  query: ItemQuery,
): Promise<ShownItems> {
  const { id: siteId, settings } = site;
  const { before, after, ids = [] } = query;
  const filter = filterOf(id, query);
  const [found, words, done] = await Promise.all([
    listEditedItems(db, siteId, filter, partOf(query)),
    listItemWords(db, siteId, id, settings.locale),
    listPagesById(db, siteId, ids.slice(0, partLimit)),
  ]);
  const part = cutPart(found, { before, after });
  const count = await countList(part, (most) => countEditedItems(db, siteId, filter, most));
  const left = await listLeft(db, site, query.done, done);
  return { query, part, count, done, left, ...words };
}
