import { productSorts, type ProductSort } from '../../shop/product-filter';
import { storedFields } from '../../stored/stored-fields';

/** A product list as a page document stores it. */
export interface StoredProductList {
  /** Only products of this category; '' for all. */
  category: string;
  /** Only products with this tag; '' for all. */
  tag: string;
  /** How many stand on one page of it. */
  perPage: number;
  /** In which order, where a visitor has not chosen another. */
  sort: ProductSort;
  /** Whether visitors may choose among them. */
  filters: boolean;
  /** Whether a product may be looked at above the list. */
  quickView: boolean;
}

/** How many products stand on one page of a list: by default, and at most. */
export const perPageLimits = { usual: 24, most: 60 } as const;

/** Reads a stored product list; never throws. */
export function readStoredProductList(raw: unknown): StoredProductList {
  const fields = storedFields(raw);
  const perPage = fields.number('perPage', perPageLimits.usual);
  return {
    category: fields.text('category'),
    tag: fields.text('tag'),
    perPage:
      Number.isInteger(perPage) && perPage >= 1 && perPage <= perPageLimits.most
        ? perPage
        : perPageLimits.usual,
    sort: fields.choice('sort', productSorts, 'featured'),
    filters: fields.flag('filters', true),
    quickView: fields.flag('quickView', true),
  };
}
