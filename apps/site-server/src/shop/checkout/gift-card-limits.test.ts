import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { mostGiftCards } from '../cart/price-lines';
import { findOrderByNumber } from '../orders/orders';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const add = (quantity: number) =>
  buyer.change({ type: 'add', productId: goods.gift, variantId: 'fifty', quantity });
const words =
  'You can buy up to 100 gift cards of the same value at once. To buy more, place another order.';

it('a cart takes as many gift cards of a value as can be made at once, and says so of more', async () => {
  expect(await add(9_999)).toMatchObject({ status: 400, json: { error: words } });
  expect((await add(mostGiftCards)).status).toBe(200);
  expect(await add(1)).toMatchObject({ status: 400, json: { error: words } });
  const [line] = (await buyer.cart()).lines;
  expect(line?.maxQuantity).toBe(mostGiftCards);
  expect(
    (await buyer.change({ type: 'setQuantity', lineId: line?.lineId, quantity: mostGiftCards + 1 }))
      .status,
  ).toBe(400);
});

it('a cart that was filled before there was a limit is not bought as it is', async () => {
  await add(1);
  const document = (row: string) => row.replace('"quantity":1', '"quantity":5000');
  const { id, document: kept } = await shop.store.read
    .selectFrom('cart')
    .select(['id', 'document'])
    .executeTakeFirstOrThrow();
  await shop.store.write((db) =>
    db
      .updateTable('cart')
      .set({ document: document(kept) })
      .where('id', '=', id)
      .execute(),
  );
  const reply = await buyer.pay(await buyer.checkout());
  expect([
    reply.status,
    reply.text.includes('Something in your cart is no longer available as you chose it.'),
  ]).toEqual([409, true]);
  expect(shop.plug.asks).toEqual([]);
});

it('as many of many values as a cart may hold are made in one order, each with a code of its own', async () => {
  const variants = Array.from({ length: 12 }, (_, index) => ({
    id: `v${index}`,
    priceCents: 1_000 + index,
  }));
  await shop.store.saveProduct(ids.site, {
    product: { id: 'gifts', title: 'Gift cards', productType: 'giftCard', variants },
    currency: 'USD',
    slug: 'shop/gifts',
  });
  for (const { id } of variants) await buyer.add('gifts', id, mostGiftCards);
  const reply = await buyer.pay(await buyer.checkout());
  expect(reply.headers.location).toContain('/order/');
  const order = await findOrderByNumber(shop.store.read, ids.site, 1_001);
  const made = await shop.store.read
    .selectFrom('gift_card')
    .select(['code_hash', 'balance_cents'])
    .execute();
  expect(made).toHaveLength(12 * mostGiftCards);
  expect(new Set(made.map(({ code_hash }) => code_hash)).size).toBe(made.length);
  expect(made.reduce((sum, { balance_cents }) => sum + balance_cents, 0)).toBe(
    order?.content.view.totals.grandTotalCents,
  );
  expect(
    await shop.store.read
      .selectFrom('gift_card_entry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst(),
  ).toEqual({ count: made.length });
});
