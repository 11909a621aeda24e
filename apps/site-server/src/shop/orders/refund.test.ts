import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentFault } from '../../payment/payment-fault';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { listMails } from '../../testing/list-mails';
import { goods } from '../../testing/shop-fixture';
import { addGiftCard, deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { findOrderByNumber, listOrdersAfter } from './orders';
import { refundPieces } from './refund-pieces';
import type { StoredOrder } from './stored-order';

const day = 24 * 60 * 60 * 1000;

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const orders = () => listOrdersAfter(shop.store.read, ids.site, 0, 1_000);
const mails = () => listMails(shop.store);

async function latest(): Promise<StoredOrder> {
  const found = (await orders()).at(-1);
  if (!found) throw new Error('there is no order');
  return found;
}

describe('a refund', () => {
  it('is split as the order was paid, goes to card and provider, and never beyond what came', async () => {
    const code = await addGiftCard(shop, 4_400);
    await buyer.add(goods.jar, 'small', 2);
    await buyer.pay(await buyer.checkout(), { code });
    const order = await latest();
    const { links, refunds } = deskOf(shop);
    const [line] = order.content.view.cart.entries;
    const give = (quantity: number, shipping = false) =>
      refundPieces(shop.store, links, order.id, {
        key: `${quantity} ${shipping}`,
        quantities: { [line?.id ?? '']: quantity },
        shipping,
      });
    expect(await give(1)).toMatchObject({
      cents: 4_400,
      order: { paymentState: 'partlyRefunded' },
    });
    expect(await give(1, true)).toMatchObject({
      cents: 4_900,
      order: { paymentState: 'refunded' },
    });
    await expect(give(2)).rejects.toThrow(RangeError);
    await refunds.run();
    await refunds.run();
    const toProvider = shop.plug.refunds.reduce((sum, { cents }) => sum + cents, 0);
    expect(toProvider).toBe(4_900);
    expect(await shop.store.read.selectFrom('gift_card').select('balance_cents').execute()).toEqual(
      [{ balance_cents: 4_400 }],
    );
    expect(
      (await mails()).filter(({ subject }) => subject.startsWith('Your refund of')),
    ).toHaveLength(2);
    expect((await findOrderByNumber(shop.store.read, ids.site, order.number))?.paymentState).toBe(
      'refunded',
    );
  });

  it('two at the same moment do not both give the same piece back', async () => {
    await buyer.buy(goods.jar, 'small');
    const order = await latest();
    const { links } = deskOf(shop);
    const quantities = { [order.content.view.cart.entries[0]?.id ?? '']: 1 };
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((key) => refundPieces(shop.store, links, order.id, { key, quantities })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that the provider refuses is told to the owner, once, and asked again each day', async () => {
    await buyer.buy(goods.jar, 'small');
    const order = await latest();
    const { links, refunds } = deskOf(shop);
    await refundPieces(shop.store, links, order.id, { key: 'a', quantities: {}, shipping: true });
    const { refund } = shop.plug;
    shop.plug.refund = () =>
      Promise.reject(new PaymentFault('refused', 'the payment is disputed.'));
    await refunds.run();
    shop.advance(day);
    await refunds.run();
    expect(
      (await mails()).filter(
        ({ subject }) => subject === 'Order 1001: US$5.00 could not be refunded',
      ),
    ).toMatchObject([{ recipient: 'owner@studio.example' }]);
    shop.plug.refund = refund;
    await refunds.run();
    expect(shop.plug.refunds).toEqual([]);
    shop.advance(day);
    await refunds.run();
    expect(shop.plug.refunds).toHaveLength(1);
  });

  it('waits while the provider is down', async () => {
    await buyer.buy(goods.jar, 'small');
    const order = await latest();
    const { links, refunds } = deskOf(shop);
    await refundPieces(shop.store, links, order.id, { key: 'a', quantities: {}, shipping: true });
    shop.plug.next = 'down';
    await refunds.run();
    await refunds.run();
    shop.plug.next = 'paid';
    shop.advance(6 * 60_000);
    await refunds.run();
    expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([500]);
  });
});

describe('a refund that is asked for twice under one key', () => {
  it.each(['one after the other', 'at once'])(
    'is one, %s: pieces, money, stock and mail alike',
    async (how) => {
      await buyer.add(goods.jar, 'small', 3);
      await buyer.pay(await buyer.checkout());
      const order = await latest();
      const { links, refunds } = deskOf(shop);
      const [line] = order.content.view.cart.entries;
      const give = (key: string, pieces = 1) =>
        refundPieces(shop.store, links, order.id, {
          key,
          quantities: { [line?.id ?? '']: pieces },
        });
      const both =
        how === 'at once'
          ? await Promise.all([give('broken vase'), give('broken vase')])
          : [await give('broken vase'), await give('broken vase')];
      expect(both[0]).toMatchObject({ cents: 4_400, restocked: 1 });
      expect(both[1]).toMatchObject({ cents: 4_400, restocked: 1 });
      expect(both.map(({ isRepeat }) => isRepeat).sort()).toEqual([false, true]);
      expect((await latest()).refundable.lines).toMatchObject([{ quantity: 2 }]);
      await refunds.run();
      expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([4_400]);
      const sentMails = (await mails()).filter(({ subject }) =>
        subject.startsWith('Your refund of'),
      );
      expect(sentMails).toHaveLength(1);
      // The same pieces under another key are another refund; other pieces under that key are none.
      await give('second vase');
      expect((await latest()).refundable.lines).toMatchObject([{ quantity: 1 }]);
      await expect(give('broken vase', 2)).rejects.toThrow(
        'the key "broken vase" was used for another refund of order 1001',
      );
      expect((await latest()).refundable.lines).toMatchObject([{ quantity: 1 }]);
    },
  );
});
