import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { createPaymentPlugs } from '../../payment/create-payment-plugs';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { settingsDesk, type SettingsDesk } from '../../testing/settings-desk';
import { goods } from '../../testing/shop-fixture';
import { shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let desk: SettingsDesk;
async function open(options: Parameters<typeof shopServer>[0] = {}) {
  shop = await shopServer(options);
  desk = settingsDesk(shop, await signIn(shop.store, await addAccount(shop.store, ['admin'])));
}
beforeEach(() => open());
afterEach(() => shop.remove());

/** The ways to pay that a buyer may choose. */
async function offered() {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small');
  const view: unknown = await buyer.view(await buyer.checkout());
  return (view as { payments: { id: string; title: string; note: string }[] }).payments;
}
const offeredIds = async () => (await offered()).map(({ id }) => id);

describe('ways to pay', () => {
  it('are added with their words, and offered once they are switched on', async () => {
    const { headers } = await desk.post('/payments', { do: 'add', entry: 'invoice' });
    expect(headers.location).toBe('/config/settings/payments/invoice');
    expect(await offeredIds()).toEqual(['card', 'transfer']);
    await desk.save('/payments/invoice', {
      offered: 'on',
      title: 'On account',
      note: 'Within 14 days.\r\nThank you.',
    });
    expect((await offered()).at(-1)).toEqual({
      id: 'invoice',
      method: 'invoice',
      title: 'On account',
      note: 'Within 14 days.\nThank you.',
    });
    await desk.post('/payments', { do: 'up@transfer' });
    expect(await offeredIds()).toEqual(['transfer', 'card', 'invoice']);
  });

  it('are switched off: nobody can choose them, not even who had', async () => {
    const buyer = checkoutVisitor(shop.server);
    await buyer.add(goods.jar, 'small');
    const address = await buyer.checkout();
    await desk.save('/payments/transfer', { offered: '' });
    expect(await offeredIds()).toEqual(['card']);
    expect((await desk.look('/payments')).text).toContain('Switched off');
    const { status } = await buyer.pay(address, { payment: 'transfer' });
    expect(status).toBe(400);
    await desk.save('/payments/transfer', { offered: 'on' });
    const paid = await buyer.pay(address, { payment: 'transfer' });
    expect(paid.headers.location).toContain('/order/');
  });

  it('say their test mode, and no page shows a key', async () => {
    await shop.remove();
    const account = {
      secretKey: 'sk_test_veryhidden',
      webhookSecret: 'whsec_alsohidden',
      origin: 'http://127.0.0.1:9',
      pageOrigin: 'http://127.0.0.1:9',
    };
    await open({ paymentPlugs: createPaymentPlugs({ stripe: account }) });
    const { headers } = await desk.post('/payments', { do: 'add', entry: 'card' });
    const pages = [
      (await desk.look('/payments')).text,
      (await desk.look(String(headers.location).replace('/config/settings', ''))).text,
    ];
    expect(pages[0]).toContain('Card, through Stripe; test mode: no money moves');
    expect(pages[1]).toContain('Test mode: buyers go through every step, and no money moves.');
    // The one of the files, for a provider that this server has not.
    expect(pages[0]).toContain('Not offered: this server is not connected to the provider');
    expect(pages.join('')).not.toMatch(/veryhidden|alsohidden/);
    await shop.remove();
    const live = { ...account, secretKey: 'sk_live_x' };
    await open({ paymentPlugs: createPaymentPlugs({ stripe: live }) });
    await desk.post('/payments', { do: 'add', entry: 'card' });
    expect((await desk.look('/payments')).text).not.toContain('est mode');
  });

  it('only kinds that the server has can be added', async () => {
    expect((await desk.look('/payments')).text).not.toContain('value="card"');
    const { status, text } = await desk.post('/payments', { do: 'add', entry: 'card' });
    expect([status, text.includes('Choose one from the list.')]).toEqual([400, true]);
  });

  it('are removed, and the log tells it', async () => {
    await desk.post('/payments/transfer/remove', {});
    expect(await offeredIds()).toEqual(['card']);
    shop.advance(1);
    await desk.save('/payments/card', { note: 'By card' });
    const entries = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 });
    expect(entries.map(({ subject, change }) => [subject, change])).toEqual([
      ['Payment: Card: What buyers read with it', { before: '', after: 'By card' }],
      ['Payment', { before: 'Bank transfer', after: '' }],
    ]);
  });

  it('instalments are mentioned only where a way to pay has them', async () => {
    await shop.remove();
    shop = await shopServer(
      {},
      { ...shopSettings, installments: { USD: { minCents: 1_000, maxCents: 90_000 } } },
    );
    desk = settingsDesk(shop, await signIn(shop.store, await addAccount(shop.store, ['admin'])));
    const mentions = async () => {
      const buyer = checkoutVisitor(shop.server);
      await buyer.add(goods.jar, 'small');
      return JSON.stringify(await buyer.view(await buyer.checkout())).includes('"installments":{');
    };
    expect(await mentions()).toBe(false);
    await desk.save('/payments/card', { installments: 'on' });
    expect(await mentions()).toBe(true);
    await desk.save('/payments/card', { offered: '' });
    expect(await mentions()).toBe(false);
  });

  it('the sums of orders that may be paid in instalments, and how many, are set by the owner', async () => {
    const installments = async () => {
      const buyer = checkoutVisitor(shop.server);
      await buyer.add(goods.jar, 'small');
      const view = JSON.stringify(await buyer.view(await buyer.checkout()));
      return /"installments":\{([^}]*)/.exec(view)?.[1];
    };
    const set = { installments: 'on', 'installments-USD': '10 - 900' };
    expect((await desk.save('/payments/card', set)).status).toBe(303);
    expect((await desk.look('/payments/card')).text).toContain('value="10.00–900.00"');
    expect(await installments()).toContain('"payments":4');
    await desk.save('/payments/card', { 'installment-count-USD': '3' });
    expect(await installments()).toContain('"payments":3');
    for (const [name, entered] of [
      ['installments-USD', '900–10'],
      ['installments-USD', 'much'],
      ['installment-count-USD', '1'],
      ['installment-count-EUR', '3'],
    ] as const) {
      const { status } = await desk.save('/payments/card', { [name]: entered });
      expect([name, entered, status]).toEqual([name, entered, 400]);
    }
    await desk.save('/payments/card', { 'installments-USD': '', 'installment-count-USD': '' });
    expect(await installments()).toBeUndefined();
  });

  it('who manages the shop but not its money sees none', async () => {
    const cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
    const manager = settingsDesk(shop, cookie);
    expect((await manager.look('/payments')).status).toBe(403);
    expect((await manager.look()).text).not.toContain('/config/settings/payments');
    expect((await manager.post('/payments', { do: 'up@transfer' })).status).toBe(403);
  });
});
