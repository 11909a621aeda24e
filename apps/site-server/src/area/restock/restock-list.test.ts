import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertRestockNotice } from '../../shop/restock/restock-notices';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const path = '/config/restock';
const get = (url: string, as = cookie) => ask(shop.server, { url, headers: { cookie: as } });
const emails = (text: string) =>
  [...text.matchAll(/<th scope="row" class="excerpt">([^<]*)/g)].map(([, email]) => email);

const send = (fields: Record<string, string>) => postForm(shop, path, fields, cookie);
/** Some who wait for a jar. */
async function wait(...names: readonly string[]): Promise<void> {
  const notice = { siteId: ids.site, productId: goods.jar, pageUrl: 'https://a/', language: 'en' };
  for (const name of names) {
    shop.advance(1);
    const waiting = { ...notice, id: name, variantId: 'large', email: `${name}@example.com` };
    await shop.store.write((db) => insertRestockNotice(db, waiting, shop.store.now()));
  }
}

it('lists who waits for what, finds them, and forgets whom one removes', async () => {
  await wait('ada', 'bea');
  const { text } = await get(path);
  expect(emails(text)).toEqual(['bea@example.com', 'ada@example.com']);
  expect(text).toContain('Moon jar, Large');
  expect(emails((await get(`${path}?q=ADA`)).text)).toEqual(['ada@example.com']);
  const { headers } = await send({ do: 'remove@ada' });
  const page = (await get(String(headers.location))).text;
  expect([emails(page), page.includes('Removed. They will get no email.')]).toEqual([
    ['bea@example.com'],
    true,
  ]);
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await get(path, editor)).status).toBe(403);
});

it('[2.24a] forgets those who are picked after one question, and tells how many', async () => {
  await wait('ada', 'bea', 'cyd');
  const picks = { 'pick@ada': 'on', 'pick@bea': 'on', 'pick@gone': 'on' };
  const asked = await send({ do: 'remove', ...picks });
  expect([asked.status, asked.text.includes('Remove 3 people?')]).toEqual([200, true]);
  const { headers } = await send({ do: 'remove', sure: 'yes', ...picks });
  const { text } = await get(String(headers.location));
  expect(emails(text)).toEqual(['cyd@example.com']);
  expect(text).toContain('2 people are removed.');
  const again = await send({ do: 'remove', sure: 'yes', ...picks });
  expect((await get(String(again.headers.location))).text).toContain('Nothing was done');
});

it('forgets whoever waits for a product that is deleted, and nobody else', async () => {
  await wait('ada');
  await shop.store.write((db) =>
    insertRestockNotice(
      db,
      {
        id: 'bea',
        siteId: ids.site,
        productId: goods.tea,
        variantId: '',
        email: 'bea@example.com',
        pageUrl: 'https://a/',
        language: 'en',
      },
      1,
    ),
  );
  const picks = { do: 'delete', sure: 'yes', [`pick@${goods.jar}`]: 'on' };
  expect((await postForm(shop, '/config/products/picked', picks, cookie)).status).toBe(303);
  const left = await shop.store.read.selectFrom('restock_notice').select('email').execute();
  expect(left).toEqual([{ email: 'bea@example.com' }]);
});

it('is filled by nobody once the shop’s settings say so, and products say so as well', async () => {
  const admin = await signIn(shop.store, await addAccount(shop.store, ['admin']));
  const display = async () =>
    JSON.parse((await get('/api/commerce/Products')).text).data.products[0].display;
  expect(await display()).toMatchObject({ restockNotices: true });
  const off = { restockNotices: '', 'was-restockNotices': 'on' };
  expect((await postForm(shop, '/config/settings/shop', off, admin)).headers.location).toMatch(
    /done=saved$/,
  );
  expect(await display()).toMatchObject({ restockNotices: false });
  expect((await get('/config/settings/shop', admin)).text).not.toMatch(
    /<input[^>]*name="restockNotices"[^>]*checked/,
  );
});
