import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';
import { parseCsv } from '../../files/parse-csv';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const get = (url: string, as = cookie) => ask(shop.server, { url, headers: { cookie: as } });
const send = (fields: Record<string, string>) =>
  ask(shop.server, {
    method: 'POST',
    url: '/config/products/import',
    headers: {
      host,
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
/** Saves a table, and waits for its end as its page does. */
const save = async (fields: Record<string, string>) => {
  const { headers } = await send({ ...fields, do: 'save' });
  const page = String(headers.location);
  await expect.poll(async () => (await get(page)).headers['refresh']).toBe(undefined);
  return get(page);
};
const stored = (id: string = goods.jar) => shop.store.product(ids.site, id);
const all = () => shop.store.products(ids.site, Object.values(goods));
const table = async (query = '') => (await get(`/config/products/export${query}`)).text;

it('a table that is brought back as it was changes nothing, whatever the products are', async () => {
  const before = await all();
  const text = await table();
  const tried = await send({ table: text, stock: 'on' });
  expect([tried.status, tried.text.includes('Nothing would change.')]).toEqual([200, true]);
  await save({ table: text, stock: 'on' });
  expect(await all()).toEqual(before);
});

it('has what the list shows, a row for each variant', async () => {
  const [head, ...rows] = parseCsv(await table('?q=moon'));
  expect(head?.cells.slice(0, 5)).toEqual(['Id', 'Kind', 'Variant', 'Name', 'Address']);
  expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['jar', 'physical', 'small'],
    ['jar', 'physical', 'large'],
  ]);
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await get('/config/products/export', editor)).status).toBe(403);
});

it('shows what would change before anything does, then saves it; stock stays unless asked for', async () => {
  const text = 'Id,Variant,Name,Price,Stock\r\njar,small,White jar,41.5,7\r\njar,large,,,9';
  const right = text.replace('large,,,', 'large,,90,');
  expect((await send({ table: right })).text).toContain('Changed: Name, Price');
  expect((await stored())?.product.title).toBe('Moon jar');
  const wrong = await save({ table: text });
  // The empty price of the second row is wrong, so nothing of the product is saved.
  expect(wrong.text).toContain('Line 3, Price: Enter a price such as 12.50.');
  expect((await stored())?.product.title).toBe('Moon jar');
  expect((await save({ table: right })).text).toContain('1 product is saved.');
  expect((await stored())?.product).toMatchObject({
    title: 'White jar',
    variants: [
      { priceCents: 4_150, qtyInStock: 20 },
      { priceCents: 9_000, qtyInStock: 3, onSale: true },
    ],
  });
  await save({ table: right, stock: 'on' });
  expect((await stored())?.product.variants.map(({ qtyInStock }) => qtyInStock)).toEqual([7, 9]);
});

it('makes new products, several rows each, beside lines that are wrong', async () => {
  const text = [
    'Id;Kind;Name;Address;Option 1;Value 1;Price;Stock;State',
    ';physical;Cup;shop/cup;Size;S;5;4;published',
    ';physical;;shop/cup;;L;7;;',
    ';digital;Plan;shop/plan;;;x;;',
    'nothing;;Gone;;;;;;',
  ].join('\n');
  const { text: said } = await save({ table: text });
  expect(said).toContain('1 product is saved.');
  expect(said).toContain('Line 4, Price: Enter a price such as 12.50.');
  expect(said).toContain('Line 5: There is no product with this Id.');
  const list = (await get('/config/products?q=cup')).text;
  expect(list).toContain('Cup, S');
  expect(list).toContain('Cup, L');
});

it.each([
  ['', 'The table is empty.'],
  ['Id,Colour\njar,red', 'There is no column “Colour”.'],
  ['Id,Name,Name\njar,a,b', 'The column “Name” appears twice.'],
  ['Name\nJar', 'The column Id is missing.'],
])('says what to do with %j, and keeps it', async (text, message) => {
  const answer = await send({ table: text });
  expect([answer.status, answer.text.includes(message)]).toEqual([400, true]);
  expect(answer.text).toContain(text.split('\n')[0]);
});

it('[8.18n] goes on without whoever began it, tells how far it is, and after a crash that it stopped', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, index) => `,physical,Cup ${index},shop/cup-${index},5`,
  );
  const table = ['Id,Kind,Name,Address,Price', ...rows].join('\n');
  const { status, headers } = await send({ table, do: 'save' });
  const page = String(headers.location);
  expect(status).toBe(303);
  const first = await get(page);
  expect([first.headers['refresh'], /\d+ of 30 products done/.test(first.text)]).toEqual([
    '2',
    true,
  ]);
  await expect
    .poll(async () => (await get(page)).text, { timeout: 30_000 })
    .toContain('30 products are saved.');
  expect((await get('/config/products?q=cup-29')).text).toContain('Cup 29');
  await shop.store.write((db) =>
    db.updateTable('product_import').set({ finished_at: null, done: 9 }).execute(),
  );
  shop.advance(60_001);
  expect((await get(page)).text).toContain('File processing failed to complete');
});
