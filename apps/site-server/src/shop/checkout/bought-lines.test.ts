import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { addGiftCard, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import type { CartContent } from '../cart/stored-cart';
import { withoutBought } from '../cart/take-from-cart';
import { listOrdersAfter } from '../orders/orders';

const content: CartContent = {
  currency: 'USD',
  lines: [],
  couponCodes: ['TEN', 'NEW'],
  giftCardIds: [],
  shippingId: '',
  location: null,
  changes: [],
};

describe('withoutBought', () => {
  it('what is left and what was bought are what was there; nothing is below one piece', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 20 });
    fc.assert(
      fc.property(quantities, fc.array(fc.nat(60), { maxLength: 25 }), (inCart, bought) => {
        const lines = inCart.map((quantity, index) => ({
          id: `${index}`,
          productId: 'p',
          variantId: `${index}`,
          quantity,
          seenCents: null,
        }));
        const pieces = Object.fromEntries(bought.map((count, index) => [`${index}`, count]));
        const remaining = withoutBought({ ...content, lines }, { pieces, couponCodes: [] });
        for (const { id, quantity } of lines) {
          const kept = remaining.lines.find((line) => line.id === id)?.quantity ?? 0;
          expect(kept).toBe(Math.max(0, quantity - (pieces[id] ?? 0)));
        }
        expect(remaining.lines.every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });

  it('coupons that counted go, others stay', () => {
    expect(withoutBought(content, { pieces: {}, couponCodes: ['TEN'] }).couponCodes).toEqual([
      'NEW',
    ]);
  });
});

describe('what a visitor does with the cart while it is paid', () => {
  let shop: ShopServer;
  let buyer: CheckoutVisitor;

  beforeEach(async () => {
    shop = await shopServer();
    buyer = checkoutVisitor(shop.server);
    shop.plug.next = 'actionNeeded';
  });
  afterEach(() => shop.remove());

  const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 10);
  const bought = async () =>
    (await orders()).map(({ content: { view } }) =>
      view.cart.entries.map(({ productId, quantity }) => [productId, quantity]),
    );
  const inCart = async () =>
    (await buyer.cart()).cart.entries.map(({ productId, quantity }) => [productId, quantity]);

  /** Goes to the provider with two jars; `back` comes home with the money. */
  async function leave(): Promise<{ address: string; back: () => Promise<string> }> {
    await buyer.add(goods.jar, 'small', 2);
    const address = await buyer.checkout();
    await buyer.pay(address);
    shop.plug.settle(shop.plug.asks.at(-1)?.key ?? '', true);
    return {
      address,
      back: async () => String((await buyer.get(`${address}/return`)).headers.location),
    };
  }

  it('what is added stays in the cart, and is bought for itself', async () => {
    const { back } = await leave();
    await buyer.add(goods.course, 'seat', 3);
    await buyer.add(goods.jar, 'small', 5);
    expect(await back()).toContain('/order/');
    expect(await bought()).toEqual([[[goods.jar, 2]]]);
    expect(await inCart()).toEqual([
      [goods.jar, 5],
      [goods.course, 3],
    ]);
    expect(buyer.cookies.get('CART_COUNT')).toBe('8');
    shop.plug.next = 'paid';
    expect((await buyer.pay(await buyer.checkout())).headers.location).toContain('/order/');
    expect((await bought())[1]).toEqual([
      [goods.jar, 5],
      [goods.course, 3],
    ]);
    expect(await inCart()).toEqual([]);
  });

  it('what is taken out is bought all the same, and nothing is left of it', async () => {
    const { back } = await leave();
    const [line] = (await buyer.cart()).lines;
    await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 1 });
    expect(await back()).toContain('/order/');
    expect(await bought()).toEqual([[[goods.jar, 2]]]);
    expect(await inCart()).toEqual([]);
    expect((await buyer.get('/commerce/goto-checkout')).text).toContain('"kind":"emptyCart"');
  });

  it('what is taken out and put in again is wanted once more', async () => {
    const { back } = await leave();
    const [line] = (await buyer.cart()).lines;
    await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: 0 });
    await buyer.add(goods.jar, 'small', 1);
    await back();
    expect(await inCart()).toEqual([[goods.jar, 1]]);
  });

  it('a coupon that counted and a gift card that is empty go with the order; those that are added stay', async () => {
    for (const code of ['TEN', 'NEW'])
      await shop.store.saveCoupon(ids.site, { code, kind: 'percent', ratePerMillion: 100_000 });
    const [spent, added] = [await addGiftCard(shop, 1_000), await addGiftCard(shop, 50_000)];
    await buyer.add(goods.jar, 'small', 2);
    for (const code of ['TEN', spent]) await buyer.change({ type: 'addCode', code });
    const address = await buyer.checkout();
    await buyer.pay(address);
    await buyer.add(goods.course, 'seat');
    for (const code of ['NEW', added])
      expect((await buyer.change({ type: 'addCode', code })).status).toBe(200);
    shop.plug.settle(shop.plug.asks.at(-1)?.key ?? '', true);
    expect((await buyer.get(`${address}/return`)).headers.location).toContain('/order/');
    const { cart, giftCards } = await buyer.cart();
    expect(cart.coupons.map(({ code }) => code)).toEqual(['NEW']);
    expect(giftCards.map(({ balanceCents }) => balanceCents)).toEqual([50_000]);
  });
});
