import type { PageContext } from '@frontage/core-lifecycle/dom';
import type { PixelEvent } from '@frontage/census';
import { pixelGate } from '@frontage/census/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import type { ProductView } from '../../shop/product-view';
import { fakeShop, setCartCount, type FakeShop } from '../../testing/fake-shop';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { testProduct, testProductList } from '../../testing/test-products';
import { ProductList } from '../product-list/ProductList';
import { Product } from './Product';
import * as module from './product.mount';
import { productFactsAttribute } from './product.parts';

let sent: PixelEvent[];
let shop: FakeShop;
let end = (): void => {};
/** What the blocks of a test's page share. */
let context: PageContext;

beforeEach(() => {
  sent = [];
  setCartCount(undefined);
  shop = fakeShop();
  context = testContext();
  // The gate is that of the window: what another test left in it goes.
  pixelGate(window).shut();
  pixelGate(window).open((event) => sent.push(event));
});
afterEach(() => {
  end();
  end = () => {};
  vi.restoreAllMocks();
  setCartCount(undefined);
  document.body.replaceChildren();
});

async function show(view: ProductView): Promise<HTMLElement> {
  const root = showMarkup(<Product id="p1" view={view} headingLevel={3} />);
  end = await mountBlock(root, module, testContext({ page: context }));
  return root;
}

const press = () => page.getByRole('button', { name: 'Add to cart' }).click();
const status = (root: HTMLElement) =>
  expect.poll(() => root.querySelector('[data-product-status]')?.textContent);
const added = () => sent.filter(({ name }) => name === 'AddToCart').map(({ details }) => details);

it('[7.25a] a product that is looked at is told once, at its lowest price in minor units', async () => {
  const view = testProduct({
    variants: [
      {
        id: 'large',
        priceCents: 6_400,
        qtyInStock: 4,
        optionValues: [{ optionName: 'Size', value: 'Large' }],
      },
      {
        id: 'small',
        priceCents: 4_200,
        salePriceCents: 3_600,
        onSale: true,
        qtyInStock: 4,
        optionValues: [{ optionName: 'Size', value: 'Small' }],
      },
    ],
  });
  await show(view);
  end();
  await show(view);
  expect(sent).toEqual([
    {
      name: 'ViewContent',
      details: { productId: view.product.id, valueCents: 3_600, currency: 'EUR' },
    },
  ]);
});

it('[7.25a] what is added is told after the server’s yes, with the value of all its pieces', async () => {
  const view = testProduct();
  const root = await show(view);
  const release = shop.hold();
  await page.getByLabelText('Quantity').fill('3');
  await press();
  await expect.poll(() => shop.requests.length).toBe(1);
  expect(added()).toEqual([]);
  release();
  await status(root).toContain('Added to your cart.');
  expect(added()).toEqual([
    {
      productId: view.product.id,
      variantId: 'v1',
      quantity: 3,
      valueCents: 12_600,
      currency: 'EUR',
    },
  ]);
});

it('[7.25a] what the server refuses, or a browser without cookies cannot keep, is not told', async () => {
  shop = fakeShop({ cookies: false });
  const root = await show(testProduct());
  shop.answerNext({ status: 409, error: 'There are only 2 left.' });
  await press();
  await status(root).toBe('There are only 2 left.');
  await press();
  await status(root).toMatch(/cookie/i);
  expect([shop.requests.length, added()]).toEqual([2, []]);
});

it('a product whose markup tells no currency is not told of, and is bought all the same', async () => {
  const root = showMarkup(<Product id="p1" view={testProduct()} headingLevel={3} />);
  const facts: object = JSON.parse(root.getAttribute(productFactsAttribute) ?? '{}');
  root.setAttribute(productFactsAttribute, JSON.stringify({ ...facts, currency: undefined }));
  end = await mountBlock(root, module, testContext({ page: context }));
  await press();
  await status(root).toContain('Added to your cart.');
  expect(sent).toEqual([]);
});

it('[7.25a] a list of products in a category or with a tag is a search, its further pages are none', () => {
  const marks = (query: string): unknown[] => {
    const root = showMarkup(
      <ProductList id="l1" view={testProductList(undefined, query, { total: 7 })} path="/shop" />,
    );
    return [...root.querySelectorAll('[data-pixel]')].map((mark) =>
      JSON.parse(mark.getAttribute('data-pixel') ?? ''),
    );
  };
  expect(marks('category=Bowls&tag=blue')).toEqual([
    { name: 'Search', details: { query: 'blue', category: 'Bowls', found: 7 } },
  ]);
  expect([marks(''), marks('sort=name'), marks('category=Bowls&page=2')]).toEqual([[], [], []]);
});
