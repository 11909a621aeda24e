import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { fakeShop } from '../../testing/fake-shop';
import { addButton, createProductPage, partOf, statusOf } from '../../testing/product-page';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { testProduct } from '../../testing/test-products';
import { CartIndicator } from '../cart-indicator/CartIndicator';
import * as indicator from '../cart-indicator/cart-indicator.mount';
import { Product } from './Product';

const product = createProductPage();

describe('into the cart', () => {
  it('answers at once, in the indicator too, and says that it is busy', async () => {
    const release = product.shop.hold();
    const root = await product.show(testProduct());
    root.insertAdjacentHTML('beforebegin', '<div id="place"></div>');
    const place = document.getElementById('place');
    if (!place) throw new Error('no place');
    const other = document.createElement('div');
    place.append(other);
    other.innerHTML = (await import('react-dom/server')).renderToStaticMarkup(<CartIndicator />);
    const cart = other.querySelector<HTMLElement>('[data-block]');
    if (!cart) throw new Error('no indicator');
    const endCart = await mountBlock(cart, indicator, testContext({ page: product.context }));
    await page.getByLabelText('Quantity').fill('3');
    await addButton().click();
    await expect
      .poll(() => cart.querySelector('a')?.getAttribute('aria-label'))
      .toBe('Cart, 3 items');
    expect([
      partOf(root, 'add').textContent,
      partOf(root, 'add').getAttribute('aria-disabled'),
      document.activeElement,
    ]).toEqual(['Adding…', 'true', partOf(root, 'add')]);
    release();
    await statusOf(root).toBe('Added to your cart. View cart');
    expect([
      partOf(root, 'add').textContent,
      partOf(root, 'add').hasAttribute('aria-disabled'),
    ]).toEqual(['Add to cart', false]);
    expect(partOf(root, 'status').querySelector('a')?.getAttribute('href')).toBe('/cart');
    expect(cart.querySelector('a')?.getAttribute('aria-label')).toBe('Cart, 3 items');
    endCart();
  });

  it('[2.11b] leads nowhere on a page that shows the whole cart', async () => {
    const root = await product.show(testProduct());
    root.insertAdjacentHTML('afterend', '<div data-block="cart"></div>');
    await addButton().click();
    await statusOf(root).toBe('Added to your cart.');
    expect(partOf(root, 'status').querySelector('a')).toBeNull();
  });

  it('[3.21n] with express checkout it leads to the checkout at once, and its button says so', async () => {
    const led: string[] = [];
    // Where the script leads to is written down, and not opened.
    const stay = (event: Event & { readonly destination?: { readonly url: string } }): void => {
      event.preventDefault();
      led.push(new URL(event.destination?.url ?? '', location.href).pathname);
    };
    // The types of the DOM do not know it yet; Chromium does.
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', stay);
    const view = testProduct();
    const root = await product.show({
      ...view,
      display: { ...view.display, expressCheckout: true },
    });
    expect(partOf(root, 'add').textContent).toBe('Buy now');
    await addButton().click();
    await statusOf(root).toBe('Added to your cart. Go to checkout');
    expect(led).toEqual(['/commerce/goto-checkout']);
    expect(product.changes()).toHaveLength(1);
    // Who comes back by the browser's button finds the way again.
    expect(partOf(root, 'status').querySelector('a')?.getAttribute('href')).toBe(
      '/commerce/goto-checkout',
    );
    navigation.removeEventListener('navigate', stay);
  });

  it('a second press while it is busy adds nothing', async () => {
    const release = product.shop.hold();
    const root = await product.show(testProduct());
    await addButton().dblClick();
    release();
    await statusOf(root).toContain('Added to your cart.');
    expect(product.changes()).toHaveLength(1);
  });

  it('pressed once more afterwards, it is one more, under another key', async () => {
    const root = await product.show(testProduct());
    for (const _ of [1, 2]) {
      await addButton().click();
      await statusOf(root).toContain('Added to your cart.');
      partOf(root, 'status').replaceChildren();
    }
    expect(new Set(product.shop.requests.map(({ body }) => body.key)).size).toBe(2);
    expect(product.shop.requests.every(({ body }) => /^[0-9a-f]{32}$/.test(body.key))).toBe(true);
  });

  it.each([400, 404, 409, 429])(
    'what was refused with %i is told in the server’s words, and the count takes it back',
    async (code) => {
      product.shop.answerNext({ status: code, error: 'Only 2 are left.' });
      const root = await product.show(testProduct());
      await addButton().click();
      await statusOf(root).toBe('Only 2 are left.');
      expect([partOf(root, 'add').textContent, product.pieces()]).toEqual(['Add to cart', 0]);
      // It is decided: the next press is another wish.
      await addButton().click();
      await statusOf(root).toContain('Added to your cart.');
      expect(new Set(product.shop.requests.map(({ body }) => body.key)).size).toBe(2);
    },
  );

  it.each([
    [401, 'Unauthorized request', 1],
    [403, 'Unauthorized request', 1],
    [500, 'Internal server error. Please try again later.', 1],
    [501, 'Internal server error. Please try again later.', 1],
    [503, 'This service is temporarily unavailable. Please try again later.', 1],
    [418, 'Unable to connect…', 1],
    // The call itself asks a gateway three times.
    [502, 'Unable to connect…', 3],
  ])('[8.07a] an answer of %i without words is told as: %s', async (code, message, attempts) => {
    const root = await product.show(testProduct());
    for (let index = 0; index < attempts; index += 1)
      product.shop.answerNext({ status: code, error: '' });
    await addButton().click();
    await statusOf(root).toBe(message);
    expect(product.shop.requests).toHaveLength(attempts);
  });

  it.each([
    [500, 'Internal server error. Please try again later.', 1],
    // The call itself asks a gateway three times.
    [502, 'Unable to connect…', 3],
    [504, 'Unable to connect…', 3],
  ])(
    'what failed with %i may have arrived: pressed once more it is the same wish',
    async (code, message, attempts) => {
      const root = await product.show(testProduct());
      for (let index = 0; index < attempts; index += 1)
        product.shop.answerNext({ status: code, error: '' });
      await addButton().click();
      await statusOf(root).toBe(message);
      expect(product.shop.requests).toHaveLength(attempts);
      await addButton().click();
      await statusOf(root).toContain('Added to your cart.');
      expect(new Set(product.shop.requests.map(({ body }) => body.key)).size).toBe(1);
    },
  );

  it('a page in place of an answer says that it did not get through, and the wish stays the same', async () => {
    product.shop.answerNext('page');
    const root = await product.show(testProduct());
    await addButton().click();
    await statusOf(root).toBe('Something went wrong. Please try again.');
    await addButton().click();
    await statusOf(root).toContain('Added to your cart.');
    expect(new Set(product.shop.requests.map(({ body }) => body.key)).size).toBe(1);
  });

  it('a browser that may keep nothing still puts it into the cart', async () => {
    vi.spyOn(window, 'BroadcastChannel').mockImplementation(function forbidden() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const root = await product.show(testProduct());
    const other = document.createElement('div');
    document.body.append(other);
    other.innerHTML = (await import('react-dom/server')).renderToStaticMarkup(<CartIndicator />);
    const cart = other.querySelector<HTMLElement>('[data-block]');
    const endCart =
      cart && (await mountBlock(cart, indicator, testContext({ page: product.context })));
    expect(cart?.getAttribute('data-cart-count')).toBe('0');
    await addButton().click();
    await statusOf(root).toContain('Added to your cart.');
    endCart?.();
  });

  it('a lost answer is asked for again, also by hand, and adds once', async () => {
    const root = await product.show(testProduct());
    // The call itself asks three times.
    for (const _ of [1, 2, 3]) product.shop.answerNext('lost');
    await addButton().click();
    await statusOf(root).toBe('Unable to connect…');
    await addButton().click();
    await statusOf(root).toContain('Added to your cart.');
    expect(new Set(product.shop.requests.map(({ body }) => body.key)).size).toBe(1);
    expect(document.cookie).toContain('CART_COUNT=1');
  });

  it('without a connection it waits for one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const root = await product.show(testProduct());
    await addButton().click();
    await statusOf(root).toBe('You are offline. We will finish this when you are back online.');
    expect(product.shop.requests).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await statusOf(root).toContain('Added to your cart.');
  });

  it('a browser without cookies is told so', async () => {
    fakeShop({ cookies: false });
    const root = await product.show(testProduct());
    await addButton().click();
    await statusOf(root).toContain('Cookies are turned off in your browser');
  });

  it('[8.09] a browser that cannot keep the request token is told of its cookies, too', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    product.shop.answerNext('crumb');
    const root = await product.show(testProduct());
    await addButton().click();
    await statusOf(root).toContain('Cookies are turned off in your browser');
  });

  it('ended on the way, it puts back what the server sent and says nothing', async () => {
    const release = product.shop.hold();
    const root = showMarkup(<Product id="p1" view={testProduct()} />, { below: true });
    const before = canonical(root);
    await product.start(root);
    root.querySelector('form')?.requestSubmit();
    await expect.poll(() => product.shop.requests.length).toBe(1);
    product.end();
    release();
    expect(canonical(root)).toBe(before);
    // It was wanted: it is in the cart, and the count says so.
    await expect.poll(() => product.pieces()).toBe(1);
  });

  it('ended without a connection, it asks for nothing more', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const root = showMarkup(<Product id="p1" view={testProduct()} />);
    await product.start(root);
    root.querySelector('form')?.requestSubmit();
    expect(product.pieces()).toBe(1);
    product.end();
    await expect.poll(() => product.pieces()).toBe(0);
    expect(product.shop.requests).toEqual([]);
  });

  it('markup of which nothing can be read is left to the browser', async () => {
    const root = showMarkup(<Product id="p1" view={testProduct()} />);
    root.setAttribute('data-product', '{');
    await product.start(root);
    const posted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', posted, { once: true });
    await addButton().click();
    expect(posted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    expect(product.shop.requests).toEqual([]);
  });
});
