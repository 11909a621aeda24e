import { expect, it } from 'vitest';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { deskOf, shopServer } from '../../testing/shop-server';
import { checkoutLifetime, sweepCheckouts } from './sweep-checkouts';

it('a checkout that a provider was asked for is kept, so that money which comes very late finds its way back', async () => {
  const shop = await shopServer();
  const buyer = checkoutVisitor(shop.server);
  shop.plug.next = 'declined';
  await buyer.add(goods.course, 'seat');
  const address = await buyer.checkout();
  await buyer.pay(address);
  await buyer.post(address, { do: 'cancel' });
  expect((await buyer.view(address)).at).toBe('closed');
  shop.advance(2 * checkoutLifetime);
  expect(await shop.store.write((db) => sweepCheckouts(db, shop.store.now()))).toBe(0);
  const key = shop.plug.asks[0]?.key ?? '';
  shop.plug.settle(key, true);
  shop.plug.next = 'paid';
  const { status } = await ask(shop.server, {
    method: 'POST',
    url: '/api/commerce/webhook/test',
    headers: { 'content-type': 'application/json' },
    body: shop.plug.news(key),
  });
  expect(status).toBe(200);
  await deskOf(shop).driver.sweep();
  expect(shop.plug.refunds.map(({ paymentId }) => paymentId)).toEqual([`pay-${key}`]);
  await shop.remove();
});
