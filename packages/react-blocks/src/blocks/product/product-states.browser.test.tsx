import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup } from '../../testing/test-blocks';
import { sizedProduct, testProduct } from '../../testing/test-products';
import { Product } from './Product';
import * as module from './product.mount';
import { withRestockNotices } from './restock/testing/with-restock-notices';

let end = (): void => {};

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
});

const fortyVariants = testProduct({
  variants: Array.from({ length: 40 }, (_, index) => ({
    id: `v${index}`,
    priceCents: 1_000 + index,
    qtyInStock: index,
    optionValues: [{ optionName: 'Glaze', value: `No ${index}` }],
  })),
});
const several = { ...testProduct().display, currencies: ['EUR', 'GBP'] } as const;

it.each([
  ['one variant, in two currencies', testProduct({}, { display: several }), undefined],
  ['forty variants', fortyVariants, undefined],
  [
    'a plan',
    testProduct({ subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } } }),
    undefined,
  ],
  [
    'gift cards',
    testProduct({
      productType: 'giftCard',
      variants: [2_000, 5_000].map((cents) => ({
        id: String(cents),
        priceCents: cents,
        optionValues: [{ optionName: 'Value', value: '' }],
      })),
    }),
    undefined,
  ],
  ['all sold out', testProduct({ variants: [{ id: 'a', priceCents: 900 }] }), undefined],
  [
    'an address that was refused',
    sizedProduct,
    {
      productId: 'a'.repeat(24),
      variantId: 'l',
      email: 'ada@',
      status: 'failed',
      message: 'Please enter an email address.',
    } as const,
  ],
  [
    'a wish that was noted',
    sizedProduct,
    { productId: 'a'.repeat(24), variantId: 'l', email: '', status: 'sent', message: '' } as const,
  ],
])('has no violations with %s, and fits a phone', async (_, view, restock) => {
  await page.viewport(320, 900);
  const root = showMarkup(
    <Product id="p1" view={withRestockNotices(view)} headingLevel={3} restock={restock} />,
  );
  for (const isMounted of [false, true]) {
    if (isMounted) end = await mountBlock(root, module);
    expect(
      (await axe.run(root)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  }
  await page.viewport(1280, 720);
});

const full = { priceCents: 2_000, qtyInStock: 5 };
const reduced = { ...full, salePriceCents: 1_500, onSale: true };

it.each([
  [
    'one variant is',
    {
      variants: [
        { id: 'a', ...full },
        { id: 'b', ...reduced },
      ],
    },
    'Sale',
  ],
  [
    'no variant is',
    {
      variants: [
        { id: 'a', ...full },
        { id: 'b', ...full },
      ],
    },
    undefined,
  ],
  ['only its own flag says so', { ...reduced, variants: [{ id: 'a', ...full }] }, undefined],
  ['a file by its own flag', { productType: 'digital', ...reduced, variants: [] }, 'Sale'],
  ['a file at its full price', { productType: 'digital', ...full, variants: [] }, undefined],
])('[4.02b] a product is marked as on sale: %s', (_, product, mark) => {
  const root = showMarkup(<Product id="p1" view={testProduct(product)} headingLevel={3} />);
  expect(root.querySelector('.fr-mark')?.textContent).toBe(mark);
});

it.each([
  ['imperial', '1.98 lbs', '7.1 × 7.1 × 9.6 in'],
  ['metric', '0.9 kg', '18 × 18 × 24.5 cm'],
] as const)(
  '[9.05c] a shop of %s measures tells weight and size in them',
  (measurementStandard, weight, size) => {
    const display = { ...testProduct().display, measurementStandard };
    const view = testProduct({ variants: [{ id: 'a', ...full, weightGrams: 900 }] }, { display });
    showMarkup(<Product id="p1" view={view} headingLevel={3} />);
    const described = page.getByRole('definition').elements();
    expect(described.map(({ textContent }) => textContent)).toEqual([weight, size]);
  },
);
