import { category, choice, defineFields, flag, number, tag } from '@frontage/site-model/fields';
import type { ProductSort } from '../../shop/product-filter';

const sorts: Readonly<Record<ProductSort, string>> = {
  featured: 'As you put them',
  newest: 'Newest first',
  cheapest: 'Lowest price first',
  dearest: 'Highest price first',
  name: 'By name',
};

/** What a product list stores. */
export const productListFields = defineFields({
  category: category({ label: 'Category', hint: 'Without one, products of all.', default: '' }),
  tag: tag({ label: 'Tag', hint: 'Without one, products with any.', default: '' }),
  perPage: number({ label: 'Products per page', least: 1, most: 60, whole: true, default: 24 }),
  sort: choice({
    label: 'Order',
    hint: 'Visitors may choose another where they may filter.',
    options: sorts,
    default: 'featured',
  }),
  filters: flag({ label: 'Visitors may filter', default: true }),
  quickView: flag({
    label: 'Quick view',
    hint: 'Whether a product may be looked at without leaving the page.',
    default: true,
  }),
});
