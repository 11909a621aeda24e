import type { OrderView, ReviewView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import type { Answer } from '../../testing/shopper';
import { publishNew } from '../../testing/site-fixture';
import { summarizeReviews } from './reviews';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

/** Buys one thing; answers the address of its order. */
async function buy(
  productId: string,
  variantId: string,
  changes: Record<string, string> = {},
  visitor = buyer,
): Promise<string> {
  await visitor.add(productId, variantId);
  const { status, headers, text } = await visitor.pay(await visitor.checkout(), changes);
  if (status !== 303) throw new Error(text);
  return String(headers.location);
}

/** What a page was rendered with. */
function shown<View>({ text }: Answer): View {
  const { shop: state } = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as {
    shop: { view: View };
  }; // the test's renderer writes it
  return state.view;
}
const orderView = async (address: string) => shown<OrderView>(await buyer.get(address));

describe('reviews', () => {
  it('[2.11a] are written on the page of an order, once for each product, and may be changed', async () => {
    await publishNew(shop.store, { slug: 'reviews', title: 'What do you say?', pageType: 209 });
    const address = await buy(goods.jar, 'small');
    const { reviewHref } = await orderView(address);
    expect((await buyer.get(reviewHref)).text).toContain('"title":"What do you say?"');
    expect(shown<ReviewView>(await buyer.get(reviewHref)).items).toMatchObject([
      {
        productId: goods.jar,
        title: 'Moon jar',
        isSent: false,
        review: { stars: 0, name: 'Ada Lovelace' },
      },
    ]);
    const said = {
      productId: goods.jar,
      stars: '4',
      title: 'Good',
      text: 'It holds <b>water</b>.',
      name: 'Ada',
    };
    expect((await buyer.post(reviewHref, { ...said, stars: '6' })).status).toBe(400);
    expect((await buyer.post(reviewHref, { ...said, text: 'x'.repeat(2_001) })).text).toContain(
      '2000 characters',
    );
    expect((await buyer.post(reviewHref, { ...said, productId: goods.course })).status).toBe(400);
    for (const stars of ['4', '5'])
      expect((await buyer.post(reviewHref, { ...said, stars })).status).toBe(303);
    expect(await summarizeReviews(shop.store.read, goods.jar, 'UTC')).toMatchObject({
      count: 1,
      average: 5,
      reviews: [{ stars: 5, name: 'Ada' }],
    });
    expect((await buyer.get(`${reviewHref}x`)).status).toBe(404);
    expect((await buyer.get(`/review/${'a'.repeat(24)}.${'b'.repeat(32)}`)).status).toBe(404);
  });
});
