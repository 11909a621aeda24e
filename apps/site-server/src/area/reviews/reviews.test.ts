import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { saveReview } from '../../shop/reviews/reviews';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { ask, host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['moderator']));
});
afterEach(() => shop.remove());

const path = '/config/reviews';
const get = (url: string, as = cookie) => ask(shop.server, { url, headers: { cookie: as } });
const post = (fields: Record<string, string>, url = path, headers: Record<string, string> = {}) =>
  ask(shop.server, {
    method: 'POST',
    url,
    headers: {
      host,
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

/** Buys a jar and reviews it; answers the id of the review. */
async function review(title: string, name = 'Ada'): Promise<string> {
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.jar, 'small');
  const order = String((await buyer.pay(await buyer.checkout())).headers.location);
  const orderId = order.split('/').at(-1)?.split('.')[0] ?? '';
  const id = shop.store.createId();
  const said = { stars: 4, title, text: 'It is.', name };
  shop.advance(1);
  await shop.store.write((db) =>
    saveReview(
      db,
      { ...said, id, siteId: ids.site, productId: goods.jar, orderId },
      shop.store.now(),
    ),
  );
  return id;
}

const titles = (text: string) =>
  [...text.matchAll(/<th scope="row" class="excerpt"><bdi>([^<]*)/g)].map(([, title]) => title);

const noted = async (act: 'reviewApproved' | 'reviewRemoved') =>
  (await listAuditEntries(shop.store.read, ids.site, { act }, { limit: 9 })).map(
    ({ subject }) => subject,
  );

it('shows what waits first, and publishes what is approved', async () => {
  const id = await review('Round');
  await review('Heavy', 'Bea');
  expect((await get('/config')).text).toContain('href="/config/reviews"');
  expect(titles((await get(path)).text)).toEqual(['Heavy', 'Round']);
  const { headers } = await post({ do: `approve@${id}` });
  const { text } = await get(String(headers.location));
  expect(text).toContain('role="status">Visitors see it now.');
  expect(titles(text)).toEqual(['Heavy']);
  expect(titles((await get(`${path}?state=published`)).text)).toEqual(['Round']);
  expect(titles((await get(`${path}?state=every&q=bea`)).text)).toEqual(['Heavy']);
  expect(titles((await get(`${path}?q=moon+round`)).text)).toEqual([]);
  expect(titles((await get(`${path}?state=every&q=moon+round`)).text)).toEqual(['Round']);
  expect(await noted('reviewApproved')).toEqual(['Round, Ada']);
});

it('decides on all that are picked, and asks once before it removes them', async () => {
  const picks = Object.fromEntries(
    [await review('One'), await review('Two')].map((id) => [`pick@${id}`, 'on']),
  );
  const none = await post({ do: 'remove' });
  expect((await get(String(none.headers.location))).text).toContain('select reviews first');
  const reply = await post({ ...picks, do: 'remove' });
  expect([reply.status, reply.text.includes('Remove 2 reviews?')]).toEqual([200, true]);
  expect(titles((await get(path)).text)).toHaveLength(2);
  await post({ ...picks, do: 'remove', sure: 'yes' });
  expect(titles((await get(`${path}?state=every`)).text)).toEqual([]);
  expect((await noted('reviewRemoved')).sort()).toEqual(['One, Ada', 'Two, Ada']);
});

it('belongs to its own site, and to those who decide on reviews', async () => {
  const id = await review('Round');
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await get(path, editor)).status).toBe(403);
  await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
  const account = await addAccount(shop.store, ['admin'], 'two@studio.example', 'second');
  const there = { host: 'two.example', cookie: await signIn(shop.store, account) };
  await post({ do: `approve@${id}` }, path, there);
  expect(titles((await get(path)).text)).toEqual(['Round']);
});
