import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { postForm } from '../../testing/post-form';
import { ask, host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.tea, 'box');
  await buyer.pay(await buyer.checkout());
});
afterEach(() => shop.remove());

const path = '/config/subscriptions';
const get = (url: string, headers: Record<string, string> = {}) =>
  ask(shop.server, { url, headers: { cookie, ...headers } });
const end = (href: string) =>
  ask(shop.server, {
    method: 'POST',
    url: `${href}/end`,
    headers: { host, cookie, 'sec-fetch-site': 'same-origin' },
  });
const open = async () =>
  /href="(\/config\/subscriptions\/[^"]*)"/.exec((await get(path)).text)?.[1] ?? '';

it('has who is charged for what, how much and when, and what was charged', async () => {
  const { text } = await get(path);
  expect(text).toContain('1 subscription');
  expect(text).toMatch(/Tea club<\/td><td>\$\d+\.\d\d every month/);
  const page = (await get(await open())).text;
  expect(page).toContain('href="/config/orders/1001"');
  expect(page).toMatch(/<th scope="row">Paid<\/th>/);
  const found = async (query: string) => (await get(`${path}?${query}`)).text.includes('Tea club');
  expect(await found('state=active&q=EXAMPLE')).toBe(true);
  for (const query of ['state=failed', 'state=canceled', 'state=ended', 'q=nobody', 'q=%25x'])
    expect([query, await found(query)]).toEqual([query, false]);
  await shop.store.write((db) => db.updateTable('subscription').set({ attempt: 2 }).execute());
  expect(await found('state=failed')).toBe(true);
  expect((await get(path)).text).toContain('Payment failed</span>');
});

it('is ended once; its buyer reads it in an email, and it stands in the log', async () => {
  const href = await open();
  expect((await get(`${href}/end`)).text).toContain('End Tea club?');
  const [first, second] = [await end(href), await end(href)];
  expect([first.status, second.status]).toEqual([303, 409]);
  expect((await get(String(first.headers.location))).text).toContain('The subscription has ended');
  expect((await get(`${path}?state=canceled`)).text).toContain('Tea club');
  const mails = await shop.store.read.selectFrom('outbox').selectAll().execute();
  expect(mails.filter((mail) => JSON.stringify(mail).includes('We have cancelled'))).toHaveLength(
    1,
  );
  const filter = { act: 'subscriptionEnded' } as const;
  expect(await listAuditEntries(shop.store.read, ids.site, filter, { limit: 9 })).toHaveLength(1);
});

it('belongs to its own site, and is ended by who may change orders', async () => {
  const href = await open();
  await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
  const account = await addAccount(shop.store, ['admin'], 'two@studio.example', 'second');
  const there = { host: 'two.example', cookie: await signIn(shop.store, account) };
  expect((await get(href, there)).status).toBe(404);
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await get(path, { cookie: editor })).status).toBe(403);
});

it('[2.24a] those that are picked are ended after one question, each buyer gets one email', async () => {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.tea, 'box');
  await buyer.pay(await buyer.checkout());
  const { text } = await get(path);
  const picks = [...text.matchAll(/name="(pick@[^"]*)"/g)].map(([, name = '']) => [name, 'on']);
  expect(picks).toHaveLength(2);
  const send = (fields: Record<string, string>, as = cookie) =>
    postForm(shop, path, { do: 'end', ...Object.fromEntries(picks), ...fields }, as);
  const asked = await send({});
  expect([asked.status, asked.text.includes('End 2 subscriptions?')]).toEqual([200, true]);
  const reporting = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await send({ sure: 'yes' }, reporting)).status).toBe(403);
  const ended = await send({ sure: 'yes' });
  expect((await get(String(ended.headers.location))).text).toContain('2 subscriptions have ended');
  const again = await send({ sure: 'yes' });
  expect((await get(String(again.headers.location))).text).toContain('Nothing was done');
  const mails = await shop.store.read.selectFrom('outbox').selectAll().execute();
  expect(mails.filter((mail) => JSON.stringify(mail).includes('We have cancelled'))).toHaveLength(
    2,
  );
  const filter = { act: 'subscriptionEnded' } as const;
  expect(await listAuditEntries(shop.store.read, ids.site, filter, { limit: 9 })).toHaveLength(2);
});
