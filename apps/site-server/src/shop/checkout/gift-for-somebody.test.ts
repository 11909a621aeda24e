import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { dumpStore } from '../../testing/dump-store';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { testKeys } from '../../testing/test-keys';
import { findOrderByNumber } from '../orders/orders';
import { refundPieces } from '../orders/refund-pieces';
import { createShopLinks } from '../pages/create-shop-links';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const gift = {
  giftTo: 'Wren',
  giftEmail: 'wren@example.com',
  giftFrom: 'Ada',
  giftMessage: 'Break\r\nnothing',
  giftDate: '',
};
const address = `/checkout/giftcard?websiteId=${ids.site}&giftCardProductId=${goods.gift}`;

async function begin(fields: Record<string, string> = gift): Promise<string> {
  return String((await buyer.post(address, fields)).headers.location);
}

const mailsTo = (recipient: string) =>
  shop.store.read.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute();

/** A day some days from now, and that of the mail. */
function dayFromNow(days: number): string {
  return new Date(shop.store.now() + days * 86_400_000).toISOString().slice(0, 10);
}

it('[2.04] whoever it is for gets a mail with a link, and the code by a press on its page', async () => {
  const checkout = await begin();
  expect(await buyer.view(checkout)).toMatchObject({
    gift: {
      to: 'Wren',
      email: 'wren@example.com',
      from: 'Ada',
      message: 'Break\nnothing',
      date: '',
    },
  });
  expect((await buyer.pay(checkout)).status).toBe(303);
  const [mail] = await mailsTo('wren@example.com');
  expect(mail?.subject).toContain('Ada has sent you a gift card');
  expect(mail?.text_body).toContain('Break\nnothing');
  const path = /\/gift\/[\w.-]+/.exec(mail?.text_body ?? '')?.[0] ?? '';
  const wren = checkoutVisitor(shop.server);
  const shown = await wren.get(path);
  expect([shown.status, shown.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(shown.text).toContain('"code":""');
  const pressed = await wren.post(path, { showCodes: 'yes' });
  const [, code = ''] = /"code":"([\w-]+)"/.exec(pressed.text) ?? [];
  expect(code).toMatch(/^(?:\w{4}-){6}\w{4}$/);
  expect(mail?.text_body).not.toContain(code);
  expect((await wren.get(`${path}x`)).status).toBe(404);
  // The page of the order is the buyer's alone.
  expect((await wren.get(path.replace('gift', 'order'))).status).toBe(404);
  await wren.add(goods.jar, 'small');
  await wren.post('/commerce/cart', { type: 'addCode', code });
  expect((await wren.cart()).giftCards).toHaveLength(1);
});

it('nobody reads a code in the store: not in the mails, the order or the card, even after it was shown', async () => {
  const codes: string[] = [];
  for (const fields of [gift, {}]) {
    const order = String((await buyer.pay(await begin(fields))).headers.location);
    const { text } = await buyer.post(order, { showCodes: 'yes' });
    codes.push(...(text.match(/(?:\w{4}-){6}\w{4}/g) ?? []));
  }
  const stored = (await dumpStore(shop.store)).toUpperCase();
  expect([new Set(codes).size, stored.includes('WREN@EXAMPLE.COM')]).toEqual([2, true]);
  for (const code of codes)
    for (const form of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(form);
});

it('is sent on the morning of its day, and not before', async () => {
  const giftDate = dayFromNow(3);
  const checkout = await begin({ ...gift, giftDate });
  await buyer.pay(checkout);
  const [mail] = await mailsTo('wren@example.com');
  expect(new Date(mail?.next_at ?? 0).toISOString()).toBe(`${giftDate}T09:00:00.000Z`);
});

it('is taken back before it was sent, where the card is refunded', async () => {
  await buyer.pay(await begin({ ...gift, giftDate: dayFromNow(3) }));
  const order = await findOrderByNumber(shop.store.read, ids.site, 1_001);
  const [lineId = ''] = Object.keys(order?.content.giftCards ?? {});
  await refundPieces(shop.store, createShopLinks(testKeys), order?.id ?? '', {
    key: 'a',
    quantities: { [lineId]: 1 },
  });
  expect(await mailsTo('wren@example.com')).toEqual([]);
});

it.each([
  ['giftEmail', { giftEmail: '' }],
  ['giftEmail', { giftEmail: 'wren@' }],
  ['giftDate', { giftDate: '2020-01-01' }],
  ['giftDate', { giftDate: '2999-01-01' }],
  ['giftDate', { giftDate: 'soon' }],
  ['giftMessage', { giftMessage: 'x'.repeat(501) }],
])('is not paid before %s is mended, and nothing that was entered is lost', async (name, wrong) => {
  const checkout = await begin({ ...gift, ...wrong });
  const refused = await buyer.pay(checkout);
  expect([refused.status, refused.text.includes(`"${name}":"`)]).toEqual([400, true]);
  expect(await buyer.view(checkout)).toMatchObject({ gift: { to: 'Wren' } });
  expect((await buyer.pay(checkout, gift)).status).toBe(303);
});

it('without anybody named it is the buyer’s, and nobody else gets a mail', async () => {
  const checkout = await begin({ sku: '' });
  expect(checkout).toBe('undefined');
  await buyer.pay(await begin({}));
  const recipients = (await shop.store.read.selectFrom('outbox').select('recipient').execute()).map(
    ({ recipient }) => recipient,
  );
  expect(new Set(recipients)).toEqual(new Set(['ada@example.com', 'owner@studio.example']));
  expect((await findOrderByNumber(shop.store.read, ids.site, 1_001))?.content.gift).toBeUndefined();
});

it('a note to the seller stands on the order and in the mail to the owner', async () => {
  await buyer.add(goods.jar, 'small');
  const checkout = await buyer.checkout();
  await buyer.pay(checkout, { buyerNote: 'Leave it\u0007 with Wren\u202e.' });
  const order = await findOrderByNumber(shop.store.read, ids.site, 1_001);
  expect(order?.content.buyerNote).toBe('Leave it with Wren.');
  const mails = await shop.store.read.selectFrom('outbox').selectAll().execute();
  expect(
    mails
      .filter(({ text_body }) => text_body.includes('Leave it with Wren.'))
      .map((mail) => mail.recipient),
  ).toEqual(['owner@studio.example']);
});
