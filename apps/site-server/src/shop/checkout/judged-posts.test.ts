import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteStore } from '../../app/site-store';
import { buyerFields, checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';
import { findCheckoutById, saveCheckoutContent } from './checkouts';
import type { CheckoutContent } from './stored-checkout';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 10);

/**
 * A checkout that could be paid, and what its button sends: nothing that was not entered before.
 */
async function readyCheckout(): Promise<{
  address: string;
  id: string;
  press: () => ReturnType<CheckoutVisitor['post']>;
}> {
  await buyer.add(goods.jar, 'small');
  const address = await buyer.checkout();
  await buyer.post(address, buyerFields);
  const { cart } = await buyer.view(address);
  const { id } = await shop.store.read
    .selectFrom('checkout')
    .select('id')
    .executeTakeFirstOrThrow();
  return {
    address,
    id,
    press: () => buyer.post(address, { do: 'pay', priceHash: cart.priceHash, attempt: '0' }),
  };
}

async function stored(id: string) {
  const checkout = await findCheckoutById(shop.store.read, id);
  if (!checkout) throw new Error('there is no checkout');
  return checkout;
}

/** Another server keeps something else right before this one writes; so many times. */
function intrude(
  id: string,
  changes: (content: CheckoutContent) => Partial<CheckoutContent>,
  times = 1,
): void {
  const write: SiteStore['write'] = shop.store.write.bind(shop.store);
  let remaining = times;
  shop.store.write = async (run) => {
    remaining -= 1;
    if (remaining >= 0) {
      const checkout = await stored(id);
      await write((db) =>
        saveCheckoutContent(
          db,
          checkout,
          { ...checkout.content, ...changes(checkout.content) },
          shop.store.now(),
        ),
      );
    }
    return write(run);
  };
}

it('what is changed between judging and paying is judged anew: where nothing is shipped to, nothing is paid', async () => {
  const { id, press } = await readyCheckout();
  intrude(id, ({ address }) => ({ address: { ...address, country: 'FR', postalCode: '75001' } }));
  const reply = await press();
  expect([reply.status, reply.text.includes('We do not ship to this address.')]).toEqual([
    400,
    true,
  ]);
  expect([shop.plug.asks, await orders()]).toEqual([[], []]);
});

it('what is changed between judging and paying and is right is what is paid and ordered', async () => {
  const { id, press } = await readyCheckout();
  intrude(id, ({ address }) => ({
    email: 'bob@example.com',
    address: { ...address, name: 'Bob' },
  }));
  expect((await press()).headers.location).toContain('/order/');
  expect(shop.plug.asks.map(({ email }) => email)).toEqual(['bob@example.com']);
  expect(await orders()).toMatchObject([
    { email: 'bob@example.com', content: { address: { name: 'Bob' } } },
  ]);
});

it('a checkout that is changed again and again is not paid: its page is shown with 409', async () => {
  const { address, id, press } = await readyCheckout();
  let names = 0;
  intrude(id, (content) => ({ address: { ...content.address, name: `Name ${(names += 1)}` } }), 2);
  const reply = await press();
  expect([
    reply.status,
    reply.text.includes('Your order was being changed at the same time'),
  ]).toEqual([409, true]);
  expect(reply.text).toContain('Name 2');
  expect([shop.plug.asks, await orders()]).toEqual([[], []]);
  expect((await buyer.pay(address)).headers.location).toContain('/order/');
});

it('of two servers that are told something at once neither loses what the other keeps', async () => {
  const { address, id } = await readyCheckout();
  intrude(id, (content) => ({ address: { ...content.address, name: 'Bob' } }));
  expect((await buyer.post(address, { email: 'bob@example.com' })).status).toBe(303);
  expect(await buyer.view(address)).toMatchObject({
    email: 'bob@example.com',
    address: { name: 'Bob', city: 'Springfield' },
  });
});

it('a server that judged something older pays nothing, and takes no stock', async () => {
  const { id } = await readyCheckout();
  const before = await stored(id);
  const save = () => shop.store.write((db) => saveCheckoutContent(db, before, before.content, 1));
  expect(await save()).toMatchObject({ id, revision: before.revision + 1 });
  expect(await save()).toBeUndefined();
  const { driver } = deskOf(shop);
  expect(
    await driver.dispatchJudged(before, { type: 'priced', priceHash: 'a', dueCents: 1 }),
  ).toBeUndefined();
  expect((await driver.read(id)).state.at).toBe('open');
  expect(
    await driver.dispatchJudged(await stored(id), { type: 'priced', priceHash: 'a', dueCents: 1 }),
  ).toMatchObject({ at: 'priced' });
});
