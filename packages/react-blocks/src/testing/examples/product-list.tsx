import { ProductList, type ProductListView } from '@frontage/react-blocks/react';

// Yours is the answer of a server; see `ProductView` for what a product is.
const nothingYet: ProductListView = {
  filter: {
    category: '',
    tag: '',
    minCents: null,
    maxCents: null,
    inStock: true,
    onSale: false,
    sort: 'featured',
    page: 1,
  },
  currency: 'EUR',
  products: [],
  total: 0,
  pages: 1,
  categories: ['Bowls', 'Jars'],
  tags: [],
};

export function Shop() {
  return <ProductList view={nothingYet} path="/shop" locale="en-GB" />;
}
