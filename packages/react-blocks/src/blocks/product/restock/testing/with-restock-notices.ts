import type { ProductView } from '../../../../shop/product-view';

/** The product in a store where visitors may ask for a notice when something is back in stock. */
export function withRestockNotices(view: ProductView): ProductView {
  return { ...view, display: { ...view.display, restockNotices: true } };
}
