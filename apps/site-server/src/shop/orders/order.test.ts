import type { OrderView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { listMails } from '../../testing/list-mails';
import { dumpStore } from '../../testing/dump-store';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods } from '../../testing/shop-fixture';
import { addGiftCard, shopServer, type ShopServer } from '../../testing/shop-server';
import { shownView } from '../../testing/shown-view';
import { ids, settings } from '../../testing/site-fixture';
import { listOrdersAfter } from './orders';
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

const orderView = async (address: string) => shownView<OrderView>(await buyer.get(address));

/** The code of the first line, which its buyer presses for. */
async function shownCode(address: string): Promise<string> {
  const { lines } = shownView<OrderView>(await buyer.post(address, { showCodes: 'yes' }));
  return lines[0]?.giftCardCodes[0] ?? '';
}

describe('an order', () => {
  it('is confirmed to its buyer and told to its owner, once each', async () => {
    const address = await buyer.buy(goods.jar, 'small');
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.com', 'Your order 1001 from Studio'],
      ['owner@studio.example', expect.stringMatching(/^Order 1001: .*49\.00/)],
    ]);
    const [mail] = await mails();
    expect(mail?.text_body).toContain(`http://studio.example${address}`);
    for (const text of ['1 × Moon jar (Small)', 'Shipping', '5.00', '4.00', '49.00', 'Springfield'])
      expect(mail?.text_body).toContain(text);
  });

  it('has numbers of its own on each site, without gaps', async () => {
    for (let time = 0; time < 3; time += 1) await buyer.buy(goods.course, 'seat');
    expect((await orders()).map(({ number }) => number)).toEqual([1_001, 1_002, 1_003]);
  });

  it('that is paid by hand stays open, with what its buyer has to know', async () => {
    const address = await buyer.buy(goods.jar, 'small', { payment: 'transfer' });
    expect(await orderView(address)).toMatchObject({
      number: '1001',
      payment: { state: 'open', method: 'transfer', note: 'To account 1.' },
      shipment: { sentAt: null },
    });
    expect(shop.plug.asks).toEqual([]);
    expect((await mails())[0]?.text_body).toContain('To account 1.');
  });

  it('is not found under another word, nor on another site', async () => {
    const address = await buyer.buy(goods.jar, 'small');
    expect((await buyer.get(`/order/${'a'.repeat(32)}`)).status).toBe(404);
    await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
    expect(
      (await checkoutVisitor(shop.server, { siteHost: 'two.example' }).get(address)).status,
    ).toBe(404);
  });
});

describe('gift cards', () => {
  it('that are bought have a code for their buyer alone, who shows it by a press, as often as wanted', async () => {
    const address = await buyer.buy(goods.gift, 'fifty');
    // Whatever follows links shows no code, and uses nothing up.
    for (let times = 0; times < 2; times += 1)
      expect((await orderView(address)).lines).toMatchObject([
        { giftCardCodes: [], giftCardsHidden: 1 },
      ]);
    const code = await shownCode(address);
    expect(code).toMatch(/^([2-9A-Z]{4}-){6}[2-9A-Z]{4}$/);
    expect(await shownCode(address)).toBe(code);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await buyer.post(address, { showCodes: 'yes' }, foreign)).status).toBe(403);
    // Nothing that is stored, mails among it, has the code, written with or without its hyphens.
    const stored = await dumpStore(shop.store);
    expect(stored).toContain('You can see the code of Gift card on your order page.');
    expect([stored.includes(code), stored.includes(code.replaceAll('-', ''))]).toEqual([
      false,
      false,
    ]);
    await buyer.add(goods.course, 'seat');
    const next = await buyer.checkout();
    await buyer.pay(next, { code });
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([5_000, 12_000 + 1_200 - 5_000]);
  });

  it('pay all of an order without asking a provider, and what they pay is off their balance', async () => {
    const code = await addGiftCard(shop, 20_000);
    await buyer.buy(goods.course, 'seat', { code });
    expect(shop.plug.asks).toEqual([]);
    expect(await latest()).toMatchObject({ paymentId: 'nothing', paymentState: 'paid' });
    expect(await shop.store.read.selectFrom('gift_card').select('balance_cents').execute()).toEqual(
      [{ balance_cents: 6_800 }],
    );
    const sum = await shop.store.read
      .selectFrom('gift_card_entry')
      .select((eb) => eb.fn.sum('cents').as('cents'))
      .executeTakeFirst();
    expect(Number(sum?.cents)).toBe(6_800);
  });

  it('that somebody else emptied while paying make no order: all money goes back', async () => {
    const code = await addGiftCard(shop, 5_000);
    shop.plug.next = 'actionNeeded';
    await buyer.add(goods.jar, 'large');
    const address = await buyer.checkout();
    await buyer.pay(address, { code });
    const [request] = shop.plug.asks;
    shop.plug.next = 'paid';
    await checkoutVisitor(shop.server).buy(goods.course, 'seat', { code });
    shop.plug.settle(request?.key ?? '', true);
    expect((await buyer.get(`${address}/return`)).headers.location).toBe(address);
    expect(await orders()).toHaveLength(1);
    expect(shop.plug.refunds).toMatchObject([
      { paymentId: `pay-${request?.key}`, cents: request?.cents },
    ]);
    // What happened to the order and to the money, and what to do next.
    expect((await buyer.view(address)).notice).toBe('codeSpent');
    expect(await countPieces(shop.store, goods.jar, 'large')).toEqual({ stock: 3, held: 0 });
    expect(await shop.store.read.selectFrom('gift_card').select('balance_cents').execute()).toEqual(
      [{ balance_cents: 0 }],
    );
  });
});

