import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '@frontage/react-blocks/server';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { goods, saveShop } from '../../testing/shop-fixture';
import { shopper, type Shopper } from '../../testing/shopper';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

const wish = { productId: goods.jar, variantId: 'large', email: 'ada@example.com' };

let test: TestServer;
let guest: Shopper;

beforeEach(async () => {
  test = await testServer({ renderPage });
  await saveShop(test.store);
  guest = shopper(test.server);
  await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 0 });
  await publishNew(test.store, {
    slug: 'shop/moon-jar',
    document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
  });
});
afterEach(() => test.remove());

const send = (fields: Record<string, string>, headers = {}) =>
  guest.post('/commerce/restock', fields, headers);
const notices = () =>
  test.store.read
    .selectFrom('restock_notice')
    .select(['variant_id', 'email', 'page_url'])
    .execute();

it('[7.29] without scripts who asks is noted once, and thanked on the page', async () => {
  for (let time = 0; time < 2; time += 1) {
    const reply = await send(wish);
    expect([reply.status, reply.headers.location]).toEqual([303, '/shop/moon-jar?noted=jar']);
  }
  expect(await notices()).toEqual([
    { variant_id: 'large', email: wish.email, page_url: 'http://studio.example/shop/moon-jar' },
  ]);
  const thanked = await guest.get('/shop/moon-jar?noted=jar');
  expect([
    thanked.status,
    thanked.headers['cache-control'],
    thanked.text.includes('We will email you once, when it is back in stock.'),
  ]).toEqual([200, 'no-store', true]);
  expect((await guest.get('/shop/moon-jar')).text).not.toContain(
    'We will email you once, when it is back in stock.</p>',
  );
});

it.each([
  ['an address that is none', { ...wish, email: 'ada@' }, 400, 'such as name@example.com'],
  ['no address', { ...wish, email: '' }, 400, 'such as name@example.com'],
  [
    'what can be bought',
    { ...wish, variantId: 'small' },
    409,
    'This is in stock. You can buy it now.',
  ],
  ['what there is not', { ...wish, variantId: 'none' }, 404, 'This is no longer available.'],
])(
  'what is wrong is said on the page, beside what was entered: %s',
  async (_, fields, status, words) => {
    const reply = await send(fields);
    expect([
      reply.status,
      reply.text.includes(words),
      reply.text.includes(`value="${fields.email}"`),
    ]).toEqual([status, true, true]);
    expect(await notices()).toEqual([]);
  },
);

it('the page that it was sent from is shown, if it has the product', async () => {
  await publishNew(test.store, {
    slug: 'home',
    document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
  });
  expect((await send(wish, { referer: 'http://studio.example/home' })).headers.location).toBe(
    '/home?noted=jar',
  );
  expect((await send(wish, { referer: 'http://studio.example/elsewhere' })).headers.location).toBe(
    '/shop/moon-jar?noted=jar',
  );
});

it('comes from here, and is limited', async () => {
  expect((await send(wish, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(wish, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await send({ ...wish, productId: 'unknown' })).status).toBe(404);
  for (const referer of [
    'https://studio.example/shop/mug',
    'https://evil.example//attacker.example/x',
    'javascript:alert(1)',
  ])
    expect(
      (await ask(test.server, { url: '/commerce/restock', headers: { referer } })).headers.location,
    ).toBe('/');
  const strict = await testServer({ savesPerMinute: 1 });
  await saveShop(strict.store);
  const other = shopper(strict.server);
  await other.post('/commerce/restock', wish);
  expect(await other.post('/commerce/restock', wish)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  await strict.remove();
});
