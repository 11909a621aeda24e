import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import './style.css';
import { Cart, CartIndicator, Checkout, Form, Gallery, Product, type GalleryProps } from './react';
import { buttonOf, createCartPage, quantityOf, sees } from './testing/cart-page';
import { createReactHost } from './testing/react-host';
import { noHurry, testPicture } from './testing/test-blocks';
import { testForm } from './testing/test-form';
import { sizedProduct } from './testing/test-products';
import { testCart, testCheckout } from './testing/test-shop';

const cartPage = createCartPage();
const reactHost = createReactHost();
const { show, state: stateOf } = reactHost;

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('a block in a React host', () => {
  const slides = [{ id: 'a', picture: testPicture }];
  it.each<[string, ReactNode]>([
    ['gallery', <Gallery key="a" slides={slides} />],
    ['form', <Form key="a" definition={testForm} page={{ id: 'p', title: 'P', path: '/p' }} />],
    ['product', <Product key="a" view={sizedProduct} />],
    ['cart-indicator', <CartIndicator key="a" />],
    ['cart', <Cart key="a" view={testCart()} />],
    ['checkout', <Checkout key="a" view={testCheckout()} />],
  ])('says when it is ready: %s', async (name, block) => {
    const ready = vi.fn();
    document.addEventListener('block:ready', ready, { once: true });
    show(block);
    await sees(stateOf, 'ready');
    expect(ready.mock.calls[0]?.[0]).toMatchObject({ detail: { block: name } });
    show(null);
    expect(reactHost.element.innerHTML).toBe('');
  });
});

describe('a cart in a React host', () => {
  const view = testCart();
  const shown = (selector: string): boolean =>
    reactHost.element
      .querySelector<HTMLElement>(selector)
      ?.checkVisibility({ visibilityProperty: true }) ?? false;

  it('has its steppers as on a page, and no button to send', async () => {
    show(<Cart view={view} />);
    await sees(stateOf, 'ready');
    expect(shown('.fr-cart__quantity [type=button]')).toBe(true);
    expect(shown('.fr-cart__quantity [type=submit]')).toBe(false);
  });

  it('tells its host what the server answers, and is as it was left when it comes back', async () => {
    const onChange = vi.fn();
    const cart = <Cart view={view} onChange={onChange} />;
    cartPage.server.cart = view;
    show(cart);
    await sees(stateOf, 'ready');
    buttonOf(reactHost.element, 'One more of Moon jar').click();
    await cartPage.answer();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), noHurry);
    expect(onChange.mock.calls[0]?.[0]).toMatchObject({ version: 2 });
    show(null);
    show(cart);
    await sees(() => quantityOf(reactHost.element).value, '2');
  });

  it('shows a newer cart that its host gives it', async () => {
    show(<Cart view={view} />);
    await sees(stateOf, 'ready');
    const empty = testCart({ entries: [], version: 9 });
    show(<Cart view={empty} />);
    await sees(() => reactHost.element.querySelector('.fr-cart__empty') !== null, true);
  });
});

describe('a gallery in a React host', () => {
  const slidesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      picture: { ...testPicture, source: `${testPicture.source}${index}` },
    }));
  const gallery = (count: number, more: Partial<GalleryProps> = {}): ReactNode => (
    <Gallery design="carousel" slidesPerRow={2} slides={slidesOf(count)} {...more} />
  );
  const status = (): string | null | undefined =>
    reactHost.element.querySelector('[data-gallery-status]')?.textContent;

  async function atTheSecondPair(): Promise<void> {
    show(gallery(6));
    await sees(() => reactHost.element.querySelector('[data-mounted]') !== null, true);
    reactHost.element.querySelector<HTMLElement>('[data-gallery-next]')?.click();
    await sees(status, '3–4 of 6');
    await vi.waitFor(
      () => expect(reactHost.element.querySelector('[data-moving]')).toBeNull(),
      noHurry,
    );
  }

  it('keeps its place when slides come, and loads their pictures', async () => {
    await atTheSecondPair();
    const mounted = vi.fn();
    reactHost.element.addEventListener('block:ready', mounted);
    show(gallery(8));
    await sees(status, '3–4 of 8');
    await vi.waitFor(() => {
      const waiting = reactHost.element.querySelector<HTMLImageElement>('[data-slide-id=s7] img');
      waiting?.scrollIntoView();
      expect(waiting?.hasAttribute('src')).toBe(true);
    }, noHurry);
    expect(mounted).not.toHaveBeenCalled();
  });

  it('keeps its place when it is called otherwise', async () => {
    await atTheSecondPair();
    show(gallery(6, { label: 'Bowls of this year' }));
    expect(status()).toBe('3–4 of 6');
    expect(reactHost.element.querySelector('[role=region]')?.ariaLabel).toBe('Bowls of this year');
  });

  it('begins where it was when other settings mount it anew', async () => {
    await atTheSecondPair();
    const mounted = vi.fn();
    reactHost.element.addEventListener('block:ready', mounted);
    show(gallery(6, { autoplay: false, loaderOptions: {}, refreshOnResize: true }));
    await vi.waitFor(() => expect(mounted).toHaveBeenCalledOnce(), noHurry);
    await sees(status, '3–4 of 6');
  });
});
