import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { PaymentFault } from '../../payment/payment-fault';
import { findOrderByNumber } from '../../shop/orders/orders';
import { settleOrder } from '../../shop/orders/settle-order';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods } from '../../testing/shop-fixture';
import { addGiftCard, deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let buyer: CheckoutVisitor;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const path = '/config/orders/1001';
const get = (url: string) => ask(shop.server, { url, headers: { cookie } });
const post = (url: string, fields: Record<string, string> = {}) =>
  postForm(shop, url, fields, cookie);

/** Buys small jars as order 1001. */
async function buy(quantity = 3, fields: Record<string, string> = {}): Promise<void> {
  await buyer.add(goods.jar, 'small', quantity);
  expect((await buyer.pay(await buyer.checkout(), fields)).status).toBe(303);
}

/** Asks what a refund would do. */
const preview = (query: string) => get(`${path}/refund?step=preview&${query}`);

/** What the button of a preview would send. */
const buttonOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const order = async () => {
  const found = await findOrderByNumber(shop.store.read, ids.site, 1_001);
  if (!found) throw new Error('there is no order');
  return found;
};

const stock = async () => (await countPieces(shop.store, goods.jar, 'small')).stock;

const mailed = async () =>
  (await shop.store.read.selectFrom('outbox').select('subject').execute()).filter(({ subject }) =>
    subject.startsWith('Your refund of'),
  ).length;

describe('a refund in the area', () => {
  it('is shown before it is made: sum, where the money goes, stock; then it is made once', async () => {
    await buy();
    const before = await stock();
    expect((await get(path)).text).toContain(`href="${path}/refund"`);
    const form = (await get(`${path}/refund`)).text;
    expect(form).toContain('Up to $137.00 can be refunded.');
    expect(form).toContain('3 left');
    expect(form).toMatch(/name="restock" checked=""/);
    const shown = (await preview('pieces-0=2&restock=on')).text;
    expect(shown).toContain('<h1>Refund $88.00 of order 1001?</h1>');
    for (const said of [
      '2 × Moon jar (Small)',
      'of which taxes: $8.00',
      '$88.00 the way it was paid. The payment service is asked at once',
      '2 pieces go back in stock.',
      'The buyer gets an email.',
      'This cannot be undone.',
    ])
      expect(shown).toContain(said);
    expect([(await order()).refunds, await stock(), await mailed()]).toEqual([[], before, 0]);
    const sent = buttonOf(shown);
    const both = await Promise.all([post(`${path}/refund`, sent), post(`${path}/refund`, sent)]);
    const repeated = await post(`${path}/refund`, sent);
    for (const { status, headers } of [...both, repeated])
      expect([status, headers.location]).toEqual([303, `${path}?done=refund`]);
    expect((await order()).refunds.map(({ cents }) => cents)).toEqual([8_800]);
    expect([await stock(), await mailed()]).toEqual([before + 2, 1]);
    expect(await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 })).toMatchObject([
      { act: 'orderRefunded', subject: '1001' },
    ]);
    const page = (await get(`${path}?done=refund`)).text;
    expect(page).toContain('role="status">The refund is made');
    expect(page).toContain('$88.00 is waiting for the payment service.');
    await deskOf(shop).refunds.run();
    expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([8_800]);
    expect((await get(path)).text).not.toContain('is waiting for the payment service');
  });

  it('of a sum takes no pieces; a wrong one is told beside its field, and nothing is lost', async () => {
    await buy();
    for (const sum of ['five', '1.234', '-2', '500']) {
      const { status, text } = await preview(`sum=${sum}&pieces-0=1`);
      expect(status).toBe(400);
      expect(text).toContain('Enter an amount such as 5.00, at most $137.00.');
      expect(text).toContain(`value="${sum}"`);
      expect(text).toMatch(/name="pieces-0"[^>]* value="1"/);
      expect(text).toMatch(/<title>Error: /);
    }
    for (const count of ['4', '-1', '1.5', 'two']) {
      const { status, text } = await preview(`pieces-0=${count}`);
      expect([status, text.includes('Enter a whole number from 0 to 3.')]).toEqual([400, true]);
    }
    const empty = await preview('sum=');
    expect([empty.status, empty.text.includes('Choose what to refund')]).toEqual([400, true]);
    const shown = (await preview('sum=13.70')).text;
    expect(shown).toContain('An extra amount: $13.70');
    expect(shown).toContain('Nothing goes back in stock.');
    expect((await get(/href="([^"]*)"[^>]*>Change it/.exec(shown)?.[1] ?? '')).text).toMatch(
      /name="sum"[^>]* value="13\.70"/,
    );
    await post(`${path}/refund`, buttonOf(shown));
    expect((await order()).refundable.lines).toMatchObject([{ quantity: 3, cents: 10_800 }]);
    expect((await get(`${path}/refund`)).text).toContain('Up to $123.30 can be refunded.');
    await post(`${path}/refund`, buttonOf((await preview('all=on&restock=on')).text));
    expect((await order()).paymentState).toBe('refunded');
    const over = await get(`${path}/refund`);
    expect([over.status, over.text.includes('already refunded')]).toEqual([409, true]);
    await deskOf(shop).refunds.run();
    expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([1_370, 12_330]);
  });

  it('by two people at once is made for the first; the second is told, and sees what is left', async () => {
    await buy();
    const [first, second] = [
      buttonOf((await preview('pieces-0=2&restock=on')).text),
      buttonOf((await preview('pieces-0=1&shipping=on')).text),
    ];
    await post(`${path}/refund`, first);
    const reply = await post(`${path}/refund`, second);
    expect(reply.status).toBe(409);
    expect(reply.text).toContain(
      'role="alert">Nothing was refunded: someone changed this order in the meantime',
    );
    expect(reply.text).toContain('1 left');
    expect(reply.text).toMatch(/name="pieces-0"[^>]* value="1"/);
    expect(reply.text).toMatch(/name="shipping" checked=""/);
    expect((await order()).refunds).toHaveLength(1);
  });

  it('that the provider does not answer or refuses is told, and can be tried again', async () => {
    await buy();
    await post(`${path}/refund`, buttonOf((await preview('shipping=on')).text));
    const { refunds } = deskOf(shop);
    shop.plug.next = 'down';
    await refunds.run();
    expect((await get(path)).text).toContain('$5.00: the payment service did not answer.');
    shop.plug.next = 'paid';
    await refunds.run();
    expect(shop.plug.refunds).toEqual([]);
    const { refund } = shop.plug;
    shop.plug.refund = () => Promise.reject(new PaymentFault('refused', 'the account is empty.'));
    const { headers } = await post(`${path}/refund/retry`);
    expect((await get(String(headers.location))).text).toContain(
      'The payment service is being asked',
    );
    await refunds.run();
    const { text } = await get(path);
    expect(text).toContain('$5.00: the payment service refused.');
    expect((await get('/config/orders?state=refundFailed')).text).toContain('Order 1001');
    const start = (await get('/config')).text;
    expect(start).toContain('1 refund that the payment service has not made');
    expect(start).toContain('href="/config/orders?state=refundFailed"');
    expect(text).toContain(`action="${path}/refund/retry"`);
    shop.plug.refund = refund;
    await post(`${path}/refund/retry`);
    await refunds.run();
    expect(shop.plug.refunds.map(({ cents }) => cents)).toEqual([500]);
    expect((await get(path)).text).not.toContain(`${path}/refund/retry`);
    expect((await get('/config/orders?state=refundFailed')).text).not.toContain('Order 1001');
    // With nothing left to try again, nothing is noted.
    await post(`${path}/refund/retry`);
    const filter = { act: 'refundRetried' } as const;
    const noted = await listAuditEntries(shop.store.read, ids.site, filter, { limit: 9 });
    expect(noted.map(({ subject }) => subject)).toEqual(['1001', '1001']);
  });

  it('goes to the gift card that paid, and says what was paid by hand', async () => {
    const code = await addGiftCard(shop, 4_400);
    await buy(2, { code, payment: 'transfer' });
    const open = await get(`${path}/refund`);
    expect([open.status, open.text.includes('not paid yet')]).toEqual([409, true]);
    await settleOrder(shop.store, deskOf(shop).links, (await order()).id);
    const { text } = await preview('all=on');
    expect(text).toContain(`$44.00 on the gift card ending in ${code.slice(-4)}, at once.`);
    expect(text).toContain('$49.00 was paid to you directly: pay it back yourself.');
  });

  it('of a gift card that was spent is refused, in words', async () => {
    await buyer.add(goods.gift, 'fifty');
    await buyer.pay(await buyer.checkout());
    const { text } = await preview('pieces-0=1');
    expect(text).toContain('Gift cards that are refunded become worthless.');
    await shop.store.write((db) =>
      db.updateTable('gift_card').set({ balance_cents: 100 }).execute(),
    );
    const refused = await post(`${path}/refund`, buttonOf(text));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('gift cards of this order have been spent');
    expect((await order()).refunds).toEqual([]);
  });
});

describe('pages of an order to print', () => {
  it('the packing slip has what is still to be sent and no prices, the invoice has all sums', async () => {
    await buy();
    await post(`${path}/refund`, buttonOf((await preview('pieces-0=1')).text));
    const slip = (await get(`${path}/slip`)).text;
    expect(slip).toMatch(/Moon jar<span class="quiet">, Small<\/span><\/th><td>2<\/td>/);
    expect(slip).toContain('1 Kiln Road');
    expect(slip).not.toContain('$');
    const invoice = (await get(`${path}/invoice`)).text;
    for (const said of [
      'Sales tax 10%</dt><dd>$12.00',
      'Total</dt><dd>$137.00',
      '-$44.00',
      'Paid ',
    ])
      expect(invoice).toContain(said);
  });
});
