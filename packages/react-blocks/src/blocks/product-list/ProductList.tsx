import type { PixelEvent } from '@frontage/census';
import type { ReactNode } from 'react';
import type { PictureLoading } from '../../picture/picture.parts';
import { PixelMark } from '../../pixels/PixelMark';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import type { ProductListView } from '../../shop/product-view';
import { CurrencyChoice } from '../product/CurrencyChoice';
import { writeProductFilter, type ProductSort } from '../../shop/product-filter';
import { currencyData, inCurrency } from '../../shop/shown-currency';
import { shopAttribute } from '../../shop/shop.parts';
import { useTexts } from '../../texts/use-texts';
import { ProductCard } from './ProductCard';
import { ProductChosen } from './ProductChosen';
import { ProductFilters } from './ProductFilters';
import { ProductPages } from './ProductPages';
import { productListTexts, type ProductListTexts } from './product-list.texts';
import { quickViewWordsAttribute, type QuickViewWords } from './quick-view.parts';

/** The props of a product list. */
export interface ProductListProps extends RootProps {
  view: ProductListView;
  /** The path of its page, the target of filters and further pages. */
  path: string;
  /** Whether visitors may filter and sort. @default true */
  filters?: boolean | undefined;
  /** Whether products have a quick view. @default true */
  quickView?: boolean | undefined;
  /** The order before a visitor chooses one. @default 'featured' */
  sort?: ProductSort | undefined;
  /** The level of the products' titles. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
  /** How the pictures of the first products are requested. @default 'lazy' */
  loading?: PictureLoading | undefined;
}

/** The number of products in the first row of a wide screen. */
const firstRow = 4;

/** A list of products, with filters and pages that work without scripts. */
export function ProductList(props: ProductListProps): ReactNode {
  const {
    id,
    view,
    path,
    filters = true,
    quickView = true,
    sort = 'featured',
    headingLevel = 2,
    locale = 'en',
    loading = 'lazy',
  } = props;
  const texts = useTexts(productListTexts);
  const { close, loading: busy, details } = texts;
  const words = quickView
    ? JSON.stringify({ close, loading: busy, details } satisfies QuickViewWords)
    : undefined;
  const root = useMount(() => import('./product-list.mount'), JSON.stringify([view, words]));
  const loadingOfLater = (index: number): PictureLoading => {
    if (index >= firstRow) return 'lazy';
    return loading === 'first' ? 'eager' : loading;
  };
  const prefix = `product-list-${id ?? 'one'}`;
  const found = `${prefix}-found`;
  return (
    <BlockRoot
      block="product-list"
      {...rootProps(props)}
      rootRef={root}
      waits
      events={quickView ? ['click'] : undefined}
      data={{ [shopAttribute]: '', [quickViewWordsAttribute]: words, ...currencyData(view) }}
    >
      {isSearch(view) && <PixelMark event={searchOf(view)} />}
      {filters && <ProductFilters view={view} path={path} sort={sort} prefix={prefix} />}
      <div className="fr-product-list__head">
        {/* Filters and pages lead here, so that a screen reader announces what is shown. */}
        <p className="fr-product-list__found" id={found} tabIndex={-1}>
          {foundText(view, texts)}
        </p>
        {filters && <ProductChosen view={view} path={path} sort={sort} locale={locale} />}
        <CurrencyChoice {...view} path={pathWithout(view, path, sort)} />
      </div>
      {view.products.length > 0 ? (
        <ul className="fr-product-list__products">
          {view.products.map((product, index) => (
            <ProductCard
              key={product.product.id}
              view={product}
              quickView={quickView}
              headingLevel={headingLevel}
              locale={locale}
              loading={index === 0 ? loading : loadingOfLater(index)}
            />
          ))}
        </ul>
      ) : (
        <div className="fr-product-list__none">
          <p>{texts.none}</p>
          <a href={inCurrency(path, view)}>{texts.showAll}</a>
        </div>
      )}
      {view.pages > 1 && <ProductPages view={view} path={path} sort={sort} head={found} />}
    </BlockRoot>
  );
}

/** How many products there are, and which of them the page shows. */
function foundText(
  { filter: { page }, pages, total, products: { length } }: ProductListView,
  { found, range }: ProductListTexts,
): string {
  const products = found({ count: total });
  if (pages < 2 || length === 0) return products;
  const last = page < pages ? page * length : total;
  return range({ first: last - length + 1, last, products });
}

/** Keeps all filters except prices, which differ in another currency. */
function pathWithout(
  { filter, currency }: ProductListView,
  path: string,
  sort: ProductSort,
): string {
  const query = writeProductFilter(
    { ...filter, minCents: null, maxCents: null, page: 1, others: '' },
    currency,
    sort,
  );
  return query === '' ? path : `${path}?${query}`;
}

/** Moving to another page is not a new search. */
function isSearch({ filter: { category, tag, page } }: ProductListView): boolean {
  return page === 1 && (category !== '' || tag !== '');
}

function searchOf({ filter: { category, tag }, total }: ProductListView): PixelEvent {
  return { name: 'Search', details: { query: tag, category, found: total } };
}
