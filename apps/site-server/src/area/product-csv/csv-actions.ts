import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { multipartBody } from '../../http/action/body-reader';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { readTableForm } from '../read-table-form';
import { saveEnteredProduct } from '../product/save-entered-product';
import { productQuery, productsPath } from '../products/product-query';
import { csvPage, csvPath, willSave } from './csv-page';
import { sayOfCsv } from './csv-texts';
import { exportProducts } from './export-products';
import { planImport, type PlannedProduct } from './plan-import';

/** The services of the table of products. */
export interface ProductCsvServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<ProductCsvServices, Site, AccountRefusal>(accountManner);

const who = 'permission:commerce.products';

/** Products as a table: out, and in after a look at what would change. */
export const productCsvActions = [
  defineAction({
    method: 'GET',
    url: `${productsPath}/export`,
    parameters: '?q=…&state=low|out|hidden',
    about: 'the products that the list shows as a table, CSV, a row for each variant',
    who,
    guard: { none: 'changes nothing but the log' },
    query: productQuery,
    find: findContributor,
    async run({ site, request, query: { q, state }, found: { account: by } }, { store }) {
      await store.write((db) => writeAudit(db, store, { act: 'productsExported', by, request }));
      return exportProducts(store, site, { search: q ?? '', state });
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
      'shows what a table of products would change; with `do=save` saves each product that is ' +
      'entered rightly, all of it or nothing of it',
    who,
    guard: 'origin',
    body: multipartBody,
    find: findContributor,
    async run({ site, request, found: { account } }, { store }) {
      const form = await readTableForm(request);
      if (!form) return { plan: { wrong: sayOfCsv('tooLarge') } };
      const text = form.get('file') || (form.get('table') ?? '');
      const withStock = form.has('stock');
      const asked = { site, text, withStock, createId: store.createId };
      const plan = await planImport(store.read, asked);
      if (form.get('do') !== 'save' || plan.wrong !== undefined) return { plan, text, withStock };
      const left: PlannedProduct[] = [];
      let saved = 0;
      for (const product of plan.products) {
        if (!willSave(product)) {
          if (product.wrong.length > 0) left.push(product);
          continue;
        }
        const { id, kind, isNew, base, entered } = product;
        const entry = { site, id, base, entered, by: { by: account, request } };
        const end = await saveEnteredProduct(store, { ...entry, ...(isNew && { kind }) });
        if (end.end === 'saved') saved += 1;
        else left.push({ ...product, wrong: whyLeft(end) });
      }
      return { plan: { products: left }, saved, withStock };
    },
    json: false,
    page: (shown, { site, found }) => csvPage(site, found, shown),
  }),
];

function whyLeft(end: Awaited<ReturnType<typeof saveEnteredProduct>>): readonly string[] {
  const wrong = 'wrong' in end ? [...end.wrong.values()] : [];
  return wrong.length > 0 ? wrong : [sayOfCsv('meanwhile')];
}

/** What the table of products adds to the server. */
export const productCsvRoom = { actions: productCsvActions };
