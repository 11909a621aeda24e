import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { findOrderByNumber } from '../../shop/orders/orders';
import { settleOrder } from '../../shop/orders/settle-order';
import { refundPieces } from '../../shop/orders/refund-pieces';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let shop: ShopServer;
let buyer: CheckoutVisitor;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  await shop.store.write((db) => db.updateTable('stock').set({ quantity: 200 }).execute());
  buyer = checkoutVisitor(shop.server);
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const get = (url: string, headers: Record<string, string> = {}) =>
  ask(shop.server, { url, headers: { cookie, ...headers } });

const post = (url: string, fields: Record<string, string> = {}) =>
  postForm(shop, url, fields, cookie);

/** Buys one small jar. */
async function buy(fields: Record<string, string> = {}): Promise<void> {
  await buyer.add(goods.jar, 'small');
  expect((await buyer.pay(await buyer.checkout(), fields)).status).toBe(303);
}

/** Stores copies of order 1001 with the numbers after it. */
async function copyOrders(count: number): Promise<void> {
  await shop.store.write(async (db) => {
    const row = await db.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow();
    for (let more = 1; more <= count; more += 1) {
      const number = row.number + more;
      const ids = { id: `copy-${number}`, purchase_id: `copy-${number}`, number };
      await db
        .insertInto('shop_order')
        .values({ ...row, ...ids })
        .execute();
    }
    await db
      .updateTable('shop_counter')
      .set({ last_order: row.number + count })
      .execute();
  });
}

/** The numbers that a part of the list shows, in its order. */
const numbers = (text: string) =>
  [...text.matchAll(/<th scope="row"><a [^>]*>Order (\d+)/g)].map(([, number]) => Number(number));

