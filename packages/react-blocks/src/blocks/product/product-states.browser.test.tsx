import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup } from '../../testing/test-blocks';
import { sizedProduct, testProduct } from '../../testing/test-products';
import { Product } from './Product';
import * as module from './product.mount';

let end = (): void => {};

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
});

const fortyVariants = testProduct({
  variants: Array.from({ length: 40 }, (_, at) => ({
    id: `v${at}`,
    priceCents: 1_000 + at,
    qtyInStock: at,
    optionValues: [{ optionName: 'Glaze', value: `No ${at}` }],
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
  const root = showMarkup(<Product id="p1" view={view} headingLevel={3} restock={restock} />);
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
