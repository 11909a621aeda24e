import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { countProducts, listProducts } from '../../shop/catalogue/list-products';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { countParameter } from '../count-parameter';
import { countList, cutPart } from '../list-part';
import { partOf, placeIn } from '../list-query';
import { productQuery, productsHref, productsPath } from './product-query';
import { productsPage } from './products-page';
import { readStockEdits, stockFields } from './read-stock-edits';
import { saveStock } from './save-stock';

/** The services of the products in the area. */
export interface AreaProductServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<AreaProductServices, Site, AccountRefusal>(accountManner);

/** The products of a site, for those who look after it. */
export const areaProductActions = [
  defineAction({
    method: 'GET',
    url: productsPath,
    parameters: '?q=…&state=low|out|needsReview|hidden&sort=oldest&before=…&after=…',
    about: 'the products of a site with their stock, newest first, fifty at a time',
    who: 'permission:commerce.describeProducts',
    guard: { none: 'changes nothing' },
    query: productQuery.extend({
      saved: countParameter,
    }),
    find: findContributor,
    async run({ site, query }, { store }) {
      const filter = { search: query.q, state: query.state };
      const { read } = store;
      const now = store.now();
      const list = cutPart(await listProducts(read, site.id, filter, partOf(query), now), query);
      const count = await countList(list, (most) =>
        countProducts(read, site.id, filter, now, most),
      );
      return { count, ...list };
    },
    json: false,
    page: (list, { site, found, query }) =>
      productsPage(site, found, {
        ...list,
        query,
        saved: query.saved,
      }),
  }),
  defineAction({
    method: 'POST',
    url: productsPath,
    about:
      'saves the stock of the rows that were changed; 303 to the list, 400 with what is wrong, or 409 with what somebody else changed meanwhile',
    who: 'permission:commerce.inventory',
    guard: 'origin',
    query: productQuery,
    body: formBody(stockFields),
    find: findContributor,
    run: ({ body, request, found: { account: by } }, { store }) =>
      saveStock(store, { by, request }, readStockEdits(body)),
    json: false,
    page(result, { site, query, found }) {
      if (result.status === 303) return seeOther(productsHref(query, placeIn(query), result.saved));
      const shown = { rows: result.products, count: 0, hasNewer: false, hasOlder: false };
      return productsPage(site, found, { ...shown, ...result, query });
    },
  }),
];

/** What the products of the area add to the server. */
export const areaProductRoom = {
  sections: [
    { group: 'Shop', path: productsPath, text: 'Products', needs: 'commerce.describeProducts' },
  ] satisfies readonly DeclaredSection[],
  actions: areaProductActions,
};
