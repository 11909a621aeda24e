import { createPluralText } from '@frontage/site-model';
import type { ProductSort } from '../../shop/product-filter';

/** The texts of a list of products. */
export interface ProductListTexts extends Readonly<Record<ProductSort, string>> {
  /** Opens the filters. */
  readonly filters: string;
  readonly category: string;
  readonly tag: string;
  /** In place of a category or tag. */
  readonly all: string;
  /** Prices are filtered in the currency of the list. */
  min(list: { readonly currency: string }): string;
  max(list: { readonly currency: string }): string;
  readonly inStock: string;
  readonly onSale: string;
  readonly sort: string;
  readonly apply: string;
  /** The name of what is filtered. */
  readonly chosen: string;
  takeBack(chosen: { readonly filter: string }): string;
  from(least: { readonly price: string }): string;
  upTo(most: { readonly price: string }): string;
  found(list: { readonly count: number }): string;
  readonly none: string;
  readonly showAll: string;
  /** The name of the links to further pages. */
  readonly pages: string;
  page(place: { readonly at: number }): string;
  readonly previous: string;
  readonly next: string;
  readonly quickView: string;
  quickViewOf(product: { readonly title: string }): string;
  readonly close: string;
  readonly loading: string;
  readonly details: string;
}

/** Those in English. */
export const productListTexts: ProductListTexts = {
  filters: 'Filter and sort',
  category: 'Category',
  tag: 'Tag',
  all: 'All',
  min: ({ currency }) => `Price from (${currency})`,
  max: ({ currency }) => `Price to (${currency})`,
  inStock: 'In stock',
  onSale: 'On sale',
  sort: 'Sort by',
  featured: 'Our order',
  newest: 'Newest first',
  cheapest: 'Price, lowest first',
  dearest: 'Price, highest first',
  name: 'Name',
  apply: 'Show',
  chosen: 'Filters in use',
  takeBack: ({ filter }) => `Take back: ${filter}`,
  from: ({ price }) => `From ${price}`,
  upTo: ({ price }) => `Up to ${price}`,
  found: ({ count }) => createPluralText('en', { one: '# product', other: '# products' })(count),
  none: 'Nothing here is like that. Take back a filter, or look at everything.',
  showAll: 'Show everything',
  pages: 'Pages of products',
  page: ({ at }) => `Page ${at}`,
  previous: 'Previous',
  next: 'Next',
  quickView: 'Quick view',
  quickViewOf: ({ title }) => `Quick view: ${title}`,
  close: 'Close',
  loading: 'Loading…',
  details: 'All about it',
};
