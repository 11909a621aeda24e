import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a list of products. */
export const productListTexts = defineTexts('product-list', {
  /** Opens the filters. */
  filters: 'Filter and sort',
  category: 'Category',
  tag: 'Tag',
  /** In place of a category or tag. */
  all: 'All',
  /** A category or tag, and how many products it has. */
  counted: '{word} ({products})',
  /** Prices are filtered in the currency of the list. */
  min: 'Price from ({currency})',
  max: 'Price to ({currency})',
  inStock: 'In stock',
  onSale: 'On sale',
  sort: 'Sort by',
  featured: 'Featured',
  newest: 'Newest first',
  cheapest: 'Price, low to high',
  dearest: 'Price, high to low',
  name: 'Name',
  apply: 'Show results',
  /** The name of what is filtered. */
  chosen: 'Active filters',
  takeBack: 'Remove filter: {filter}',
  from: 'From {price}',
  upTo: 'Up to {price}',
  found: { one: '# product', other: '# products' },
  /** Where a list has several pages: what this one shows of them. */
  range: '{first}–{last} of {products}',
  none: 'No products match these filters. Remove one, or show everything.',
  showAll: 'Show everything',
  /** The name of the links to further pages. */
  pages: 'Pages of products',
  page: 'Page {at}',
  previous: 'Previous',
  next: 'Next',
  quickView: 'Quick view',
  quickViewOf: 'Quick view: {title}',
  close: 'Close',
  loading: 'Loading…',
  details: 'View full details',
});

/** The same, ready to be said. */
export type ProductListTexts = SaidTexts<typeof productListTexts>;
