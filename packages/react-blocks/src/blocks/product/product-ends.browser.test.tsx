import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { fakeShop, setCartCount, type FakeShop } from '../../testing/fake-shop';
import { canonical, mountBlock, showMarkup } from '../../testing/test-blocks';
import { sizedProduct } from '../../testing/test-products';
import { Product } from './Product';
import * as module from './product.mount';
import { withRestockNotices } from './restock/testing/with-restock-notices';

let shop: FakeShop;

beforeEach(() => {
  shop = fakeShop();
});
afterEach(() => {
  vi.restoreAllMocks();
  setCartCount(undefined);
  document.body.replaceChildren();
});

it('what a choice has changed is put back when it ends, and from then on the browser has the form', async () => {
  const root = showMarkup(<Product id="p1" view={sizedProduct} headingLevel={3} />);
  const facts = root.querySelector('.fr-product__facts') ?? root;
  const before = canonical(facts);
  const end = await mountBlock(root, module);
  await page.getByRole('radio', { name: 'Small' }).click();
  expect(root.querySelector<HTMLInputElement>('[name=quantity]')?.max).toBe('3');
  end();
  expect(canonical(facts)).toBe(before);
  root.querySelector<HTMLInputElement>('input[value=m]')?.click();
  expect(canonical(facts)).toBe(before);
  const taken: boolean[] = [];
  const stay = (event: Event): void => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('submit', stay, { once: true });
  root.querySelector('form')?.requestSubmit();
  expect([taken, shop.requests]).toEqual([[false], []]);
});

it('a price that changes with the choice is said', () => {
  const root = showMarkup(<Product id="p1" view={sizedProduct} />);
  expect(
    root.querySelector('[data-product-price]')?.closest('[aria-live]')?.getAttribute('aria-live'),
  ).toBe('polite');
});

it('a wish to hear of it says that it is busy, not that something is put into the cart', async () => {
  const release = shop.hold();
  const root = showMarkup(<Product id="p1" view={withRestockNotices(sizedProduct)} />);
  const end = await mountBlock(root, module);
  await page.getByRole('radio', { name: 'Large' }).click();
  await page.getByLabelText('Get an email when it is back in stock').fill('ada@studio.example');
  const notifyButton = root.querySelector<HTMLButtonElement>('.fr-product__notify');
  notifyButton?.click();
  expect([notifyButton?.textContent, notifyButton?.ariaDisabled]).toEqual(['Notify me', 'true']);
  release();
  end();
});
