import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { goods, saveShop } from '../../testing/shop-fixture';
import { shopper, type Shopper } from '../../testing/shopper';
import { ids, publishNew, pageDocument, settings } from '../../testing/site-fixture';
import { notifyWaiting } from './notify-waiting';

const wish = { productId: goods.jar, variantId: 'large', email: 'ada@example.com' };

let test: TestServer;
let guest: Shopper;

beforeEach(async () => {
  test = await testServer();
  await saveShop(test.store);
  guest = shopper(test.server);
  await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 0 });
});
afterEach(() => test.remove());

const wishFor = (body: unknown) => guest.call('/api/commerce/RestockNotice', body);

it('[7.29] who asks is mailed once when it is back, with the address of the page', async () => {
  for (let time = 0; time < 2; time += 1)
    expect(await wishFor(wish)).toMatchObject({ status: 200, json: { data: {} } });
  await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 1 });
  await notifyWaiting(test.store);
  const rows = await test.store.read.selectFrom('outbox').selectAll().execute();
  expect(rows).toMatchObject([{ recipient: wish.email, subject: 'Moon jar is back in stock' }]);
  expect(rows[0]?.text_body).toContain('http://studio.example/shop/moon-jar');
  expect(await test.store.read.selectFrom('restock_notice').selectAll().execute()).toEqual([]);
});

it('is refused in words for what can be bought, is not sold, and an address that is none', async () => {
  expect(await wishFor({ ...wish, variantId: 'small' })).toMatchObject({
    status: 409,
    json: { error: 'This is in stock. You can buy it now.' },
  });
  expect(await wishFor({ ...wish, productId: goods.hidden })).toMatchObject({ status: 404 });
  expect(await wishFor({ ...wish, email: 'ada@' })).toMatchObject({
    status: 400,
    json: { errors: { email: expect.stringContaining('email') } },
  });
  expect(await wishFor({ ...wish, email: 'ada@example.com\r\nBcc: x@example.com' })).toMatchObject({
    status: 400,
  });
  expect(await wishFor({ ...wish, productId: 'j\0r' })).toMatchObject({ status: 400 });
  expect(await wishFor('x')).toMatchObject({ status: 400 });
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop: { restockNotices: false } },
  });
  expect(await wishFor(wish)).toMatchObject({ status: 404 });
});

it('is limited, wants the crumb and comes from here', async () => {
  const strict = await testServer({ savesPerMinute: 1 });
  await saveShop(strict.store);
  const other = shopper(strict.server);
  await other.call('/api/commerce/RestockNotice', wish);
  expect(await other.call('/api/commerce/RestockNotice', wish)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  await strict.remove();
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  expect(
    (
      await ask(test.server, {
        method: 'POST',
        url: '/api/commerce/RestockNotice',
        headers,
        body: JSON.stringify(wish),
      })
    ).status,
  ).toBe(403);
});

it('is in the language of the page it was asked for on', async () => {
  const languages = { de: { texts: { server: { restockSubject: '{product} ist wieder da' } } } };
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, locale: 'de', languages },
  });
  await publishNew(test.store, {
    slug: 'shop/moon-jar',
    document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
  });
  await wishFor(wish);
  await test.store.setStock(ids.site, { productId: goods.jar, variantId: 'large', quantity: 1 });
  await notifyWaiting(test.store);
  expect((await test.store.mails(ids.site)).map(({ subject }) => subject)).toEqual([
    'Moon jar ist wieder da',
  ]);
});
