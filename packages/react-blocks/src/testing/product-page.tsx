import type { PageContext } from '@frontage/core-lifecycle/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Product } from '../blocks/product/Product';
import * as module from '../blocks/product/product.mount';
import { productParts } from '../blocks/product/product.parts';
import { cartPieces } from '../shop/cart-pieces';
import type { ProductView } from '../shop/product-view';
import { fakeShop, setCartCount, type FakeShop } from './fake-shop';
import { mountBlock, showMarkup, testContext } from './test-blocks';

/** A page with a product, and a shop that answers it, for all tests of a file. */
export interface ProductPage {
  readonly shop: FakeShop;
  /** What the blocks of the page share. */
  readonly context: PageContext;
  /** Shows the product as on a served page, with its script. */
  show(view: ProductView): Promise<HTMLElement>;
  /** Starts its script, which ends with the test. */
  start(root: HTMLElement): Promise<void>;
  /** Ends its script. */
  end(): void;
  /** The changes of the cart that were sent to the shop. */
  changes(): unknown[];
  /** The number of pieces the page counts, including pending ones. */
  pieces(): number;
}

/** Creates one for each test of a file. */
export function createProductPage(): ProductPage {
  let shop: FakeShop;
  let context: PageContext;
  let stop = (): void => {};

  beforeEach(() => {
    setCartCount(undefined);
    shop = fakeShop();
    context = testContext();
  });
  afterEach(() => {
    end();
    vi.restoreAllMocks();
    setCartCount(undefined);
    document.body.replaceChildren();
  });

  async function start(root: HTMLElement): Promise<void> {
    stop = await mountBlock(root, module, testContext({ page: context }));
  }

  function end(): void {
    stop();
    stop = () => {};
  }

  return {
    get shop() {
      return shop;
    },
    get context() {
      return context;
    },
    async show(view) {
      const root = showMarkup(<Product id="p1" view={view} headingLevel={3} />);
      await start(root);
      return root;
    },
    start,
    end,
    changes: () =>
      shop.requests
        .filter(({ path }) => path.endsWith('ChangeCart'))
        .map(({ body }) => body.change),
    pieces: () => cartPieces(context),
  };
}

/** A part of a product. */
export function partOf(root: HTMLElement, name: keyof typeof productParts): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[${productParts[name]}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Gives the text of a part. */
export const textOf = (root: HTMLElement, name: keyof typeof productParts): string =>
  partOf(root, name).textContent ?? '';

/** The button that adds it to the cart. */
export const addButton = () =>
  page.getByRole('button', { name: /^(Add to cart|Buy now|Subscribe|Adding|Sold out)/ });

/** Polls the status text of a product. */
export const statusOf = (root: HTMLElement) => expect.poll(() => textOf(root, 'status'));
