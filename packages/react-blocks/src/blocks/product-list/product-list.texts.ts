import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a list of products. */
export const productListTexts = defineTexts('product-list', {
  /** Opens the filters. */
  filters: 'Filter and sort',
  category: 'Category',
  tag: 'Tag',
  /** In place of a category or tag. */
  all: 'All',
  /** Prices are filtered in the currency of the list. */
  min: 'Price from ({currency})',
  max: 'Price to ({currency})',
  inStock: 'In stock',
  onSale: 'On sale',
  sort: 'Sort by',
  featured: 'Our order',
  newest: 'Newest first',
  cheapest: 'Price, lowest first',
  dearest: 'Price, highest first',
  name: 'Name',
  apply: 'Show',
  /** The name of what is filtered. */
  chosen: 'Filters in use',
  takeBack: 'Take back: {filter}',
  from: 'From {price}',
  upTo: 'Up to {price}',
  found: { one: '# product', other: '# products' },
  none: 'Nothing here is like that. Take back a filter, or look at everything.',
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
  details: 'All about it',
});

/** The same, ready to be said. */
export type ProductListTexts = SaidTexts<typeof productListTexts>;
