import { moneyRules } from '@frontage/commerce-model';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Cart } from '../blocks/cart/Cart';
import { CartCaptcha } from '../blocks/cart/CartCaptcha';
import * as module from '../blocks/cart/cart.mount';
import { Island } from '../server-block/Island';
import { applyChange } from '../shop/apply-change';
import type { CartChange, CartView } from '../shop/cart-view';
import { mountBlock, noHurry, testContext } from './test-blocks';
import { testCart } from './test-shop';

/** An answer of the server, as JSON. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * A cart page and its server, for all tests of a file: the server keeps a cart, and each answer
 * waits until it is released.
 */
export function createCartPage() {
  const server = { cart: testCart(), sent: [] as { key: string; change: CartChange }[], asked: 0 };
  let clock = createFakeClock();
  const answers: ((response: Response) => void)[] = [];
  let end = (): void => {};

  beforeEach(() => {
    Object.assign(server, { cart: testCart(), sent: [], asked: 0 });
    answers.length = 0;
    clock = createFakeClock();
    document.cookie = 'crumb=token';
    vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
      if (String(input).includes('commerce/ChangeCart')) {
        server.sent.push(JSON.parse(String(init?.body)));
        return new Promise((resolve) => answers.push(resolve));
      }
      server.asked += 1;
      return Promise.resolve(json({ data: server.cart }));
    });
  });
  afterEach(() => {
    end();
    end = () => {};
    document.cookie = 'crumb=; max-age=0';
    vi.restoreAllMocks();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('dir');
  });

  /** The block as on a served page. */
  function show(
    view: CartView = server.cart,
    over: Partial<module.CartIslandProps> = {},
  ): HTMLElement {
    server.cart = view;
    const { captcha, ...props } = {
      view,
      locale: 'en-US',
      moneyRules: moneyRules('en-US'),
      shopHref: '/shop',
      ...over,
    };
    const content = <Cart {...props} captcha={captcha && <CartCaptcha place={captcha} />} />;
    document.body.innerHTML = `<main><h1>Cart</h1>${renderToStaticMarkup(<Island block="cart" id="c" props={{ ...props, captcha }} content={content} />)}</main>`;
    const root = document.querySelector<HTMLElement>('[data-block]');
    if (!root) throw new Error('no block');
    return root;
  }

  /** Starts its script, which ends with the test. */
  async function start(root: HTMLElement) {
    const context = testContext({ clock });
    end = await mountBlock(root, module, context);
    return context;
  }

  async function mounted(view?: CartView, over?: Partial<module.CartIslandProps>) {
    const root = show(view, over);
    const context = await start(root);
    root.dataset['blockState'] = 'ready';
    expect(context.issues).toEqual([]);
    return { root, context };
  }

  /** Lets the server apply the oldest pending change and answer it. */
  async function answer(): Promise<void> {
    await vi.waitFor(() => expect(answers).not.toEqual([]), noHurry);
    const { change } = server.sent.at(-answers.length) ?? {};
    if (change)
      server.cart = { ...applyChange(server.cart, change), version: server.cart.version + 1 };
    answers.shift()?.(json({ data: server.cart }));
  }

  /** Answers the oldest change with something else. */
  async function reply(response: Response): Promise<void> {
    await vi.waitFor(() => expect(answers).not.toEqual([]), noHurry);
    answers.shift()?.(response);
  }

  return {
    server,
    clock: () => clock,
    answers,
    show,
    start,
    mounted,
    answer,
    reply,
    refuse: (body: unknown, status: number) => reply(json(body, status)),
  };
}

/** Waits until a value is as expected. */
export const sees = (look: () => unknown, expected: unknown): Promise<void> =>
  expect.poll(look).toEqual(expected);

/** What tests read from a cart page. */
export const totalOf = (root: HTMLElement): string =>
  root.querySelector('.fr-totals [data-kind=total] dd')?.textContent ?? '';
export const statusOf = (root: HTMLElement): string =>
  root.querySelector('[role=status]')?.textContent ?? '';
export const quantityOf = (root: HTMLElement): HTMLInputElement =>
  root.querySelector('input[name=quantity][type=number]') as HTMLInputElement; // the markup has it
export const buttonOf = (root: HTMLElement, label: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find(
    (element) => (element.ariaLabel ?? element.textContent) === label,
  );
  if (!found) throw new Error(`no button ${label}`);
  return found;
};

/** A coupon of ten percent. */
export function tenth(code: string): CartView['cart']['coupons'][number] {
  return {
    code,
    kind: 'percent',
    ratePerMillion: 100_000,
    cents: 0,
    minSubtotalCents: 0,
    startsAt: null,
    endsAt: null,
    usesLeft: null,
    productIds: [],
  };
}
