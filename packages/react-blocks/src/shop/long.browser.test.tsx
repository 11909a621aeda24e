import { moneyRules } from '@frontage/commerce-model';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import '../page/page.css';
import '../style.css';
import { Cart } from '../blocks/cart/Cart';
import { Checkout } from '../blocks/checkout/Checkout';
import { Order } from '../blocks/order/Order';
import { Review } from '../blocks/review/Review';
import { BlockRoot } from '../render/block-root';
import { buttonOf, createCartPage, quantityOf, sees, totalOf } from '../testing/cart-page';
import { testCart, testCheckout, testShipping } from '../testing/test-shop';
import type { OrderView } from './order-view';

const { mounted, answer } = createCartPage();

const longWord = 'Seladonglasurprobeplättchen'.repeat(5);
const place = { country: 'US', region: 'NY', postalCode: '11201' };
const shipping = testShipping.map((option) => ({ ...option, title: longWord }));
const cart = testCart({
  entries: [{ id: 'one', title: longWord, unitCents: 123_456_789, quantity: 9 }],
  lines: [{ variantLabel: longWord, problem: 'soldOut' }],
  cart: {
    shippingOptions: shipping,
    selectedShippingOption: shipping[0] ?? null,
    shippingLocation: place,
  },
});
const page = { locale: 'en-US', moneyRules: moneyRules('en-US') };
const order: OrderView = {
  token: 'tok',
  number: '1042',
  placedAt: 0,
  timeZone: 'UTC',
  email: `${'ada.'.repeat(30)}@example.com`,
  lines: [
    {
      lineId: 'one',
      title: longWord,
      variantLabel: longWord,
      picture: null,
      slug: 'shop/one',
      quantity: 9,
      unitCents: 1,
      plan: null,
      download: { name: `${longWord}.pdf`, bytes: 1, href: '/d', expiresAt: null, left: null },
      giftCardCodes: [],
      giftCardsHidden: 0,
    },
  ],
  totals: cart.totals,
  names: { taxes: {}, shipping: longWord, giftCards: {} },
  address: {
    name: longWord,
    line1: longWord,
    line2: '',
    city: longWord,
    region: '',
    postalCode: '28195',
    country: 'DE',
    phone: '',
  },
  payment: {
    state: 'open',
    method: 'transfer',
    note: longWord,
    refundedCents: 0,
    payBy: null,
    confirmBy: null,
  },
  shipment: { sentAt: null, trackingHref: '' },
  subscriptions: [],
  reviewHref: '/review/x',
};

const blocks: readonly (readonly [string, ReactNode])[] = [
  [
    'cart',
    <BlockRoot key="cart" block="cart" id="c">
      <Cart {...page} view={cart} shopHref="/shop" />
    </BlockRoot>,
  ],
  [
    'checkout',
    <BlockRoot key="checkout" block="checkout" id="c">
      <Checkout
        {...page}
        view={testCheckout({
          cart,
          payments: [{ id: 'a', method: 'online', title: longWord, note: longWord }],
        })}
      />
    </BlockRoot>,
  ],
  ['order', <Order key="order" id="c" view={order} locale="en-US" isConfirmation />],
  [
    'review',
    <Review
      key="review"
      id="c"
      view={{
        token: 'tok',
        items: [
          {
            productId: 'p',
            title: longWord,
            variantLabel: longWord,
            picture: null,
            slug: 'shop/one',
            review: { stars: 0, title: '', text: '', name: '' },
            isSent: false,
          },
        ],
      }}
    />,
  ],
];

// 320 px are also the viewport of a window of 1280 px at 400 % zoom.
it.each(
  blocks.flatMap(([name, block]) =>
    (
      [
        ['ltr', 320],
        ['rtl', 320],
        ['ltr', 640],
        ['ltr', 1200],
      ] as const
    ).map(([dir, width]) => [name, dir, width, block] as const),
  ),
)(
  '%s: names, codes and amounts as long as they get fit, %s in %i px',
  async (_name, dir, width, block) => {
    document.documentElement.dir = dir;
    document.body.innerHTML = `<main>${renderToStaticMarkup(block)}</main>`;
    const root = document.querySelector<HTMLElement>('[data-block]');
    if (!root) throw new Error('no block');
    root.style.inlineSize = `${width}px`;
    for (const details of root.querySelectorAll('details')) details.open = true;
    const { left, right } = root.getBoundingClientRect();
    const beyond = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility() && !element.closest('.fr-hidden, option'),
    );
    const out = beyond.filter(
      (element) =>
        element.getBoundingClientRect().right > right + 1 ||
        element.getBoundingClientRect().left < left - 1,
    );
    expect([
      out.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      root.scrollWidth <= width,
    ]).toEqual([[], true]);
    expect((await axe.run(root)).violations.map(({ id }) => id)).toEqual([]);
  },
);

it('a cart of 500 lines is shown, and changed at once, to the cent', async () => {
  const entries = Array.from({ length: 500 }, (_, index) => ({
    id: index === 0 ? 'one' : `line${index}`,
    title: `Pot ${index}`,
    unitCents: 100 + index,
    quantity: 1,
  }));
  const { root } = await mounted(testCart({ entries }));
  expect([root.querySelectorAll('.fr-line').length, totalOf(root)]).toEqual([500, '$1,747.50']);
  buttonOf(root, 'One more of Pot 0').click();
  await sees(() => [quantityOf(root).value, totalOf(root)], ['2', '$1,748.50']);
  await answer();
  buttonOf(root, 'Remove Pot 499').click();
  await sees(() => [root.querySelectorAll('.fr-line').length, totalOf(root)], [499, '$1,742.51']);
  await answer();
});
