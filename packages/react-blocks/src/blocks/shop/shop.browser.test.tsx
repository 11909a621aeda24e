import { holdEvents } from '@frontage/core-lifecycle/boot';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { CartIndicator } from '../cart-indicator/CartIndicator';
import { Product } from '../product/Product';
import { ProductList } from '../product-list/ProductList';
import { wholeRegistry } from '../../whole-registry';
import { fakeShop, setCartCount } from '../../testing/fake-shop';
import { canonical, showMarkup, testContext } from '../../testing/test-blocks';
import { testProduct, testProductList } from '../../testing/test-products';
import { shopMounts } from './shop-mounts';

let end = (): void => {};

beforeEach(() => setCartCount(undefined));
afterEach(() => {
  end();
  vi.restoreAllMocks();
  setCartCount(undefined);
  document.body.replaceChildren();
});

const ready = (root: Element) =>
  expect.poll(() => root.getAttribute('data-block-state')).toBe('ready');

/**
 * As a page boots it: events are held from the start; the blocks come when the result is called.
 */
function boot(): () => void {
  const runtime = createRuntime({ blocks: wholeRegistry, context: testContext() });
  const listening = new AbortController();
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const start = async (root: Element): Promise<boolean> => {
    await arrived;
    return runtime.start(root);
  };
  holdEvents(document, start, { capture: true, signal: listening.signal });
  end = () => {
    listening.abort();
    runtime.destroy();
  };
  return () => {
    runtime.boot();
    arrive();
  };
}

it('what is put into the cart before its script is there is put in once it is, and only once', async () => {
  const shop = fakeShop();
  const root = showMarkup(<Product id="p1" view={testProduct()} headingLevel={3} />);
  const arrive = boot();
  await page.getByLabelText('Quantity').fill('4');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect([root.dataset.blockState, shop.requests.length]).toEqual(['waiting', 0]);
  arrive();
  await expect
    .poll(() => root.querySelector('[data-product-status]')?.textContent)
    .toContain('Added to your cart.');
  expect(shop.requests.map(({ body }) => body.change.quantity)).toEqual([4]);
});

it('a quick view that is asked for before its script is there is opened by it', async () => {
  const href = URL.createObjectURL(
    new Blob([showMarkup(<Product id="p1" view={testProduct()} />).outerHTML], {
      type: 'text/html',
    }),
  );
  const root = showMarkup(
    <ProductList id="l" view={testProductList([testProduct()])} path="/shop" headingLevel={3} />,
  );
  root.querySelector('[data-quick-view]')?.setAttribute('data-quick-view-from', href);
  const arrive = boot();
  await page.getByRole('link', { name: 'Quick view: Moon jar' }).click();
  arrive();
  await expect
    .poll(() => document.querySelector('dialog .fr-product__title')?.textContent)
    .toBe('Moon jar');
});

it('each block of a shop is started by the one line of the wholeRegistry, and put back when the page ends', async () => {
  setCartCount(2);
  const root = showMarkup(<CartIndicator id="c" />);
  const before = canonical(root);
  boot()();
  await ready(root);
  expect(root.querySelector('a')?.getAttribute('aria-label')).toBe('Cart, 2 items');
  end();
  expect(canonical(root)).toBe(before);
});

it('the roots of all kinds that are for everybody say so', () => {
  const roots = [
    <Product key="p" view={testProduct()} />,
    <ProductList key="l" view={testProductList()} path="/shop" />,
    <CartIndicator key="c" />,
  ].map((block) => showMarkup(block));
  expect(
    roots.map(({ dataset: { block = '', shop } }) => [
      block,
      shop,
      Object.hasOwn(shopMounts, block),
    ]),
  ).toEqual([
    ['product', '', true],
    ['product-list', '', true],
    ['cart-indicator', '', true],
  ]);
});
