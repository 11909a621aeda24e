import { moneyRules } from '@frontage/commerce-model';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Checkout } from '../blocks/checkout/Checkout';
import * as module from '../blocks/checkout/checkout.mount';
import { Island } from '../server-block/Island';
import type { CheckoutView } from '../shop/checkout-view';
import type { ShopErrors } from '../shop/shop-errors';
import { mountBlock, noHurry, testContext } from './test-blocks';
import { testCart, testCheckout, testShipping } from './test-shop';

/**
 * A checkout's page and its server, for all tests of a file: each post waits until it is answered,
 * and a GET shows `server.view`.
 */
export function createCheckoutPage() {
  const server = { posts: [] as URLSearchParams[], loads: 0, returns: 0, view: testCheckout() };
  const answers: ((response: Response | Error) => void)[] = [];
  let end = (): void => {};

  beforeEach(() => {
    Object.assign(server, { posts: [], loads: 0, returns: 0, view: testCheckout() });
    answers.length = 0;
    vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
      expect(new Headers(init?.headers).get('accept')).toBe('application/json');
      const isReturn = (init?.body as URLSearchParams | undefined)?.get('do') === 'back'; // as below
      if (isReturn) server.returns += 1;
      if (init?.method !== 'POST' || isReturn) {
        server.loads += 1;
        return Promise.resolve(json({ view: server.view }));
      }
      server.posts.push(init.body as URLSearchParams); // the block sends no other body
      return new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () =>
          reject(new DOMException('aborted', 'AbortError')),
        );
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    });
  });
  afterEach(() => {
    end();
    end = () => {};
    vi.restoreAllMocks();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('dir');
  });

  /** The block as on a served page. */
  function show(view: CheckoutView = server.view, errors?: ShopErrors): HTMLElement {
    server.view = view;
    const props = { view, errors, locale: 'en-US', moneyRules: moneyRules('en-US') };
    document.body.innerHTML = `<main><h1>Checkout</h1>${renderToStaticMarkup(<Island block="checkout" id="c" props={props} content={<Checkout {...props} />} />)}</main>`;
    const root = document.querySelector<HTMLElement>('[data-block]');
    if (!root) throw new Error('no block');
    return root;
  }

  /** The same with its script, which ends with the test. */
  async function mounted(view?: CheckoutView, errors?: ShopErrors) {
    const root = show(view, errors);
    const clock = createFakeClock();
    const context = testContext({ clock });
    end = await mountBlock(root, module, context);
    root.dataset['blockState'] = 'ready';
    expect(context.issues).toEqual([]);
    return { root, clock };
  }

  /** Answers the oldest post. */
  async function answer(response: Response | Error): Promise<void> {
    await vi.waitFor(() => expect(answers).not.toEqual([]), noHurry);
    answers.shift()?.(response);
  }

  return { server, answers, show, mounted, answer, end: () => end() };
}

/** Data in the server's format. */
export const json = (data: unknown, status = 200): Response =>
  new Response(JSON.stringify({ data }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** Waits until a value is as expected. */
export const sees = (look: () => unknown, expected: unknown): Promise<void> =>
  expect.poll(look).toEqual(expected);

/** What tests read from a checkout's page. */
export const fieldOf = (root: HTMLElement, name: string): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
export const payButton = (root: HTMLElement): HTMLButtonElement =>
  root.querySelector('button[value=pay]') as HTMLButtonElement; // the form has one
export const dueOf = (root: HTMLElement): string =>
  root.querySelector('.fr-checkout__summary summary strong')?.textContent ?? '';

/** Lists axe violations once no colour is in transition. */
export const violations = async (): Promise<string[]> => {
  const moves = document.getAnimations().filter((move) => move instanceof CSSTransition);
  await Promise.allSettled(moves.map(({ finished }) => finished));
  return (await axe.run(document.body)).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
};

/** A complete address, and a checkout with one. */
export const filledAddress = {
  name: 'Ada Kiln',
  line1: '1 Quay',
  line2: '',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11201',
  country: 'US',
  phone: '',
};
const place = {
  shippingOptions: testShipping,
  selectedShippingOption: testShipping[0] ?? null,
  shippingLocation: { country: 'US', region: 'NY', postalCode: '11201' },
};
export const shippedCart = (over: Parameters<typeof testCart>[0] = {}) =>
  testCart({ ...over, cart: { ...place, ...over.cart } });
export const readyCheckout = testCheckout({
  email: 'ada@example.com',
  address: filledAddress,
  cart: shippedCart(),
});

/** A checkout of a product that is not shipped. */
export const digitalCheckout = testCheckout({
  cart: testCart({
    countries: [],
    entries: [
      { id: 'two', title: 'Glaze book', productType: 'digital', unitCents: 1_250, quantity: 1 },
    ],
  }),
});
