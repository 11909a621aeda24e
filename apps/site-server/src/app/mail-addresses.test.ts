import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutgoingMail } from '../mail/mail';
import { addressWait } from '../mail/start-outbox-worker';
import { checkoutVisitor } from '../testing/checkout-visitor';
import { goods } from '../testing/shop-fixture';
import { shopServer, shopSettings, type ShopServer } from '../testing/shop-server';
import { goodValues, ids, settings } from '../testing/site-fixture';
import { visitor } from '../testing/server-fixture';
import { lacksAddress } from './lacks-address';

let shop: ShopServer;
let sent: OutgoingMail[];

beforeEach(async () => {
  sent = [];
  shop = await shopServer({ mail: { send: async (mail) => void sent.push(mail) } });
  await shop.store.saveSite({ id: ids.site, settings: { ...settings, shop: shopSettings } });
  await shop.server.listen({ port: 0 });
});
afterEach(() => shop.remove());

const order = async (address: string) => {
  const buyer = checkoutVisitor(shop.server, { siteHost: address });
  await buyer.add(goods.jar, 'small');
  return buyer.pay(await buyer.checkout(), { payment: 'transfer' });
};
const states = async () =>
  (await shop.store.mails(ids.site)).map(({ state, error }) => `${state} ${error}`);

describe('mails of a site that has said no address', () => {
  it('never name the one that a request came by: they wait until there is one', async () => {
    expect((await order('evil.example')).status).toBe(303);
    await vi.waitFor(async () =>
      expect(await states()).toContain(
        'waiting The address of the site is not known. Set BASE_URL.',
      ),
    );
    expect(sent.filter(({ text }) => text.includes('://'))).toEqual([]);
    const host = 'studio.example';
    await shop.store.saveSite({
      id: ids.site,
      host,
      settings: { ...settings, shop: shopSettings },
    });
    shop.advance(addressWait);
    // Any addition to the outbox makes the server check it.
    const other = await visitor(shop.server);
    expect((await other.save(await other.key(), goodValues)).status).toBe(200);
    await vi.waitFor(() =>
      expect(sent.some(({ text }) => text.includes('http://studio.example/order/'))).toBe(true),
    );
    expect(sent.filter(({ text, html }) => /evil|invalid/.test(text + html))).toEqual([]);
  });
});

describe('a server that starts', () => {
  const reach = { host: '0.0.0.0', baseUrl: undefined, isBehindProxy: false };

  it('knows whether mails will wait', async () => {
    const { read } = shop.store;
    expect(await lacksAddress(read, reach)).toBe(true);
    expect(await lacksAddress(read, { ...reach, host: '127.0.0.1', isBehindProxy: true })).toBe(
      true,
    );
    expect(await lacksAddress(read, { ...reach, host: '127.0.0.1' })).toBe(false);
    expect(await lacksAddress(read, { ...reach, baseUrl: 'https://studio.example' })).toBe(false);
    await shop.store.saveSite({ id: ids.site, host: 'studio.example', settings });
    expect(await lacksAddress(read, reach)).toBe(false);
  });
});
