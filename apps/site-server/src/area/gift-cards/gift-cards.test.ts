import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { addGiftCard, shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const path = '/config/gift-cards';
const get = (url: string, headers: Record<string, string> = {}) =>
  ask(shop.server, { url, headers: { cookie, ...headers } });
const post = (url: string, fields: Record<string, string>) => postForm(shop, url, fields, cookie);

const hrefs = (text: string) =>
  [...text.matchAll(/href="(\/config\/gift-cards\/[^"?]*)"/g)].map(([, href = '']) => href);

it('shows what was issued, spent and is left, and never a code', async () => {
  const code = await addGiftCard(shop, 5_000);
  const buyer = checkoutVisitor(shop.server);
  await buyer.add(goods.gift, 'fifty');
  await buyer.pay(await buyer.checkout());
  await buyer.add(goods.jar, 'small');
  await buyer.pay(await buyer.checkout(), { code });
  const list = (await get(path)).text;
  expect(list).toContain('2 gift cards');
  expect(list).toContain('href="/config/orders/1001"');
  const found = (await get(`${path}?q=1001`)).text;
  expect(hrefs(found)).toHaveLength(1);
  expect((await get(`${path}?q=1001&state=empty`)).text).toContain('No gift card matches.');
  const [href = ''] = hrefs((await get(`${path}?q=${code.slice(-4)}`)).text);
  const { text } = await get(href);
  expect(text).toMatch(/>Issued<.*\$50\.00<.*>Spent<.*-\$49\.00<.*>Left<.*\$1\.00</s);
  expect(text).toMatch(/>Spent<.*href="\/config\/orders\/1002"/s);
  const order = (await get('/config/orders/1002')).text;
  expect(order).toContain(`href="${href}">Paid with: ending in ${code.slice(-4)}`);
  expect((await get('/config/orders/1001')).text).toContain('Bought: ending in');
  for (const page of [list, found, text, order]) {
    expect(page).not.toContain(code);
    expect(page.replaceAll('-', '')).not.toContain(code.replaceAll('-', ''));
  }
});

it('is voided for a reason, once, by who may refund', async () => {
  await addGiftCard(shop, 5_000);
  const [href = ''] = hrefs((await get(path)).text);
  const wrong = await post(`${href}/void`, { reason: ' ' });
  expect([wrong.status, wrong.text.includes('Enter a reason')]).toEqual([400, true]);
  // Enter in the field presses the first button.
  expect(wrong.text).toMatch(/\/void"[^>]*><button disabled/);
  for (const reason of ['Stolen', 'Again']) await post(`${href}/void`, { reason });
  const { text } = await get(`${href}?done=void`);
  expect(text).toContain('The card is voided.');
  expect(text).toContain('Voided: Stolen');
  expect(text).not.toContain('Again');
  const filter = { act: 'giftCardVoided' } as const;
  const noted = await listAuditEntries(shop.store.read, ids.site, filter, { limit: 9 });
  expect(noted.map(({ change }) => change)).toEqual([{ before: '$50.00', after: 'Stolen' }]);
});

it('belongs to its own site alone', async () => {
  await addGiftCard(shop, 5_000);
  const [href = ''] = hrefs((await get(path)).text);
  await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
  const account = await addAccount(shop.store, ['admin'], 'two@studio.example', 'second');
  const there = { host: 'two.example', cookie: await signIn(shop.store, account) };
  expect((await get(path, there)).text).toContain('No gift cards yet.');
  expect((await get(href, there)).status).toBe(404);
});

it('[2.24a] those that are picked are voided for one reason, once, by who may refund', async () => {
  for (const cents of [5_000, 2_000]) {
    shop.advance(1);
    await addGiftCard(shop, cents);
  }
  const { text } = await get(path);
  const picks = Object.fromEntries(
    [...text.matchAll(/name="(pick@[^"]*)"/g)].map(([, name = '']) => [name, 'on']),
  );
  const asked = await post(path, { do: 'void', ...picks });
  expect(asked.text).toMatch(/Void 2 gift cards\?.*\$20\.00/s);
  const unsaid = await post(path, { do: 'void', sure: 'yes', reason: ' ', ...picks });
  expect([unsaid.status, unsaid.text.includes('Enter a reason')]).toEqual([400, true]);
  const voided = await post(path, { do: 'void', sure: 'yes', reason: 'Stolen', ...picks });
  expect((await get(String(voided.headers.location))).text).toContain('2 cards are voided.');
  expect((await get(`${path}?state=open`)).text).toContain('No gift card matches.');
  const again = await post(path, { do: 'void', sure: 'yes', reason: 'Stolen', ...picks });
  expect((await get(String(again.headers.location))).text).toContain('Nothing was done');
  const filter = { act: 'giftCardVoided' } as const;
  expect(await listAuditEntries(shop.store.read, ids.site, filter, { limit: 9 })).toHaveLength(2);
  const reader = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await get(path, { cookie: reader })).text).not.toContain('name="pick@');
});
