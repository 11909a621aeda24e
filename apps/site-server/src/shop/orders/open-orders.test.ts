import type { OrderView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { changeOrder } from './change-order';
import { findOrderByNumber } from './orders';
import { refundPieces } from './refund-pieces';
import { settleOrder } from './settle-order';
import type { StoredOrder } from './stored-order';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const cards = () => shop.store.read.selectFrom('gift_card').select('balance_cents').execute();
const mailTexts = async () =>
  (
    await shop.store.read
      .selectFrom('outbox')
      .select('text_body')
      .where('recipient', '=', 'ada@example.com')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ text_body }) => text_body);
const code = /([2-9A-Z]{4}-){6}[2-9A-Z]{4}/;

async function order(): Promise<StoredOrder> {
  const found = await findOrderByNumber(shop.store.read, ids.site, 1_001);
  if (!found) throw new Error('there is no order');
  return found;
}

async function buy(payment: string, quantity = 1): Promise<string> {
  await buyer.add(goods.gift, 'fifty', quantity);
  await buyer.add('file', '');
  return String((await buyer.pay(await buyer.checkout(), { payment })).headers.location);
}

async function lines(address: string): Promise<OrderView['lines']> {
  const { text } = await buyer.post(address, { showCodes: 'yes' });
  return (JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as { shop: { view: OrderView } }).shop
    .view.lines; // the test's renderer writes it
}

beforeEach(async () => {
  const file = await shop.store.saveAsset(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
    { siteId: ids.site, name: 'glazes.svg', alt: '' },
  );
  await shop.store.saveProduct(ids.site, {
    product: { id: 'file', title: 'Glazes', productType: 'digital', priceCents: 1_500 },
    currency: 'USD',
    slug: 'shop/file',
    fileId: file.id,
  });
});

describe('an order that is only promised to be paid', () => {
  it('hands nothing over: no gift card, no code, no file', async () => {
    const address = await buy('transfer');
    expect((await order()).paymentState).toBe('open');
    expect(await cards()).toEqual([]);
    expect(await lines(address)).toMatchObject([
      { giftCardCodes: [], giftCardsHidden: 0 },
      { download: null },
    ]);
    const [mail = ''] = await mailTexts();
    expect(mail).not.toMatch(code);
    expect(mail).toContain('as soon as we receive your payment');
  });

  it('hands all over once the money came, by mail and on its page', async () => {
    const address = await buy('transfer');
    await lines(address);
    await settleOrder(shop.store, deskOf(shop).links, (await order()).id);
    expect(await cards()).toEqual([{ balance_cents: 5_000 }]);
    const [, file] = await lines(address);
    expect((await mailTexts()).join()).toContain(
      'You can see the code of Gift card on your order page.',
    );
    expect((await buyer.get(file?.download?.href ?? '')).status).toBe(200);
    await expect(settleOrder(shop.store, deskOf(shop).links, (await order()).id)).rejects.toThrow(
      'not open',
    );
    expect(await cards()).toHaveLength(1);
  });
});

describe('a refund of what was handed over', () => {
  let requests = 0;
  const refund = async (pieces: Record<string, number>) =>
    refundPieces(shop.store, deskOf(shop).links, (await order()).id, {
      key: `refund ${(requests += 1)}`,
      quantities: pieces,
    });

  it('makes its gift cards worth nothing, those alone that go back', async () => {
    await buy('card', 3);
    const lineId = (await order()).content.view.cart.entries[0]?.id ?? '';
    expect((await refund({ [lineId]: 1 })).cents).toBe(5_000);
    expect((await refund({ [lineId]: 1 })).cents).toBe(5_000);
    expect((await cards()).map(({ balance_cents }) => balance_cents).sort()).toEqual([0, 0, 5_000]);
  });

  it('is refused for a gift card that was spent, and changes nothing', async () => {
    const [gift] = await lines(await buy('card'));
    await buyer.add(goods.jar, 'small');
    await buyer.pay(await buyer.checkout(), { code: gift?.giftCardCodes[0] ?? '' });
    expect(await cards()).toEqual([{ balance_cents: 100 }]);
    await expect(refund({ [gift?.lineId ?? '']: 1 })).rejects.toThrow('were spent');
    expect((await order()).paymentState).toBe('paid');
    expect(await shop.store.read.selectFrom('refund').selectAll().execute()).toEqual([]);
  });

  it('ends the downloads of an order of which all goes back', async () => {
    const address = await buy('card');
    const [gift, file] = await lines(address);
    expect((await buyer.get(file?.download?.href ?? '')).status).toBe(200);
    await refund({ [gift?.lineId ?? '']: 1, [file?.lineId ?? '']: 1 });
    expect((await order()).paymentState).toBe('refunded');
    expect((await buyer.get(file?.download?.href ?? '')).status).toBe(410);
    expect((await lines(address)).map(({ download }) => download)).toEqual([null, null]);
  });
});

it('of two changes of one state of an order the first counts', async () => {
  await buy('transfer');
  const before = await order();
  const change = (paymentState: 'paid' | 'refunded') =>
    shop.store.write((db) => changeOrder(db, before, { paymentState }, shop.store.now()));
  expect(await Promise.all([change('paid'), change('refunded')])).toEqual([true, false]);
  expect((await order()).paymentState).toBe('paid');
});
