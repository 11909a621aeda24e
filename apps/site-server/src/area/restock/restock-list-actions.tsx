import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { logListExport } from '../../audit/log-list-export';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findProductsById } from '../../shop/catalogue/products';
import { withProducts } from '../../shop/catalogue/with-products';
import { countNotices, deleteNotice, listNotices } from '../../shop/restock/list-notices';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { exportList } from '../export-list';
import { restockActs } from './restock-acts';
import { noticeColumns } from './notice-columns';
import { restockField } from './restock-field';
import { sayOfRestock } from './restock-texts';
import { countList, cutPart } from '../list-part';
import { pickFields, readPicks } from '../list-picks';
import { partHref, partOf, placeIn } from '../list-query';
import { restockListPage, restockPath, restockQuery } from './restock-list-page';

/** The services of the list of those who wait. */
export interface AreaRestockServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<AreaRestockServices, Site, AccountRefusal>(accountManner);

const who = 'permission:commerce.inventory';

/** Who waits for something that is sold out, for those who look after the stock. */
export const areaRestockActions = [
  defineAction({
    method: 'GET',
    url: restockPath,
    parameters: '?q=…&sort=oldest&before=…&after=…',
    about: 'who waits for something that is sold out, newest first, fifty at a time',
    who,
    guard: { none: 'changes nothing' },
    query: restockQuery,
    find: findContributor,
    async run({ site, query }, { store: { read } }) {
      const { q } = query;
      const part = cutPart(await listNotices(read, site.id, q, partOf(query)), query);
      const count = await countList(part, (most) => countNotices(read, site.id, q, most));
      const ids = [...new Set(part.rows.map(({ productId }) => productId))];
      return { count, part, products: await findProductsById(read, site.id, ids) };
    },
    json: false,
    page: (list, { site, found, query }) => restockListPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${restockPath}/export`,
    parameters: '?q=…&sort=oldest',
    about: 'who waits, as far as the list shows them, as a table, CSV',
    who: 'permission:commerce.exportOrders',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: restockQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfRestock('title') });
      return exportList(
        noticeColumns,
        async (part) => {
          const rows = await listNotices(store.read, site.id, query.q, part);
          return withProducts(store.read, site.id, rows);
        },
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('waiting-for-stock.csv', pieces),
  }),
  defineAction({
    method: 'POST',
    url: restockPath,
    about:
      '`do=remove@<id>` removes somebody who waits, who gets no email then, `do=remove` with ' +
      '`pick@<id>=on` for each those who are picked; asks once for many, until `sure=yes`. 303 to ' +
      'the list',
    who,
    guard: 'origin',
    query: restockQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store }) {
      const { act, ids, isSure } = readPicks(body);
      const isMany = body['do'] === 'remove';
      if (act !== 'remove' || ids.length === 0) return { done: 'nothing', ids: [] };
      if (isMany && !isSure) return { asks: ids, done: '', ids: [] };
      const removed = await store.write(async (db) => {
        const gone: string[] = [];
        for (const id of [...ids].sort()) {
          const email = await deleteNotice(db, site.id, id);
          if (email === undefined) continue;
          gone.push(id);
          await writeAudit(db, store, { act: 'restockForgotten', by, request, subject: email });
        }
        return gone;
      });
      if (removed.length === 0) return { done: isMany ? 'nothing' : '', ids: [] };
      return { done: isMany ? 'removedMany' : 'removed', ids: removed };
    },
    json: ({ ids }) => ({ data: { removed: ids.length } }),
    page: ({ asks, done, ids }, { site, query, found }) =>
      asks
        ? pickQuestionPage(site, found, {
            title: sayOfRestock('removeMany', { count: asks.length }),
            section: restockPath,
            href: partHref(restockPath, query, placeIn(query)),
            act: 'remove',
            ids: asks,
            button: sayOfRestock('remove'),
            children: <p>{sayOfRestock('removeManyText')}</p>,
          })
        : seeOther(partHref(restockPath, query, { ...query, done, ids })),
  }),
];

/** What the list of those who wait adds to the server. */
export const areaRestockRoom = {
  sections: [
    { group: 'Shop', path: restockPath, text: 'Waiting for stock', needs: 'commerce.inventory' },
  ] satisfies readonly DeclaredSection[],
  acts: restockActs,
  settings: [restockField],
  actions: areaRestockActions,
};
