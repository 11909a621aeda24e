import { defineServerBlock } from '../../server-block/define-server-block';
import type { ProductLookUp } from '../../shop/product-view';
import { Product } from './Product';
import { productFields } from './product.fields';
import type { RestockAnswer } from './restock/restock.parts';

/** What a product block needs besides its page. */
export interface ProductServices extends ProductLookUp {
  /**
   * The answer to a visitor without scripts who asked for a notice when something is back.
   * @default nobody asked
   */
  restock?: RestockAnswer | undefined;
}

/** How the server renders a product block. */
export const productServer = defineServerBlock<typeof productFields, ProductServices>({
  id: 'product',
  fields: productFields,
  cache: 'page',
  scripts: ['shop', 'product'],
  pictures: true,
  render: ({ id, data }, { loading, sizes }, { product, restock, locale, page }) => {
    const { productId, headingLevel } = data;
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
          pageId={page.id}
          websiteId={page.siteId}
          restock={restock?.productId === productId ? restock : undefined}
        />
      )
    );
  },
});
