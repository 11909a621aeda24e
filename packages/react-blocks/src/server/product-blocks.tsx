import { CartIndicator } from '../blocks/cart-indicator/CartIndicator';
import { Product } from '../blocks/product/Product';
import { readStoredProduct } from '../blocks/product/product.stored';
import { ProductList } from '../blocks/product-list/ProductList';
import { readStoredProductList } from '../blocks/product-list/product-list.stored';
import type { Render } from './block-source';

/** How blocks that show what a shop sells become markup: they are the same for everybody. */
export const productBlocks: Readonly<Record<string, Render>> = {
  product: ({ id, data }, { loading, sizes }, { product, restock, locale }) => {
    const { productId, headingLevel } = readStoredProduct(data);
    const view = product?.(productId);
    return (
      view && (
        <Product
          id={id}
          view={view}
          headingLevel={headingLevel}
          locale={locale}
          loading={loading}
          sizes={sizes}
          restock={restock?.productId === productId ? restock : undefined}
        />
      )
    );
  },

  'product-list': ({ id, data }, { loading }, { productList, locale, page }) => {
    const { filters, quickView, sort } = readStoredProductList(data);
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

  'cart-indicator': ({ id }) => <CartIndicator id={id} />,
};
