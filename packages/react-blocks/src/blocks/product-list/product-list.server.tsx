import { defineServerBlock } from '../../server-block/define-server-block';
import type { ProductListView } from '../../shop/product-view';
import { productListFields } from './product-list.fields';
import { ProductList } from './ProductList';

/** What a product list needs besides its page. */
export interface ProductListServices {
  /**
   * Gives the content of a product list on this page, by the block's id; see
   * `readStoredProductList` and `readProductFilter`. @default nothing
   */
  productList?: ((blockId: string) => ProductListView | undefined) | undefined;
}

/** How the server renders a product list. */
export const productListServer = defineServerBlock<typeof productListFields, ProductListServices>({
  id: 'product-list',
  fields: productListFields,
  cache: 'page',
  scripts: ['shop', 'product-list'],
  pictures: true,
  lists: 'products',
  render: ({ id, data }, { loading }, { productList, locale, page }) => {
    const { filters, quickView, sort } = data;
    const view = productList?.(id);
    return (
      view && (
        <ProductList
          id={id}
          view={view}
          path={`/${page.slug}`}
          filters={filters}
          quickView={quickView}
          sort={sort}
          locale={locale}
          loading={loading}
        />
      )
    );
  },
});