it('a coupon that is used up while paying makes no order, and is not used more often than it may be', async () => {
  await shop.store.saveCoupon(ids.site, {
    code: 'ONCE',
    kind: 'percent',
    ratePerMillion: 500_000,
    usesLeft: 1,
  });
  shop.plug.next = 'actionNeeded';
  await buyer.add(goods.course, 'seat');
  const address = await buyer.checkout();
  await buyer.pay(address, { code: 'ONCE' });
  shop.plug.next = 'paid';
  await checkoutVisitor(shop.server).buy(goods.course, 'seat', { code: 'ONCE' });
  shop.plug.settle(shop.plug.asks[0]?.key ?? '', true);
  await buyer.get(`${address}/return`);
  expect(await orders()).toHaveLength(1);
  expect(shop.plug.refunds).toMatchObject([{ cents: 6_600 }]);
  // What it took off is due again.
  expect((await buyer.view(await buyer.checkout())).cart.totals.dueCents).toBe(13_200);
});

describe('a digital product', () => {
  const bytes = Buffer.from('%PDF-1.7 five glazes');

  async function sellFile(id = 'file'): Promise<void> {
    const file = await shop.store.saveAsset(bytes, {
      siteId: ids.site,
      name: 'glazes.pdf',
      alt: '',
      forBuyers: true,
    });
    await shop.store.saveProduct(ids.site, {
      product: {
        id,
        title: 'Glazes',
        productType: 'digital',
        priceCents: 1_500,
        variants: [],
        variantOptionOrdering: [],
      },
      currency: 'USD',
      slug: `shop/${id}`,
      fileId: file.id,
    });
  }

  const linksOf = async (address: string) =>
    (await orderView(address)).lines.map((line) => line.download?.href ?? '');

  async function download(): Promise<string> {
    await sellFile();
    const [href = ''] = await linksOf(await buyer.buy('file', ''));
    return href;
  }

  it('is fetched by a signed link, as a file to save, ten times', async () => {
    const href = await download();
    const reply = await buyer.get(href);
    expect([reply.status, reply.text, reply.headers['content-disposition']]).toEqual([
      200,
      bytes.toString(),
      "attachment; filename*=UTF-8''glazes.pdf",
    ]);
    for (let time = 1; time < 10; time += 1) expect((await buyer.get(href)).status).toBe(200);
    expect((await buyer.get(href)).status).toBe(410);
  });

  it('tells its size, and is fetched in parts: what is not fetched whole is not counted', async () => {
    const href = await download();
    const half = { range: 'bytes=9-' };
    for (let time = 0; time < 12; time += 1) {
      const head = await ask(shop.server, { method: 'HEAD', url: href });
      expect([head.status, head.headers['content-length']]).toEqual([200, String(bytes.length)]);
    }
    const first = await buyer.get(href, { range: 'bytes=0-8' });
    expect([first.status, first.text, first.headers['content-range']]).toEqual([
      206,
      '%PDF-1.7 ',
      `bytes 0-8/${bytes.length}`,
    ]);
    for (let time = 0; time < 12; time += 1) {
      const rest = await buyer.get(href, { ...half, 'if-range': String(first.headers.etag) });
      expect([rest.status, rest.text]).toEqual([206, 'five glazes']);
    }
    // Another file of that name would not fit.
    expect((await buyer.get(href, { ...half, 'if-range': '"other"' })).text).toBe(bytes.toString());
    expect((await buyer.get(href, { range: 'bytes=99-' })).status).toBe(416);
    for (let time = 2; time < 10; time += 1) expect((await buyer.get(href)).status).toBe(200);
    expect((await buyer.get(href)).status).toBe(410);
  });

  it('is not fetched when its time is over, nor with a link that is not ours', async () => {
    const href = await download();
    expect((await buyer.get(href.replace(/key=\d+/, 'key=99999999999999'))).status).toBe(410);
    expect((await buyer.get(href.replace(/\?.*/, ''))).status).toBe(410);
    shop.advance(31 * day);
    expect((await buyer.get(href)).status).toBe(410);
  });

  it('is not fetched with the key of another one of the order', async () => {
    await sellFile();
    await sellFile('other');
    await buyer.add('file', '');
    const [first = '', second = ''] = await linksOf(await buyer.buy('other', ''));
    const [, key = ''] = /key=(.*)/.exec(first) ?? [];
    expect((await buyer.get(second.replace(/key=.*/, `key=${key}`))).status).toBe(410);
    expect((await buyer.get(second)).status).toBe(200);
  });
});
