import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { cartPieces } from '../../shop/cart-pieces';
import { fakeShop, setCartCount } from '../../testing/fake-shop';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { sizedProduct, testProduct, testProductList } from '../../testing/test-products';
import { Product } from '../product/Product';
import * as module from './product-list.mount';
import { ProductList } from './ProductList';

let end = (): void => {};

afterEach(() => {
  end();
  end = () => {};
  vi.restoreAllMocks();
  setCartCount(undefined);
  document.body.replaceChildren();
});

const hrefs = (root: HTMLElement, selector: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('without scripts', () => {
  it('[9.05a] [4.02a] a card leads to its product, with price and marks', () => {
    const gone = testProduct(
      { id: 'b'.repeat(24), title: 'Gone', variants: [{ id: 'a', priceCents: 900 }] },
      { slug: 'shop/gone' },
    );
    const root = showMarkup(
      <ProductList
        id="l"
        view={testProductList([sizedProduct, gone])}
        path="/shop"
        headingLevel={3}
      />,
    );
    const cards = [...root.querySelectorAll('li.fr-card')];
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      '/shop/moon-jar',
      '/shop/gone',
    ]);
    expect(
      cards.map((card) => [
        card.querySelector('.fr-price__now')?.textContent,
        card.querySelector('.fr-mark')?.textContent,
      ]),
    ).toEqual([
      ['From €36.00', 'Sale'],
      ['€9.00', 'Sold out'],
    ]);
    expect(root.querySelector('.fr-product-list__found')?.textContent).toBe('2 products');
  });

  it('filters ask for its page, and show what is filtered', () => {
    const view = testProductList([sizedProduct], 'category=Jars&min=19.5&stock=1&sort=cheapest');
    const root = showMarkup(<ProductList id="l" view={view} path="/shop" headingLevel={3} />);
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    expect([form.method, form.getAttribute('action'), root.querySelector('details')?.open]).toEqual(
      ['get', '/shop#product-list-l-found', true],
    );
    expect([...new FormData(form)]).toEqual([
      ['category', 'Jars'],
      ['tag', ''],
      ['min', '19.5'],
      ['max', ''],
      ['sort', 'cheapest'],
      ['stock', '1'],
    ]);
  });

  it('each filter can be taken back by itself', async () => {
    const root = showMarkup(
      <ProductList
        id="l"
        view={testProductList(
          [],
          'category=Jars&tag=blue&min=10&max=99.5&stock=1&sale=1&sort=name',
        )}
        path="/shop"
        headingLevel={3}
      />,
    );
    expect(
      [...root.querySelectorAll('.fr-product-list__chosen a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Jars', '/shop?tag=blue&min=10&max=99.5&stock=1&sale=1&sort=name'],
      ['blue', '/shop?category=Jars&min=10&max=99.5&stock=1&sale=1&sort=name'],
      ['From €10.00', '/shop?category=Jars&tag=blue&max=99.5&stock=1&sale=1&sort=name'],
      ['Up to €99.50', '/shop?category=Jars&tag=blue&min=10&stock=1&sale=1&sort=name'],
      ['In stock', '/shop?category=Jars&tag=blue&min=10&max=99.5&sale=1&sort=name'],
      ['On sale', '/shop?category=Jars&tag=blue&min=10&max=99.5&stock=1&sort=name'],
    ]);
    expect((await axe.run(root)).violations.map(({ id }) => id)).toEqual([]);
    expect(
      showMarkup(<ProductList id="l" view={testProductList()} path="/shop" />).querySelector(
        '.fr-product-list__chosen',
      ),
    ).toBeNull();
  });

  it('nothing that fits leads on to everything', () => {
    const root = showMarkup(
      <ProductList id="l" view={testProductList([], 'tag=blue')} path="/shop" headingLevel={3} />,
    );
    expect([
      root.querySelector('.fr-product-list__none p')?.textContent,
      hrefs(root, '.fr-product-list__none a'),
    ]).toEqual(['No products match these filters. Remove one, or show everything.', ['/shop']]);
  });

  it('further pages keep what was filtered', () => {
    const view = testProductList([sizedProduct], 'sale=1&page=2', { pages: 9, total: 200 });
    const root = showMarkup(<ProductList id="l" view={view} path="/shop" headingLevel={3} />);
    const head = '#product-list-l-found';
    expect(hrefs(root, 'nav [rel]')).toEqual([`/shop?sale=1${head}`, `/shop?sale=1&page=3${head}`]);
    expect(hrefs(root, 'nav ol a')).toHaveLength(9);
    expect(root.querySelector('[aria-current=page]')?.getAttribute('aria-label')).toBe('Page 2');
  });

  it.each([
    ['', 24, 39, '1–24 of 39 products'],
    ['page=2', 15, 39, '25–39 of 39 products'],
    ['page=2', 1, 25, '25–25 of 25 products'],
  ])('says which of all products a page shows: %s', (query, shown, total, words) => {
    const products = Array.from({ length: shown }, () => sizedProduct);
    const view = testProductList(products, query, { pages: 2, total });
    const root = showMarkup(<ProductList id="l" view={view} path="/shop" headingLevel={3} />);
    expect(root.querySelector('#product-list-l-found')?.textContent).toBe(words);
  });
});

