import { afterEach, beforeEach, expect, it } from 'vitest';
import { postForm } from '../../testing/post-form';
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

const get = (url: string, as = cookie, headers: Record<string, string> = {}) =>
  ask(shop.server, { url, headers: { cookie: as, ...headers } });
const send = (fields: Record<string, string>) => post('/config/products/import', fields);
const post = (url: string, fields: Record<string, string>) => postForm(shop, url, fields, cookie);
/** Sends a file as a browser does. */
const sendFile = (content: Buffer) =>
  ask(shop.server, {
    method: 'POST',
    url: '/config/products/import',
    headers: {
      host,
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=xyz',
    },
    body: Buffer.concat([
      Buffer.from('--xyz\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n'),
      Buffer.from('content-type: text/csv\r\n\r\n'),
      content,
      Buffer.from('\r\n--xyz--\r\n'),
    ]),
  });
/** Saves a table, and waits for its end as its page does. */
const save = async (fields: Record<string, string>) => {
  const { headers } = await send({ ...fields, do: 'save' });
  const page = String(headers.location);
  await expect.poll(async () => (await get(page)).text).not.toContain('http-equiv="refresh"');
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

it('[8.18o] a file that is no table of text is refused in words, and changes nothing', async () => {
  // A workbook, and a table in another encoding than UTF-8.
  for (const content of [
    Buffer.from('PK\u0003\u0004\0\0'),
    Buffer.from([0x49, 0x64, 0x0a, 0xfc]),
  ]) {
    const answer = await sendFile(content);
    expect([answer.status, answer.text.includes('File processing failed.')]).toEqual([400, true]);
  }
  expect((await sendFile(Buffer.from('Id,Name\njar,Krügchen'))).text).toContain('Krügchen');
});

it('[8.18p] is stopped by hand: what is saved stays, the rest is not brought in', async () => {
  const rows = Array.from(
    { length: 200 },
    // No number, since a random SKU of another may hold it.
    (_, index) => `,physical,${index === 199 ? 'Goblet' : `Cup ${index}`},shop/cup-${index},5`,
  );
  const table = ['Id,Kind,Name,Address,Price', ...rows].join('\n');
  const { headers } = await send({ table, do: 'save' });
  const page = String(headers.location);
  const stop = () => post(page, { do: 'stop' });
  const stopped = await stop();
  expect([stopped.status, stopped.headers.location]).toEqual([303, page]);
  const { text } = await get(page);
  expect(text).toContain('File processing cancelled.');
  const state = async () =>
    JSON.parse((await get(page, cookie, { accept: 'application/json' })).text).data;
  const { done, isUnderWay } = await state();
  expect([done < 100, isUnderWay]).toEqual([true, false]);
  expect((await get('/config/products?q=Goblet')).text).toContain('No product matches.');
  // Nobody goes on with it, and stopping it again does nothing.
  await stop();
  await expect.poll(async () => (await state()).done < 200).toBe(true);
  expect((await post('/config/products/import/nothing', { do: 'stop' })).status).toBe(404);
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
  expect(first.text).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>');
  expect(first.text).toMatch(/\d+ of 30 products done/);
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
