import type { ActionSamples } from './action-sample';
import { goods } from './shop-fixture';
import { ids } from './site-fixture';

/** Addresses that the samples of a shop are about, each with its token. */
export interface ShopSampleFacts {
  readonly checkout: string;
  /** Of the browser that began it. */
  readonly cookie: string;
  readonly order: string;
  /** What confirms the order, of its mail. */
  readonly key: string;
  readonly review: string;
}

const add = { type: 'add', productId: goods.jar, variantId: 'small', quantity: 1 };
const review = { productId: goods.jar, stars: '5', title: 'Good', text: 'It holds.', name: 'Ada' };

/** Samples for the actions of a shop. */
export function shopSamples({
  checkout,
  cookie,
  order,
  key,
  review: reviewed,
}: ShopSampleFacts): ActionSamples {
  return {
    'GET /api/commerce/Cart': { status: 200 },
    'POST /api/commerce/ChangeCart': {
      body: JSON.stringify({ key: 'k', change: add }),
      status: 200,
      wrong: { body: '{}', status: 400 },
    },
    'POST /commerce/cart': {
      body: fields({ ...add, quantity: '1' }),
      status: 303,
      wrong: { body: 'type=none', status: 400 },
    },
    'GET /commerce/cart': { status: 303 },
    'GET /api/commerce/Products': { status: 200 },
    'GET /api/commerce/Prices': { url: `/api/commerce/Prices?id=${goods.jar}`, status: 200 },
    'GET /commerce/product': { url: `/commerce/product?id=${goods.jar}`, status: 200 },
    'GET /commerce/goto-checkout': { status: 200 },
    'GET /checkout/subscribe': { status: 200 },
    'POST /checkout/subscribe': { status: 200 },
    'GET /checkout/donate': { status: 404 },
    'POST /checkout/donate': { status: 404 },
    'GET /checkout/giftcard': {
      url: `/checkout/giftcard?websiteId=${ids.site}&giftCardProductId=${goods.gift}`,
      status: 200,
    },
    'POST /checkout/giftcard': {
      url: `/checkout/giftcard?websiteId=${ids.site}&giftCardProductId=${goods.gift}`,
      status: 303,
    },
    'GET /checkout/:token': { url: checkout, cookie, status: 200 },
    'POST /checkout/:token': {
      url: checkout,
      cookie,
      body: 'email=ada@example.com',
      status: 303,
      wrong: { body: 'email=%00', status: 400 },
    },
    // Whoever comes back too often is led on all the same.
    'GET /checkout/:token/back': { url: `${checkout}/back`, cookie, status: 303, over: 303 },
    'GET /checkout/:token/return': { url: `${checkout}/return`, cookie, status: 303, over: 303 },
    'GET /order/:token': { url: order, status: 200 },
    'POST /order/:token': { url: order, body: 'cancelSubscription=x', status: 303 },
    'GET /order/:token/confirm': { url: `${order}/confirm?key=${key}`, status: 303 },
    'POST /order/:token/confirm': { url: `${order}/confirm?key=${key}`, status: 303 },
    'POST /order/:token/renewal': {
      url: `${order}/renewal`,
      body: 'payRenewal=x',
      status: 400,
    },
    // Whoever comes back too often is led on all the same.
    'GET /order/:token/renewal': { url: `${order}/renewal`, status: 303, over: 303 },
    'GET /order/:token/download/:line': { url: `${order}/download/x?key=y`, status: 410 },
    'GET /gift/:token': { url: '/gift/none', status: 404 },
    'POST /gift/:token': { url: '/gift/none', status: 404 },
    'GET /review/:token': { url: reviewed, status: 200 },
    'POST /review/:token': {
      url: reviewed,
      body: fields(review),
      status: 303,
      wrong: { body: 'title=%00', status: 400 },
    },
    'POST /api/commerce/webhook/:plug': {
      url: '/api/commerce/webhook/test',
      body: `signed ${JSON.stringify({ eventId: 'e', key: 'none', answer: { status: 'pending' } })}`,
      status: 200,
      wrong: { body: 'not signed', status: 400 },
    },
  };
}

function fields(values: Record<string, string | number>): string {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString();
}
