import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { listPagesById } from '../../pages/documents/list-pages';
import {
  countEditedItems,
  listEditedItems,
  listItemWords,
} from '../../pages/items/list-edited-items';
import type { Database } from '../../store/database';
import { countList, cutPart, partLimit } from '../list-part';
import { pickFields, readPicks } from '../list-picks';
import { collectionsPath, pageManyActs } from '../pages/page-query';
import { takePagePicks } from '../pages/take-page-picks';
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
      '?q=…&state=published|draft|needsReview|scheduled|deleted&category=…&tag=…&before=…&after=…',
    about:
      'the items of a collection by date, the latest first, fifty at a time, searched by title or ' +
      'address',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: itemQuery,
    find: findCollectionAndPerson,
    run: ({ site, query, found: { page } }, { store }) =>
      loadItems(store.read, { siteId: site.id, id: page.id }, query),
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
      const shown = await loadItems(
        store.read,
        { siteId: site.id, id },
        { ...query, done, ids: [...ids] },
      );
      return itemsPage(site, found, { ...shown, wrong });
    },
  }),
];

async function loadItems(
  db: Database,
  { siteId, id }: { siteId: string; id: string },
  query: ItemQuery,
): Promise<ShownItems> {
  const { before, after, q: search = '', state, category, tag, ids = [] } = query;
  const filter = { collectionId: id, search, state, category, tag };
  const [found, words, done] = await Promise.all([
    listEditedItems(db, siteId, filter, { before, after, limit: partLimit }),
    listItemWords(db, siteId, id),
    listPagesById(db, siteId, ids.slice(0, partLimit)),
  ]);
  const part = cutPart(found, { before, after });
  const count = await countList(part, (most) => countEditedItems(db, siteId, filter, most));
  return { query, part, count, done, ...words };
}
