import { afterEach, beforeEach, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';

let shop: ShopServer;
let buyer: CheckoutVisitor;
let address: string;

const prices = (cents: number) => ({ USD: { baseCents: cents }, EUR: { baseCents: cents } });
const shippingZones = [
  {
    countries: ['US'],
    options: [
      { id: 'post', title: 'Post', prices: prices(500) },
      { id: 'counter', title: 'At the counter', pickup: true, prices: prices(0) },
    ],
  },
  { countries: ['DE'], options: [{ id: 'ferry', title: 'Ferry', prices: prices(1_650) }] },
];

beforeEach(async () => {
  shop = await shopServer({}, { ...shopSettings, shippingZones });
  buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small');
  address = await buyer.checkout();
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 10);
const fetched = { ...buyerFields, line1: '', city: '', postalCode: '', shipping: 'counter' };

it('who fetches it is asked for a name and for no address', async () => {
  const nobody = await buyer.pay(address, { ...fetched, name: '' });
  expect([nobody.status, nobody.text.includes('Enter a name.')]).toEqual([400, true]);
  expect(nobody.text).not.toContain('Enter a street');
  expect((await buyer.pay(address, fetched)).headers.location).toContain('/order/');
  expect(await orders()).toMatchObject([
    { content: { address: { name: 'Ada Lovelace', line1: '', country: '' } } },
  ]);
});

it('who has it sent is asked for one', async () => {
  const reply = await buyer.pay(address, { ...fetched, shipping: 'post' });
  expect([reply.status, reply.text.includes('Enter a street and number.')]).toEqual([400, true]);
});

it('another country is no error: the first way there counts, and that is told', async () => {
  await buyer.post(address, { ...buyerFields, shipping: 'post' });
  const abroad = { ...buyerFields, country: 'DE', postalCode: '10115', shipping: 'post' };
  const { status, json } = await buyer.post(address, abroad, { accept: 'application/json' });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    data: {
      view: {
        notice: 'shippingChanged',
        cart: { cart: { selectedShippingOption: { id: 'ferry' } } },
      },
    },
  });
  expect(JSON.stringify(json)).not.toContain('not available there');
});

it('and nobody pays for the way there before they have seen it', async () => {
  await buyer.post(address, { ...buyerFields, shipping: 'post' });
  const { cart } = await buyer.view(address);
  const pay = { priceHash: cart.priceHash, attempt: '0', do: 'pay' };
  const abroad = { ...buyerFields, country: 'DE', postalCode: '10115', shipping: 'post' };
  const reply = await buyer.post(address, { ...abroad, ...pay });
  expect([reply.status, reply.text.includes('"notice":"shippingChanged"')]).toEqual([200, true]);
  expect([shop.plug.asks, await orders()]).toEqual([[], []]);
});

it('a way of shipping that is made up is still refused', async () => {
  const reply = await buyer.post(address, { ...buyerFields, shipping: 'rocket' });
  await buyer.post(address, { ...buyerFields, shipping: 'post' });
  const repeated = await buyer.post(address, { ...buyerFields, shipping: 'rocket' });
  expect([reply.status, repeated.status]).toEqual([200, 400]);
});
