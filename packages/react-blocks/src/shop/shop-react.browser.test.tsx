import axe from 'axe-core';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moneyRules } from '@frontage/commerce-model';
import { page } from 'vitest/browser';
import '../style.css';
import { Cart as CartIsland } from '../blocks/cart/Cart';
import * as cartModule from '../blocks/cart/cart.mount';
import { Checkout as CheckoutIsland } from '../blocks/checkout/Checkout';
import * as checkoutModule from '../blocks/checkout/checkout.mount';
import { Cart, Checkout, Order, Review } from '../react';
import { Island } from '../server-block/Island';
import { canonical, mountBlock, showMarkup } from '../testing/test-blocks';
import { testCart, testCheckout, testOrder } from '../testing/test-shop';

const review = {
  token: 'tok',
  items: [
    {
      productId: 'p1',
      title: 'Moon jar',
      variantLabel: '',
      picture: null,
      slug: 'shop/moon-jar',
      isSent: false,
      review: { stars: 0, title: '', text: '', name: '' },
    },
  ],
};

const blocks: Record<string, ReactNode> = {
  Cart: <Cart id="b" view={testCart()} locale="en-US" shopHref="/shop" />,
  Checkout: <Checkout id="b" view={testCheckout()} locale="en-US" />,
  Order: <Order id="b" view={testOrder} locale="en-US" headingLevel={2} />,
  Review: <Review id="b" view={review} />,
};

const rules = moneyRules('en-US');
const cartProps = { view: testCart(), locale: 'en-US', moneyRules: rules, shopHref: '/shop' };
const checkoutProps = { view: testCheckout(), locale: 'en-US', moneyRules: rules };

let requested: string[] = [];
/** What the site answers; the calls of a window keep the first `fetch` that they have seen. */
let answer: () => Promise<Response>;

beforeEach(() => {
  document.cookie = 'crumb=token';
  requested = [];
  answer = () => new Promise(() => {});
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    requested.push(new URL(String(input), location.href).pathname);
    return answer();
  });
});
afterEach(() => {
  document.cookie = 'crumb=; max-age=0';
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function host(block: ReactNode): { element: HTMLElement; root: Root } {
  document.body.innerHTML = '<main><h1>Test</h1><div id="host"></div></main>';
  const element = document.getElementById('host');
  if (!element) throw new Error('no host');
  const root = createRoot(element);
  flushSync(() => root.render(block));
  return { element, root };
}

/** Generated ids differ from host to host. */
const markupOf = (root: HTMLElement): string =>
  canonical(root)
    .replace(/_[rR]_\w+_/g, '')
    .replace(/«\w+»/g, '');

describe.each(Object.entries(blocks))('%s in a React host', (_, block) => {
  it('has the markup of the server under StrictMode, no violation, and leaves nothing', async () => {
    const served = markupOf(showMarkup(block));
    const failed = vi.spyOn(console, 'error');
    const { element, root } = host(<StrictMode>{block}</StrictMode>);
    const rendered = element.querySelector<HTMLElement>('[data-block]');
    expect(rendered && markupOf(rendered).replaceAll(' autofocus=""', '')).toBe(
      served.replaceAll(' autofocus=""', ''),
    );
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    flushSync(() => root.unmount());
    expect(element.innerHTML).toBe('');
    expect(failed).not.toHaveBeenCalled();
  });
});

it('a host hears of the cart that the server answers with, and a cart that is mounted again is as it was left', async () => {
  // Hosts of one window share what was answered: this is a cart of its own.
  const cartId = { cart: { id: 'c2' } };
  const before = testCart(cartId);
  const after = testCart({ ...cartId, entries: before.cart.entries.slice(0, 1), version: 2 });
  answer = async () => Response.json({ data: after });
  const heard: unknown[] = [];
  const cart = (
    <Cart
      id="b"
      view={before}
      locale="en-US"
      shopHref="/shop"
      onChange={({ version }) => heard.push(version)}
    />
  );
  const first = host(cart);
  await page.getByRole('button', { name: 'Remove Glaze book' }).click();
  await expect.poll(() => heard).toEqual([2]);
  flushSync(() => first.root.unmount());

  const second = host(cart);
  await expect.poll(() => second.element.querySelectorAll('.fr-line').length).toBe(1);
  expect(second.element.querySelector('.fr-totals [data-kind=total] dd')?.textContent).toBe(
    '$48.00',
  );
  flushSync(() => second.root.unmount());
});

it('a host hears of the checkout that the server answers with, and one that is mounted again is as it was left', async () => {
  const before = testCheckout({ token: 'left' });
  const draft = {
    ...before,
    email: 'ada@example.com',
    address: { ...before.address, country: 'DE' },
  };
  answer = async () => Response.json({ data: { view: draft, errors: {} } });
  const heard: string[] = [];
  const checkout = (
    <Checkout id="b" view={before} locale="en-US" onChange={({ email }) => heard.push(email)} />
  );
  const first = host(checkout);
  await page.getByLabelText('Country').selectOptions('DE');
  await expect.poll(() => heard).toContain('ada@example.com');
  flushSync(() => first.root.unmount());

  const second = host(checkout);
  await expect
    .poll(() => second.element.querySelector<HTMLInputElement>('[name=email]')?.value)
    .toBe('ada@example.com');
  flushSync(() => second.root.unmount());
});

it('a change of a cart in a host under StrictMode is shown and sent once', async () => {
  const { element, root } = host(<StrictMode>{blocks['Cart']}</StrictMode>);
  await page.getByRole('button', { name: 'Remove Glaze book' }).click();
  await expect
    .poll(() => element.querySelector('.fr-totals [data-kind=total] dd')?.textContent)
    .toBe('$48.00');
  await expect.poll(() => requested.filter((path) => path.endsWith('ChangeCart')).length).toBe(1);
  flushSync(() => root.unmount());
});

it.each([
  [
    'cart',
    <Island
      key="i"
      block="cart"
      id="b"
      props={cartProps}
      content={<CartIsland {...cartProps} />}
    />,
    cartModule,
  ],
  [
    'checkout',
    <Island
      key="i"
      block="checkout"
      id="b"
      props={checkoutProps}
      content={<CheckoutIsland {...checkoutProps} />}
    />,
    checkoutModule,
  ],
])('a served %s is put back as the server sent it when it ends', async (_, island, module) => {
  const root = showMarkup(island);
  const before = canonical(document.body);
  // What a module reads is what it mounts.
  for (let round = 0; round < 3; round += 1)
    (await mountBlock(root, module as typeof cartModule))();
  expect(canonical(document.body)).toBe(before);
});
