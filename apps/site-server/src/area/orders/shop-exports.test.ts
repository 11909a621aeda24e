import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { ask } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { addGiftCard, shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const get = (url: string, as = cookie) => ask(shop.server, { url, headers: { cookie: as } });
const lines = (text: string) => text.trim().split('\r\n');

it('each list of the shop is downloaded with the filter of its page, and that is noted', async () => {
  const code = await addGiftCard(shop, 5_000);
  await addGiftCard(shop, 2_000);
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small');
  await buyer.pay(await buyer.checkout(), { code });
  const cards = (await get('/config/gift-cards/export')).text;
  expect(lines(cards)).toHaveLength(3);
  expect(cards).toContain(`${code.slice(-4)},1.00,USD,`);
  expect(cards).not.toContain(code);
  const address = `/config/gift-cards?q=${code.slice(-4)}`;
  expect((await get(address)).text).toContain('Download these as CSV');
  expect(lines((await get(address.replace('?', '/export?'))).text)).toHaveLength(2);
  for (const list of ['codes', 'reviews', 'subscriptions', 'restock'])
    expect((await get(`/config/${list}/export`)).headers['content-type']).toContain('text/csv');
  expect(lines((await get('/config/orders/export?q=1001')).text)).toHaveLength(2);
  expect(lines((await get('/config/orders/export?state=canceled')).text)).toHaveLength(1);
  const noted = await listAuditEntries(
    shop.store.read,
    ids.site,
    { act: 'listExported' },
    { limit: 9 },
  );
  expect(noted.map(({ subject }) => subject)).toContain('Gift cards');
});

it('whoever may not take data out neither sees the link nor gets the table', async () => {
  await addGiftCard(shop, 5_000);
  const manager = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
  expect((await get('/config/gift-cards', manager)).text).not.toContain('/export');
  for (const list of ['gift-cards', 'subscriptions', 'restock', 'orders'])
    expect((await get(`/config/${list}/export`, manager)).status).toBe(403);
});
