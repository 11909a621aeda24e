import { afterEach, beforeEach, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { addGiftCard, shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { ids, settings } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';

let shop: ShopServer;
let buyer: CheckoutVisitor;

const prices = (cents: number) => ({ USD: { baseCents: cents }, EUR: { baseCents: cents } });
/** Two ways of shipping, so that neither is the only one. */
const twoWays = [
  { id: 'post', title: 'Post', prices: prices(500) },
  { id: 'courier', title: 'Courier', prices: prices(1_500) },
];

beforeEach(async () => {
  shop = await shopServer();
  const shipping = [{ countries: ['US', 'DE'], options: twoWays }];
  await shop.store.saveSite({
    id: ids.site,
    host,
    settings: {
      ...settings,
      locale: 'en-US',
      shop: { ...shopSettings, shippingZones: shipping },
    },
  });
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 10);

it('without scripts the first press on Pay pays what was shown: the first way of shipping counts', async () => {
  await buyer.add(goods.jar, 'small');
  const address = await buyer.checkout();
  const { cart } = await buyer.view(address);
  expect(cart.totals.dueCents).toBe(4_900);
  const sent = { ...buyerFields, shipping: 'post', priceHash: cart.priceHash, attempt: '0' };
  const reply = await buyer.post(address, { ...sent, do: 'pay' });
  expect(reply.headers.location).toContain('/order/');
  expect(await orders()).toMatchObject([{ content: { view: { totals: { dueCents: 4_900 } } } }]);
});

it('a gift card that was spent meanwhile: the total that came of it is told, beside what is missing', async () => {
  const code = await addGiftCard(shop, 4_900);
  await buyer.add(goods.jar, 'small');
  const address = await buyer.checkout();
  await buyer.post(address, { ...buyerFields, payment: '', code });
  const { cart } = await buyer.view(address);
  expect(cart.totals.dueCents).toBe(0);
  await shop.store.write((db) =>
    db.updateTable('gift_card').set({ balance_cents: 4_500 }).execute(),
  );
  const sent = { ...buyerFields, payment: '', priceHash: cart.priceHash, attempt: '0', do: 'pay' };
  const { status, json } = await buyer.post(address, sent, { accept: 'application/json' });
  expect(status).toBe(400);
  expect(json).toMatchObject({
    data: {
      view: {
        notice: 'priceChanged',
        formerDue: { dueCents: 0 },
        cart: { totals: { dueCents: 400 } },
      },
      errors: { fields: { payment: 'Choose a payment method.' } },
    },
  });
});

it('a code that is refused stands there again', async () => {
  await buyer.add(goods.jar, 'small');
  const { json } = await buyer.post(
    await buyer.checkout(),
    { ...buyerFields, code: 'C4ZD-QKTG' },
    { accept: 'application/json' },
  );
  expect(json).toMatchObject({ data: { errors: { typed: { code: 'C4ZD-QKTG' } } } });
});

it.each(['ada@gmail', 'ada', 'ada@example.c0m'])(
  '[5.05a] %s is refused as the script refuses it',
  async (email) => {
    await buyer.add(goods.jar, 'small');
    const reply = await buyer.pay(await buyer.checkout(), { email });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('Enter an email address');
  },
);
