import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { broadcastCart, cartChannel } from '../../shop/cart-channel';
import { expectPieces } from '../../shop/cart-pieces';
import { setCartCount } from '../../testing/fake-shop';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { TextsProvider } from '../../texts/TextsProvider';
import { cartCountAttribute, cartIndicatorParts } from './cart-indicator.parts';
import { CartIndicator } from './CartIndicator';
import * as module from './cart-indicator.mount';

const badge = (root: HTMLElement): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`.${cartIndicatorParts.count}`);
  if (!found) throw new Error('no count');
  return found;
};
const name = (root: HTMLElement): string | null | undefined =>
  root.querySelector('a')?.getAttribute('aria-label');
const shows = (root: HTMLElement, text: string) =>
  expect.poll(() => badge(root).textContent).toBe(text);

beforeEach(() => setCartCount(undefined));
afterEach(() => {
  setCartCount(undefined);
  document.body.replaceChildren();
});

it('[4.23a] the first sync shows how many pieces there are; before it nothing of a visitor is there', async () => {
  setCartCount(3);
  const root = showMarkup(<CartIndicator />);
  expect([root.getAttribute(cartCountAttribute), badge(root).textContent, name(root)]).toEqual([
    null,
    '',
    'Cart',
  ]);
  const before = canonical(root);
  const end = await mountBlock(root, module);
  expect([root.getAttribute(cartCountAttribute), badge(root).textContent, name(root)]).toEqual([
    '3',
    '3',
    'Cart, 3 items',
  ]);
  expect([badge(root).checkVisibility(), badge(root).ariaHidden]).toEqual([true, 'true']);
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
  end();
  expect(canonical(root)).toBe(before);
});

it.each([
  ['no cart', undefined],
  ['an empty one', 0],
])('[4.23b] %s is styled as empty', async (_, pieces) => {
  setCartCount(pieces);
  const root = showMarkup(<CartIndicator />);
  expect(badge(root).checkVisibility()).toBe(false);
  const end = await mountBlock(root, module);
  expect([
    root.getAttribute(cartCountAttribute),
    badge(root).checkVisibility(),
    name(root),
  ]).toEqual(['0', false, 'Cart']);
  end();
});

it.each([
  [100, '100', 'Cart, 100 items'],
  [101, '100+', 'Cart, more than 100 items'],
  [1, '1', 'Cart, 1 item'],
])('[9.07] %i pieces are %s, spoken: %s', async (pieces, text, spoken) => {
  setCartCount(pieces);
  const root = showMarkup(<CartIndicator />);
  const end = await mountBlock(root, module);
  expect([badge(root).textContent, name(root)]).toEqual([text, spoken]);
  end();
});

it('follows what is put into the cart, here and in other tabs', async () => {
  const root = showMarkup(<CartIndicator />);
  const context = testContext();
  const end = await mountBlock(root, module, context);
  const arrived = expectPieces(context, 2);
  await shows(root, '2');
  setCartCount(2);
  arrived();
  arrived();
  // As another tab would announce it.
  setCartCount(5);
  const other = new BroadcastChannel(cartChannel);
  other.postMessage(0);
  await shows(root, '5');
  other.close();
  end();
  setCartCount(9);
  const heard = new BroadcastChannel(cartChannel);
  const message = new Promise((resolve) => heard.addEventListener('message', resolve));
  broadcastCart(window);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await message;
  expect([root.hasAttribute(cartCountAttribute), badge(root).textContent]).toEqual([false, '']);
  heard.close();
});

it('a page that comes back as it was left shows the number anew', async () => {
  const root = showMarkup(<CartIndicator />);
  const end = await mountBlock(root, module);
  setCartCount(4);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(badge(root).textContent).toBe('4');
  end();
});

it.each([
  ['letters', 'many'],
  ['a negative number', '-3'],
  ['markup', '%3Cb%3E'],
  ['nothing', ''],
])('a cookie of %s counts as none', async (_, value) => {
  document.cookie = `CART_COUNT=${value}; path=/`;
  const root = showMarkup(<CartIndicator />);
  const end = await mountBlock(root, module);
  expect([root.getAttribute(cartCountAttribute), badge(root).checkVisibility()]).toEqual([
    '0',
    false,
  ]);
  end();
});

it('speaks the page’s language, with its digits', async () => {
  setCartCount(3);
  const texts = {
    'cart-indicator': {
      cart: 'السلّة',
      filled: { few: 'السلّة، # قطع', other: 'السلّة، # قطعة' },
      more: 'أكثر من {count}',
    },
  };
  const root = showMarkup(
    <TextsProvider language="ar" texts={texts}>
      <CartIndicator />
    </TextsProvider>,
  );
  expect(name(root)).toBe('السلّة');
  const end = await mountBlock(root, module);
  expect(name(root)).toBe(`السلّة، ${new Intl.NumberFormat('ar').format(3)} قطع`);
  setCartCount(500);
  broadcastCart(window);
  await expect.poll(() => name(root)).toBe(`أكثر من ${new Intl.NumberFormat('ar').format(100)}`);
  end();
});

it('a number that comes moves nothing, and the link is large enough to touch', async () => {
  await page.viewport(320, 600);
  setCartCount(12_345);
  const root = showMarkup(<CartIndicator />);
  const before = root.getBoundingClientRect();
  const end = await mountBlock(root, module);
  expect(root.getBoundingClientRect()).toEqual(before);
  const link = root.querySelector('a')?.getBoundingClientRect();
  expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(44);
  end();
});

it('a hundred starts and ends leave no channel that listens', async () => {
  const root = showMarkup(<CartIndicator />);
  for (let index = 0; index < 100; index += 1) (await mountBlock(root, module, testContext()))();
  setCartCount(1);
  broadcastCart(window);
  const end = await mountBlock(root, module);
  await shows(root, '1');
  end();
  expect(badge(root).textContent).toBe('');
});