/** A page of a product, as the network answers it. */
function productPage(view = sizedProduct): string {
  const page = `<!doctype html><title>Moon jar</title><main>${renderToStaticMarkup(<Product id="p1" view={view} />)}</main>`;
  return URL.createObjectURL(new Blob([page], { type: 'text/html' }));
}

async function showList(href = productPage(), context = testContext()): Promise<HTMLElement> {
  const root = showMarkup(
    <ProductList id="l" view={testProductList([sizedProduct])} path="/shop" headingLevel={3} />,
  );
  root.querySelector('[data-quick-view]')?.setAttribute('data-quick-view-from', href);
  end = await mountBlock(root, module, context);
  return root;
}

const look = () => page.getByRole('link', { name: 'Quick view: Moon jar' });
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

describe('the quick view', () => {
  it('shows the product above the list, where it can be bought, and gives the focus back', async () => {
    const shop = fakeShop();
    await showList();
    await look().click();
    await expect.element(page.getByRole('dialog', { name: 'Moon jar' })).toBeVisible();
    await page.getByRole('radio', { name: 'Small' }).click();
    await expect.element(page.getByText('Only 3 left')).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect
      .poll(() => dialog()?.querySelector('[data-product-status]')?.textContent)
      .toContain('Added to your cart.');
    expect(shop.requests).toHaveLength(1);
    // Colours that are still changing have not enough contrast yet.
    const moves = document.getAnimations().filter((move) => move instanceof CSSTransition);
    await Promise.allSettled(moves.map(({ finished }) => finished));
    const { violations } = await axe.run(dialog() ?? document.body);
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await expect.element(look()).toHaveFocus();
  });

  it('tells of a subscription when it is paid next, as its page does', async () => {
    const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
    await showList(productPage(testProduct({ title: 'Moon jar', subscriptionPlan: monthly })));
    await look().click();
    await expect.element(page.getByText(/^Next payment: .*\d/)).toBeVisible();
    expect(dialog()?.querySelector('[data-block], [data-block-state]')).toBeNull();
  });

  it.each([
    ['the button', () => page.getByRole('button', { name: 'Close' }).click()],
    [
      'a click beside it',
      async () => dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    ],
  ])('is closed by %s, and leaves nothing', async (_, close) => {
    const root = await showList();
    const before = document.body.childElementCount;
    await look().click();
    await expect
      .poll(() => dialog()?.querySelector('.fr-product') !== null && dialog() !== null)
      .toBe(true);
    await close();
    expect([dialog(), document.body.childElementCount]).toEqual([null, before]);
    expect(document.documentElement.style.overflow).toBe('');
    expect(root.isConnected).toBe(true);
  });

  it('the runtime of the page does not take its block for one of this page', async () => {
    await showList();
    await look().click();
    await expect.poll(() => dialog()?.querySelector('.fr-product')).toBeTruthy();
    expect(
      dialog()?.querySelector('[data-block], [data-block-state], noscript, script:not([type])'),
    ).toBeNull();
  });

  it('what does not come is not waited for: the page of the product tells more', async () => {
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
    const context = testContext();
    const root = await showList(undefined, context);
    // A place on this page: the test goes nowhere.
    root.querySelector<HTMLAnchorElement>('[data-quick-view]')?.setAttribute('href', '#product');
    await look().click();
    await expect.poll(() => sent.mock.contexts.length).toBe(1);
    const [request] = sent.mock.contexts;
    if (!(request instanceof XMLHttpRequest)) throw new Error('no request');
    expect(request.timeout).toBe(10_000);
    request.dispatchEvent(new ProgressEvent('timeout'));
    await expect.poll(() => window.location.hash).toBe('#product');
    expect(context.issues.map(({ code }) => code)).toEqual(['QUICK_VIEW_FAILED']);
    window.history.replaceState(null, '', ' ');
  });

  it('what was put into the cart is put there, also when the view is closed before the answer', async () => {
    const shop = fakeShop();
    const release = shop.hold();
    const context = testContext();
    await showList(undefined, context);
    await look().click();
    await page.getByRole('radio', { name: 'Small' }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => shop.requests.length).toBe(1);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    release();
    await expect.poll(() => document.cookie).toContain('CART_COUNT=1');
    await expect.poll(() => cartPieces(context)).toBe(1);
  });

  it('ends with the list', async () => {
    await showList();
    await look().click();
    await expect.poll(() => dialog()).not.toBeNull();
    end();
    expect(dialog()).toBeNull();
  });

  it('a click that opens a tab is the browser’s', async () => {
    const root = await showList();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    root.addEventListener('click', (event) => event.preventDefault(), { once: true });
    root.querySelector('[data-quick-view]')?.dispatchEvent(click);
    expect(dialog()).toBeNull();
  });
});

it.each(['ltr', 'rtl'])('at 320 px nothing is wider than the screen, %s', async (dir) => {
  await page.viewport(320, 900);
  document.documentElement.dir = dir;
  const root = showMarkup(
    <ProductList
      id="l"
      view={testProductList(undefined, 'sale=1', { pages: 9 })}
      path="/shop"
      headingLevel={3}
    />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const touched = [...root.querySelectorAll('button, select, nav a, summary, .fr-card__look')];
  expect(
    touched
      .map((element) => element.getBoundingClientRect().height)
      .filter((height) => height < 44),
  ).toEqual([]);
  document.documentElement.dir = '';
  await page.viewport(1280, 720);
});
