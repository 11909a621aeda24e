import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { goods, moonJar, saveShop } from '../../testing/shop-fixture';
import { ids } from '../../testing/site-fixture';
import { returnStock } from '../stock/stock';
import { notifyWaiting } from './notify-waiting';
import { insertRestockNotice } from './restock-notices';

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
  await saveShop(test.store);
  await setStock(0);
});
afterEach(async () => {
  await test.remove();
  vi.useRealTimers();
});

const small = { productId: goods.jar, variantId: 'small' };

const setStock = (quantity: number) => test.store.setStock(ids.site, { ...small, quantity });

const wait = (email: string, variantId = 'small', now = 1) => {
  const notice = {
    id: test.store.createId(),
    siteId: ids.site,
    productId: goods.jar,
    variantId,
    email,
    pageUrl: 'https://studio.example/shop/moon-jar',
    language: 'en',
  };
  return test.store.write((db) => insertRestockNotice(db, notice, now));
};

it('mails those who wait when stock comes back, each once, and nobody of another variant', async () => {
  await wait('ada@example.com');
  await wait('ADA@example.com');
  await wait('bob@example.com');
  await wait('cyd@example.com', 'large');
  await test.store.setStock(ids.site, { ...small, variantId: 'large', quantity: 0 });
  for (const quantity of [0, 4, 0, 9]) {
    await setStock(quantity);
    await notifyWaiting(test.store);
  }
  const mails = await test.store.mails(ids.site);
  expect(mails.map(({ to, subject, kind }) => [to, subject, kind]).sort()).toEqual([
    ['ada@example.com', 'Moon jar is back in stock', 'restock'],
    ['bob@example.com', 'Moon jar is back in stock', 'restock'],
  ]);
});

it('mails later those who wait for what was hidden when it came back', async () => {
  await wait('ada@example.com');
  await test.store.saveProduct(ids.site, { ...moonJar, state: 'draft' });
  await setStock(1);
  await notifyWaiting(test.store);
  expect(await test.store.mails(ids.site)).toEqual([]);
  await test.store.saveProduct(ids.site, moonJar);
  for (let time = 0; time < 2; time += 1) await notifyWaiting(test.store);
  expect(await test.store.mails(ids.site)).toMatchObject([{ to: 'ada@example.com' }]);
});

it('mails more people than one transaction holds', async () => {
  for (let number = 0; number < 250; number += 1)
    await wait(`p${number}@example.com`, 'small', number);
  await setStock(1);
  await notifyWaiting(test.store);
  const { count } = await test.store.read
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(250);
});

it('[7.29] a server looks for them every minute, whoever put the pieces back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await test.server.listen({ port: 0 });
  await wait('ada@example.com');
  await test.store.write((db) => returnStock(db, ids.site, [{ ...small, quantity: 1 }]));
  let seconds = 0;
  const look = () => {
    // The first look may be under way, so the next is up to a minute after its end.
    if (seconds++ < 120) vi.advanceTimersByTime(1_000);
    return test.store.mails(ids.site);
  };
  await expect
    .poll(look, { interval: 5, timeout: 20_000 })
    .toMatchObject([{ to: 'ada@example.com', subject: 'Moon jar is back in stock' }]);
});
