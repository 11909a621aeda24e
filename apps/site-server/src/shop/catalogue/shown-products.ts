import type { CurrencyCode } from '@frontage/commerce-model';
import {
  pageControlOf,
  productControls,
  readProductFilter,
  type ProductListView,
  type ProductView,
  type RenderInput,
  type ProductReviewsView,
} from '@frontage/react-blocks/server';
import { blockFields } from '@frontage/react-blocks/fields';
import { readFields } from '@frontage/site-model/fields';
import { createHash } from 'node:crypto';
import type { LiveMark, BlockPage } from '../../pages/block-content';
import { pageControls, type PageControls } from '../../pages/page-controls';
import type { Site } from '../../sites/site-settings';
import { pageLanguage } from '../../sites/page-language';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Store } from '../../store/store';
import { requestedCurrency } from './requested-currency';
import { nextAppearance, type ProductQuery, findProducts } from './find-products';
import { hasProducts, productBlocks, type ProductBlocks } from './product-blocks';
import type { ProductDisplay } from './product-display';
import { productIn } from './product-in';
import { productListView, productViews } from './product-views';
import { isProductVisible, findProductsById } from './products';
import { summarizeProducts } from './summarize-products';

/** The products of a page, as it shows them. */
export interface ShownProducts
  extends Pick<RenderInput, 'product' | 'productList' | 'productSummary'>, LiveMark {}

/** The sources of the products on pages. */
export interface ProductSource {
  store: Pick<Store, 'read' | 'now'>;
  /** Gives the reviews of a product; times are in the site's zone. */
  reviewsOf(productId: string, timeZone: string): Promise<ProductReviewsView>;
  /** What other rooms add to how products are shown. */
  productDisplay: ProductDisplay;
}

/**
 * Loads the products that a page shows, in the store's own currency unless the query names another
 * one.
 *
 * @returns undefined for a page without products
 */
export type LookUpProducts = (page: Omit<BlockPage, 'page'>) => Promise<ShownProducts | undefined>;

/** Creates the function that loads the products of pages. */
export function createProductLookUp(source: ProductSource): LookUpProducts {
  return async ({ site, document, query = new URLSearchParams() }) => {
    const { productIds, lists, summaries } = productBlocks(document);
    if (!hasProducts(document)) return undefined;
    const currency = requestedCurrency(site, query);
    const controlsOf = pageControls(document);
    const { locale } = pageLanguage(site.settings, document);
    const [single, listed, summarized] = await Promise.all([
      singleProducts(source, site, productIds, { query, currency }),
      Promise.all(
        lists.map((list) =>
          listProducts(source, site, list, { query, currency, ...controlsOf(list.id) }),
        ),
      ),
      Promise.all(
        summaries.map((block) =>
          summarizeProducts(source.store, { site, currency, locale }, block),
        ),
      ),
    ]);
    const times = [single, ...listed, ...summarized].flatMap(({ nextAt }) => nextAt ?? []);
    const views = {
      single: single.views,
      lists: listed.map(({ view }) => view),
      summaries: summarized.map(({ view }) => view),
    };
    const productById = new Map<string, ProductView>(
      single.views.map((view) => [view.product.id, view]),
    );
    const listById = new Map<string, ProductListView>(listed.map(({ id, view }) => [id, view]));
    const summaryById = new Map(summarized.map(({ id, view }) => [id, view]));
    return {
      product: (id) => productById.get(id),
      productList: (id) => listById.get(id),
      productSummary: (id) => summaryById.get(id),
      mark: createHash('sha256').update(JSON.stringify(views)).digest('base64url'),
      nextAt: times.length === 0 ? null : Math.min(...times),
    };
  };
}

async function singleProducts(
  { store, reviewsOf, productDisplay }: ProductSource,
  site: Site,
  productIds: readonly string[],
  { query, currency }: { query: URLSearchParams; currency: CurrencyCode },
) {
  const now = store.now();
  const stored = await findProductsById(store.read, site.id, productIds);
  const sold = stored.flatMap((found) =>
    isProductVisible(found, now) ? (productIn(found, currency) ?? []) : [],
  );
  const timeZone = siteTimeZone(site);
  const views = await productViews({ read: store.read, productDisplay }, site, sold);
  const reviewed = views.map(async (view) => ({
    ...view,
    chosenVariant: chosenVariant(view.product, query),
    reviews: await reviewsOf(view.product.id, timeZone),
  }));
  return { views: await Promise.all(reviewed), nextAt: nextAppearance(stored, now) };
}

/** Finds the variant that a query names, if the product has it. */
function chosenVariant(
  { variants }: ProductView['product'],
  query: URLSearchParams,
): string | undefined {
  const variantId = query.get(productControls.variantId);
  return variants.find(({ id }) => id === variantId)?.id;
}

/** What is asked of the lists of a page, and how one of them is paged. */
interface ProductListWish extends PageControls {
  readonly query: URLSearchParams;
  readonly currency: CurrencyCode;
}

async function listProducts(
  { store, productDisplay }: Pick<ProductSource, 'store' | 'productDisplay'>,
  site: Site,
  { id, data }: ProductBlocks['lists'][number],
  { query, currency, pageControl, otherControls }: ProductListWish,
) {
  const { category, tag, perPage, sort, filters } = readFields(blockFields['product-list'], data);
  // A list that is rendered without its page does not know that it is not the first.
  const own = pageControlOf(id);
  const control = query.has(own) ? own : pageControl;
  const requested = readProductFilter(query, currency, 'featured', control, otherControls);
  // For a list without filters only another page can be requested.
  const filter = filters
    ? requested
    : { ...requested, ...readProductFilter('', currency), page: requested.page };
  const order = { sort, locale: site.settings.locale };
  const wanted: ProductQuery = {
    currency,
    filter,
    within: { category, tag },
    perPage,
    ...order,
  };
  const { read } = store;
  const found = await findProducts(read, site.id, wanted, store.now());
  const view = await productListView({ read, productDisplay }, site, wanted, found);
  return { id, view, nextAt: found.nextAt };
}
