import type { CurrencyCode } from '@frontage/commerce-model';
import {
  currencyControl,
  readProductFilter,
  readStoredProduct,
  readStoredProductList,
  type ProductListView,
  type ProductView,
  type RenderInput,
} from '@frontage/react-blocks/server';
import type { PageDocument } from '@frontage/site-model';
import { createHash } from 'node:crypto';
import { nextAppearance, type ProductQuery } from './find-products';
import { productIn } from './product-in';
import { isVisible } from './products';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { productReviews } from '../reviews/reviews';
import { siteTimeZone } from '../../sites/site-time-zone';
import { isStorable } from '../../store/is-storable';
import { productListView, productViews } from './product-views';
import { readShopSettings } from '../settings/shop-settings';

/** The products of a page, as it shows them. */
export interface ShownProducts extends Pick<RenderInput, 'product' | 'productList'> {
  /**
   * Names what is shown: another one when a price, a sale, the stock that pages tell of or anything
   * else differs.
   */
  mark: string;
  /** When the next scheduled product appears, UTC milliseconds; null for never. */
  nextAt: number | null;
}

/** What products are looked up in. */
export type ProductSource = Pick<Store, 'read' | 'products' | 'findProducts' | 'assets' | 'now'>;

/** A page's blocks that show products. */
interface ProductBlocks {
  productIds: readonly string[];
  lists: readonly { id: string; data: unknown }[];
}

/**
 * Looks up the products that a page shows, in the store's own currency where the query names no
 * other.
 *
 * @param store where they are
 * @param page whose it is, and its document
 * @param query what a visitor chose in its lists. @default nothing
 * @returns nothing for a page that shows none
 */
export async function shownProducts(
  store: ProductSource,
  { site, document }: { site: Site; document: PageDocument },
  query: URLSearchParams = new URLSearchParams(),
): Promise<ShownProducts | undefined> {
  const { productIds, lists } = productBlocks(document);
  if (productIds.length === 0 && lists.length === 0) return undefined;
  const currency = askedCurrency(site, query);
  const [single, listed] = await Promise.all([
    singleProducts(store, site, productIds, currency),
    Promise.all(lists.map((list) => listProducts(store, site, list, { query, currency }))),
  ]);
  const times = [single.nextAt, ...listed.map(({ nextAt }) => nextAt)].filter(
    (time) => time !== null,
  );
  const views = { single: single.views, lists: listed.map(({ view }) => view) };
  const productById = new Map<string, ProductView>(
    single.views.map((view) => [view.product.id, view]),
  );
  const listById = new Map<string, ProductListView>(listed.map(({ id, view }) => [id, view]));
  return {
    product: (id) => productById.get(id),
    productList: (id) => listById.get(id),
    mark: createHash('sha256').update(JSON.stringify(views)).digest('base64url'),
    nextAt: times.length === 0 ? null : Math.min(...times),
  };
}

/** Whether a page has a list that visitors may choose in. */
export function hasProductList(document: PageDocument): boolean {
  return productBlocks(document).lists.length > 0;
}

/** The currency that a query names, else the store's own. */
export function askedCurrency({ settings }: Site, query: URLSearchParams): CurrencyCode {
  const { currencies } = readShopSettings(settings.shop);
  return currencies.find((one) => one === query.get(currencyControl)) ?? currencies[0];
}

async function singleProducts(
  store: ProductSource,
  site: Site,
  productIds: readonly string[],
  currency: CurrencyCode,
) {
  const now = store.now();
  const stored = await store.products(site.id, productIds);
  const sold = stored.flatMap((one) =>
    isVisible(one, now) ? (productIn(one, currency) ?? []) : [],
  );
  const timeZone = siteTimeZone(site);
  const views = await productViews(store, site, sold);
  const reviewed = views.map(async (view) => ({
    ...view,
    reviews: await productReviews(store.read, view.product.id, timeZone),
  }));
  return { views: await Promise.all(reviewed), nextAt: nextAppearance(stored, now) };
}

async function listProducts(
  store: ProductSource,
  site: Site,
  { id, data }: ProductBlocks['lists'][number],
  { query, currency }: { query: URLSearchParams; currency: CurrencyCode },
) {
  const { category, tag, perPage, sort, filters } = readStoredProductList(data);
  const asked = readProductFilter(query, currency);
  // Of a list that leaves nothing to choose only another page can be asked for.
  const filter = filters ? asked : { ...readProductFilter('', currency), page: asked.page };
  const wanted: ProductQuery = { currency, filter, within: { category, tag }, perPage, sort };
  const found = await store.findProducts(site.id, wanted);
  return { id, view: await productListView(store, site, wanted, found), nextAt: found.nextAt };
}

/** Whether a page has a block of a product. */
export function showsProduct(document: PageDocument, productId: string): boolean {
  return productBlocks(document).productIds.includes(productId);
}

/** Whether a page shows prices. */
export function hasProducts(document: PageDocument): boolean {
  const { productIds, lists } = productBlocks(document);
  return productIds.length > 0 || lists.length > 0;
}

function productBlocks({ sections }: PageDocument): ProductBlocks {
  const blocks = sections.flatMap((section) => section.blocks);
  const ids = blocks.flatMap(({ type, data }) =>
    type === 'product' ? [readStoredProduct(data).productId] : [],
  );
  return {
    productIds: [...new Set(ids)].filter((id) => id !== '' && isStorable(id)),
    lists: blocks.filter(({ type }) => type === 'product-list'),
  };
}