const hrefOf = (text: string, name: string) =>
  (new RegExp(`href="([^"]*)"[^>]*>${name}<`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

const find = (number = 1_001) => findOrderByNumber(shop.store.read, ids.site, number);

/** The subjects of the mails that wait for the buyer. */
async function mailed(): Promise<string[]> {
  const rows = await shop.store.read.selectFrom('outbox').selectAll().execute();
  return rows.map((row) => JSON.stringify(row)).filter((row) => row.includes('ada@example.com'));
}

describe('the list of orders', () => {
  it('has who bought, when, for how much, and what is to be done, newest first', async () => {
    await buy();
    await buy({ payment: 'transfer', email: 'grace@example.com' });
    const { text } = await get('/config/orders');
    expect(numbers(text)).toEqual([1_002, 1_001]);
    expect(text).toContain('2 orders');
    expect(text).toContain('grace@example.com');
    expect(text).toMatch(/<time dateTime="2026-01-01T/);
    expect(text).toMatch(/class="money">\$\d+\.\d\d</);
    expect(text.match(/data-state="warning">[^<]*/g)).toEqual([
      'data-state="warning">To be paid',
      'data-state="warning">To send',
    ]);
    expect((await get('/config')).text).toContain('href="/config/orders"');
  });

  it('shows fifty at a time, and goes on where it was, whatever is bought meanwhile', async () => {
    await buy();
    await copyOrders(119);
    const first = (await get('/config/orders')).text;
    expect([numbers(first).length, numbers(first)[0]]).toEqual([50, 1_120]);
    expect(first).not.toContain('>Newer<');
    await buy();
    const second = (await get(hrefOf(first, 'Older'))).text;
    expect([numbers(second)[0], numbers(second).at(-1)]).toEqual([1_070, 1_021]);
    const third = (await get(hrefOf(second, 'Older'))).text;
    expect([numbers(third).length, third.includes('>Older<')]).toEqual([20, false]);
    const back = (await get(hrefOf(third, 'Newer'))).text;
    expect(numbers(back)).toEqual(numbers(second));
    const top = (await get(hrefOf((await get(hrefOf(back, 'Newer'))).text, 'Newer'))).text;
    expect(numbers(top)).toEqual([1_121]);
  });

  it('marks those as sent that are picked, after it has asked once, and leaves the others', async () => {
    for (let bought = 0; bought < 3; bought += 1) await buy();
    await buy({ payment: 'transfer' });
    await post('/config/orders/1003/sent');
    const list = (await get('/config/orders?state=unsent')).text;
    expect(list.match(/name="pick@\d+"/g)).toEqual(['name="pick@1002"', 'name="pick@1001"']);
    const picks = { do: 'sent', 'pick@1001': 'on', 'pick@1002': 'on', 'pick@1003': 'on' };
    const asked = await post('/config/orders?state=unsent', picks);
    expect(asked.text).toContain('Mark 2 orders as sent');
    expect(asked.text).toContain('nothing of them is to be sent: 1003');
    expect((await find(1_001))?.sentAt).toBeNull();
    const mailedBefore = (await mailed()).length;
    const { headers } = await post('/config/orders?state=unsent', { ...picks, sure: 'yes' });
    expect(headers.location).toBe('/config/orders?state=unsent&done=sent&ids=1001.1002');
    expect((await get(String(headers.location))).text).toContain('2 orders are marked as sent');
    expect((await find(1_002))?.sentAt).not.toBeNull();
    expect((await mailed()).length).toBeGreaterThan(mailedBefore);
    const noted = await listAuditEntries(
      shop.store.read,
      ids.site,
      { act: 'orderSent' },
      { limit: 9 },
    );
    expect(noted.map(({ subject }) => subject).sort()).toEqual(['1001', '1002', '1003']);
    const none = await post('/config/orders', { do: 'sent' });
    expect((await get(String(none.headers.location))).text).toContain('Nothing was done');
  });

  it('is filtered by state, searched by number or address, and keeps that in its addresses', async () => {
    for (let bought = 0; bought < 4; bought += 1) await buy();
    await buy({ payment: 'transfer', email: 'Grace_1@Example.com' });
    await post('/config/orders/1001/sent');
    const { store } = shop;
    const { links } = deskOf(shop);
    const sold = await find(1_002);
    const [line] = sold?.refundable.lines ?? [];
    await refundPieces(store, links, sold?.id ?? '', {
      key: 'all',
      quantities: { [line?.id ?? '']: 1 },
      shipping: true,
    });
    const found = async (query: string) => numbers((await get(`/config/orders?${query}`)).text);
    expect(await found('state=unsent')).toEqual([1_004, 1_003]);
    expect(await found('state=open')).toEqual([1_005]);
    expect(await found('state=refunded')).toEqual([1_002]);
    await store.write((db) =>
      db.updateTable('shop_order').set({ kind: 'donate' }).where('number', '=', 1_003).execute(),
    );
    expect(await found('kind=donate')).toEqual([1_003]);
    expect(await found('kind=cart&state=unsent')).toEqual([1_004]);
    const admin = await signIn(store, await addAccount(store, ['admin']));
    const table = await get('/config/orders/export?kind=donate', { cookie: admin });
    expect(table.text.match(/^\d+,/gm)).toEqual(['1003,']);
    expect(await found('state=canceled')).toEqual([]);
    await post('/config/orders/1005/cancel');
    expect(await found('state=canceled')).toEqual([1_005]);
    expect(await found('q=1003')).toEqual([1_003]);
    expect(await found('q=%231003')).toEqual([1_003]);
    expect(await found('q=GRACE_1')).toEqual([1_005]);
    expect([await found('q=grace%251'), await found('q=e_1'), await found('q=100')]).toEqual([
      [],
      [1_005],
      [],
    ]);
    expect(await found('q=ada%40&state=unsent')).toEqual([1_004, 1_003]);
    expect(await found('state=x&before=y&q=%00')).toHaveLength(5);
    const filtered = (await get('/config/orders?q=ada&state=unsent')).text;
    const opened = await get(hrefOf(filtered, 'Order 1004').split('<')[0] ?? '');
    expect(hrefOf(opened.text, 'Back to orders')).toBe('/config/orders?q=ada&state=unsent');
  });

  it('says what will be there, that nothing matches, and that a part is empty', async () => {
    expect((await get('/config/orders')).text).toContain('No orders yet.');
    await buy();
    expect((await get('/config/orders?q=nobody')).text).toContain('No order matches.');
    const behind = (await get('/config/orders?before=1001')).text;
    expect(behind).toContain('There are no more orders here.');
    expect(hrefOf(behind, 'Newer')).toBe('/config/orders');
  });
});

describe('the export of orders', () => {
  it('has all of them as a table for admins, and no cell that a spreadsheet would run', async () => {
    await buy();
    await buy({ email: '=1+1@example.com', name: '=HYPERLINK("https://evil.example")' });
    expect((await get('/config/orders')).text).not.toContain('/config/orders/export');
    expect((await get('/config/orders/export')).status).toBe(403);
    const admin = { cookie: await signIn(shop.store, await addAccount(shop.store, ['admin'])) };
    expect((await get('/config/orders', admin)).text).toContain('href="/config/orders/export"');
    const { headers, text } = await get('/config/orders/export', admin);
    expect(headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).toContain("'=HYPERLINK");
    expect(text).not.toMatch(/(^|,)"?=/m);
    const [entry] = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 1 });
    expect(entry?.act).toBe('ordersExported');
  });
});

describe('an order', () => {
  it('shows what was bought, for whom, its sums, its payment, and what happened', async () => {
    await buyer.add(goods.jar, 'small', 2);
    await buyer.pay(await buyer.checkout());
    const { text } = await get('/config/orders/1001');
    for (const said of ['Moon jar', '2 pieces', 'Ada Lovelace', '1 Kiln Road', 'Online', 'Post'])
      expect(text).toContain(said);
    const order = await find();
    const total = (order?.content.view.totals.grandTotalCents ?? 0) / 100;
    expect(text).toContain(`<dt>Total</dt><dd>$${total.toFixed(2)}</dd>`);
    expect(text).toMatch(
      /What happened<\/h2><ol[^>]*><li>Placed <time[^>]*>[^<]*<\/time><\/li><li>Paid/,
    );
    const page = hrefOf(text, 'Open the buyer’s page');
    expect((await buyer.get(page)).status).toBe(200);
    expect(hrefOf(text, 'Mark as sent')).toBe('/config/orders/1001/sent');
    expect(text).not.toContain('/config/orders/1001/paid');
    expect(text).not.toContain('/config/orders/1001/cancel');
  });

  it('that is not there, or is of another site, is told as such', async () => {
    await buy();
    await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
    const there = await signIn(
      shop.store,
      await addAccount(shop.store, ['admin'], 'two@studio.example', 'second'),
    );
    for (const url of ['/config/orders/1002', '/config/orders/x', '/config/orders/%00'])
      expect((await get(url)).status).toBe(404);
    const other = { host: 'two.example', cookie: there };
    expect((await ask(shop.server, { url: '/config/orders/1001', headers: other })).status).toBe(
      404,
    );
    expect(
      numbers((await ask(shop.server, { url: '/config/orders', headers: other })).text),
    ).toEqual([]);
  });
});

describe('marking an order as sent', () => {
  it('asks first, then mails the buyer once, with the link where the parcel is followed', async () => {
    await buy();
    expect((await get('/config/orders/1001/sent')).text).toContain('This cannot be undone.');
    expect((await find())?.sentAt).toBeNull();
    const tracking = 'https://carrier.example/12345';
    const { status, headers } = await post('/config/orders/1001/sent', { tracking });
    expect([status, headers.location]).toEqual([303, '/config/orders/1001?done=sent']);
    expect(await find()).toMatchObject({ trackingHref: tracking });
    const [mail = ''] = (await mailed()).filter((letter) => letter.includes('on its way'));
    expect(mail).toContain(tracking);
    const { text } = await get(String(headers.location));
    expect(text).toContain('role="status">The order is marked as sent');
    expect(text).toContain(`href="${tracking}"`);
    expect(text).toContain('<li>Sent <time');
    const seen = await buyer.get(hrefOf(text, 'Open the buyer’s page'));
    expect(seen.text).toContain(tracking);
    const mails = (await mailed()).length;
    const repeated = await post('/config/orders/1001/sent', { tracking: 'https://x.example/' });
    expect(repeated.status).toBe(409);
    expect(repeated.text).toContain(
      'role="alert">Nothing was done: this order is already marked as sent.',
    );
    expect([(await mailed()).length, (await find())?.trackingHref]).toEqual([mails, tracking]);
  });

  it('keeps a link that is none, says what is expected, and sends nothing', async () => {
    await buy();
    for (const tracking of ['carrier 12345', 'javascript:alert(1)']) {
      const { status, text } = await post('/config/orders/1001/sent', { tracking });
      expect(status).toBe(400);
      expect(text).toContain('Enter the full link, such as https://');
      expect(text).toContain(`value="${tracking}"`);
      expect(text).toMatch(/<title>Error: /);
    }
    expect((await find())?.sentAt).toBeNull();
  });

  it('is done once by two people at the same moment, and one of them is told', async () => {
    await buy();
    const both = await Promise.all([
      post('/config/orders/1001/sent', { tracking: 'https://one.example/' }),
      post('/config/orders/1001/sent', { tracking: 'https://two.example/' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await mailed()).filter((letter) => letter.includes('on its way'))).toHaveLength(1);
    expect(await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 })).toMatchObject([
      { act: 'orderSent', subject: '1001' },
    ]);
  });
});

describe('an order that is paid by hand', () => {
  beforeEach(() => buy({ payment: 'transfer' }));

  it('is marked as paid, once', async () => {
    const question = (await get('/config/orders/1001/paid')).text;
    const due = ((await find())?.content.view.totals.dueCents ?? 0) / 100;
    expect(question).toContain(`Have you received $${due.toFixed(2)}?`);
    shop.advance(60_000);
    const { headers } = await post('/config/orders/1001/paid');
    const { text } = await get(String(headers.location));
    expect(text).toContain('The order is marked as paid.');
    expect((await find())?.paidAt).toBe(shop.store.now());
    expect(text).not.toContain('/config/orders/1001/cancel');
    const repeated = await post('/config/orders/1001/paid');
    expect([repeated.status, repeated.text.includes('already paid')]).toEqual([409, true]);
  });

  it('is cancelled, once: its goods are back in stock', async () => {
    const before = (await countPieces(shop.store, goods.jar, 'small')).stock;
    const { headers } = await post('/config/orders/1001/cancel');
    expect((await get(String(headers.location))).text).toContain('The order is cancelled');
    expect((await countPieces(shop.store, goods.jar, 'small')).stock).toBe(before + 1);
    for (const step of ['cancel', 'paid', 'sent']) {
      const repeated = await post(`/config/orders/1001/${step}`);
      expect([repeated.status, repeated.text.includes('already cancelled')]).toEqual([409, true]);
    }
    expect((await countPieces(shop.store, goods.jar, 'small')).stock).toBe(before + 1);
  });

  it('is not cancelled once somebody else has marked it as paid', async () => {
    await settleOrder(shop.store, deskOf(shop).links, (await find())?.id ?? '');
    const { status, text } = await post('/config/orders/1001/cancel');
    expect([status, text.includes('Refund it instead')]).toEqual([409, true]);
    expect((await find())?.paymentState).toBe('paid');
  });
});

it('an address that says what was done is believed only while the order agrees', async () => {
  await buy();
  const { text } = await get('/config/orders/1001?done=cancel');
  expect(text).not.toContain('The order is cancelled');
});
