import { readProduct } from '@frontage/commerce-model';
import type { ProductListView, ProductView, ShopDisplay } from '../shop/product-view';
import { readProductFilter } from '../shop/product-filter';
import { testPicture } from './test-blocks';

/** A store that shows low stock and payment by instalments. */
export const testDisplay: ShopDisplay = {
  measurementStandard: 'metric',
  scarcityFrom: 5,
  installments: { minCents: 5_000, maxCents: 100_000, payments: 4 },
};

/** A product as pages show it, with valid defaults. */
export function testProduct(
  product: Readonly<Record<string, unknown>> = {},
  view: Partial<ProductView> = {},
): ProductView {
  const variants = [{ id: 'v1', priceCents: 4_200, qtyInStock: 20 }];
  return {
    product: readProduct({ id: 'a'.repeat(24), title: 'Moon jar', variants, ...product }).product,
    currency: 'EUR',
    slug: 'shop/moon-jar',
    description: 'Two bowls, thrown apart and joined.\n\nNo two of them are alike.',
    pictures: [testPicture, { ...testPicture, alt: 'Its foot' }],
    category: 'Jars',
    tags: ['white'],
    dimensions: { lengthMm: 180, widthMm: 180, heightMm: 245 },
    display: testDisplay,
    ...view,
  };
}

/** A jar in two sizes: the small one is on sale and scarce, the large one sold out. */
export const sizedProduct = testProduct({
  variants: [
    {
      id: 's',
      priceCents: 4_200,
      salePriceCents: 3_600,
      onSale: true,
      qtyInStock: 3,
      weightGrams: 900,
      optionValues: [{ optionName: 'Size', value: 'Small' }],
    },
    {
      id: 'm',
      priceCents: 6_400,
      qtyInStock: 40,
      weightGrams: 1_500,
      optionValues: [{ optionName: 'Size', value: 'Medium' }],
    },
    {
      id: 'l',
      priceCents: 9_800,
      qtyInStock: 0,
      weightGrams: 3_250,
      optionValues: [{ optionName: 'Size', value: 'Large' }],
    },
  ],
});

/** A bowl in two colours and two sizes; one combination does not exist. */
export const twoOptionProduct = testProduct({
  id: 'b'.repeat(24),
  title: 'Rice bowl',
  variantOptionOrdering: ['Colour', 'Size'],
  variants: [
    {
      id: 'bs',
      priceCents: 1_800,
      qtyInStock: 9,
      optionValues: [
        { optionName: 'Size', value: 'Small' },
        { optionName: 'Colour', value: 'Blue' },
      ],
    },
    {
      id: 'bl',
      priceCents: 2_400,
      qtyInStock: 0,
      optionValues: [
        { optionName: 'Colour', value: 'Blue' },
        { optionName: 'Size', value: 'Large' },
      ],
    },
    {
      id: 'ws',
      priceCents: 1_800,
      unlimited: true,
      optionValues: [
        { optionName: 'Colour', value: 'White' },
        { optionName: 'Size', value: 'Small' },
      ],
    },
  ],
});

/** A list as a store answers it. */
export function testProductList(
  products: readonly ProductView[] = [sizedProduct, twoOptionProduct],
  query = '',
  over: Partial<ProductListView> = {},
): ProductListView {
  return {
    filter: readProductFilter(query, 'EUR'),
    currency: 'EUR',
    products,
    total: products.length,
    pages: 1,
    categories: ['Bowls', 'Jars'],
    tags: ['blue', 'white'],
    ...over,
  };
}
