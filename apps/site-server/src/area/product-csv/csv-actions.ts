import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody, multipartBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { readTableForm } from '../read-table-form';
import { productQuery, productsPath } from '../products/product-query';
import { beginImport } from './begin-import';
import { csvPage, csvPath } from './csv-page';
import { sayOfCsv } from './csv-texts';
import { exportProducts } from './export-products';
import { importPage, isUnderWay } from './import-page';
import { planImport } from './plan-import';
import { deleteOldImports, findImport, stopImport } from './product-import';

/** The services of the table of products. */
export interface ProductCsvServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  /** Logs what went wrong after its request was answered. */
  report: (error: unknown, message: string) => void;
}

const { defineAction, refuse } = actionsFor<ProductCsvServices, Site, AccountRefusal>(
  accountManner,
);

const who = 'permission:commerce.products';

/** Products as a table: out, and in after a look at what would change. */
export const productCsvActions = [
  defineAction({
    method: 'GET',
    url: `${productsPath}/export`,
    parameters: '?q=…&state=low|out|needsReview|hidden',
    about: 'the products that the list shows as a table, CSV, a row for each variant',
    who,
    guard: { none: 'changes nothing but the log' },
    query: productQuery,
    find: findContributor,
    async run({ site, request, query: { q, state, sort }, found: { account: by } }, { store }) {
      await store.write((db) => writeAudit(db, store, { act: 'productsExported', by, request }));
      return exportProducts(store, site, { search: q ?? '', state }, sort);
    },
    json: false,
    page: (pieces) => csvReply('products.csv', pieces),
  }),
  defineAction({
    method: 'GET',
    url: csvPath,
    about: 'the page that brings in a table of products',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: () => ({}),
    json: false,
    page: (shown, { site, found }) => csvPage(site, found, shown),
  }),
  defineAction({
    method: 'POST',
    url: csvPath,
    about:
      'shows what a table of products would change; with `do=save` begins to save each product that ' +
      'is entered rightly, all of it or nothing of it: 303 to the page that tells how far it is',
    who,
    guard: 'origin',
    body: multipartBody,
    find: findContributor,
    async run({ site, request, found: { account } }, { store, report }) {
      const form = await readTableForm(request);
      if (typeof form === 'string') return { plan: { wrong: sayOfCsv(form) } };
      const text = form.get('file') || (form.get('table') ?? '');
      const withStock = form.has('stock');
      const table = { site, text, withStock, createId: store.createId };
      const plan = await planImport(store.read, table);
      if (form.get('do') !== 'save' || plan.wrong !== undefined) return { plan, text, withStock };
      const running = { site, products: plan.products, by: { by: account, request } };
      const stopped = (error: unknown): void => report(error, 'a table of products stopped');
      return { begun: (await beginImport(store, running, stopped)).id };
    },
    json: false,
    page: (shown, { site, found }) =>
      'begun' in shown ? seeOther(`${csvPath}/${shown.begun}`) : csvPage(site, found, shown),
  }),
  defineAction({
    method: 'GET',
    url: `${csvPath}/:id`,
    about: 'how far a table of products is: what was saved, and what was left out and why',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    async run({ site, params: { id } }, { store }) {
      const table = isStorable(id) ? await findImport(store.read, site.id, id) : undefined;
      if (!table) return refuse({ status: 404, code: 'gone' });
      return { ...table, isUnderWay: isUnderWay(table, store.now()) };
    },
    page: (table, { site, found }) => importPage(site, found, table),
  }),
  defineAction({
    method: 'POST',
    url: `${csvPath}/:id`,
    about:
      '`do=stop` ends a table under way after the product that is being saved: 303 to its page',
    who,
    guard: 'origin',
    body: formBody(z.object({ do: z.literal('stop') })),
    find: findContributor,
    async run({ site, params: { id } }, { store }) {
      if (!isStorable(id) || !(await findImport(store.read, site.id, id)))
        return refuse({ status: 404, code: 'gone' });
      await store.write((db) => stopImport(db, site.id, id, store.now()));
      return {};
    },
    json: false,
    page: (_, { params: { id } }) => seeOther(`${csvPath}/${id}`),
  }),
];

/** How long it is kept how a table went, in milliseconds: thirty days. */
const importLifetime = 30 * 24 * 60 * 60 * 1000;

/** What the table of products adds to the server. */
export const productCsvRoom = {
  actions: productCsvActions,
  sweeps: [
    {
      run: ({ write, now }: Pick<Store, 'write' | 'now'>) =>
        write((db) => deleteOldImports(db, now() - importLifetime)),
    },
  ],
};
