import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { findCoupons, spendCoupon } from '../../shop/codes/coupons';
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

const path = '/config/codes';
const get = (url: string, as = cookie) => ask(shop.server, { url, headers: { cookie: as } });
const post = (url: string, fields: Record<string, string> = {}) =>
  postForm(shop, url, fields, cookie);

const spring = { code: 'SPRING', kind: 'percent', rate: '12.5', uses: '3', seen: '0' };
const stored = async (code = 'SPRING') => (await findCoupons(shop.store.read, ids.site, [code]))[0];

/** Opens a code from the list, and answers its address and what its form would send. */
async function open(code = 'SPRING') {
  const { text } = await get(path);
  const [, href = ''] = new RegExp(`href="(${path}/[^"]*)">${code}<`).exec(text) ?? [];
  const form = (await get(href)).text;
  const fields = Object.fromEntries(
    [...form.matchAll(/<input [^>]*>/g)].map(([tag]) => [
      / name="([^"]*)"/.exec(tag)?.[1] ?? '',
      / value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );
  const kind = /<option value="(\w+)" selected/.exec(form)?.[1] ?? '';
  const [, products = ''] = /<textarea[^>]*>\n?([^<]*)</.exec(form) ?? [];
  return { href, fields: { ...fields, kind, products } };
}

it('makes a code with every rule, which buyers then use', async () => {
  const sent = {
    code: 'Fest-5',
    kind: 'amount',
    'cents-USD': '5',
    'minimum-USD': '20.00',
    'cents-EUR': '4.50',
    starts: '2026-01-01T00:00',
    ends: '2099-12-24T18:00',
    uses: '2',
    products: '/shop/moon-jar\r\nshop/tea',
  };
  const { headers } = await post(`${path}/new`, sent);
  expect((await get(String(headers.location))).text).toContain('The code is saved.');
  expect(await stored('fest-5')).toEqual({
    code: 'Fest-5',
    kind: 'amount',
    ratePerMillion: 0,
    amounts: {
      USD: { cents: 500, minSubtotalCents: 2_000 },
      EUR: { cents: 450, minSubtotalCents: 0 },
    },
    startsAt: Date.UTC(2026, 0, 1),
    endsAt: Date.UTC(2099, 11, 24, 18),
    usesLeft: 2,
    productIds: expect.arrayContaining([goods.jar, goods.tea]),
  });
  const { href, fields } = await open('Fest-5');
  expect(fields).toMatchObject({ 'cents-USD': '5.00', starts: '2026-01-01T00:00', uses: '2' });
  const before = await stored('fest-5');
  expect((await post(href, fields)).status).toBe(303);
  expect(await stored('fest-5')).toEqual(before);
});

it.each([
  [{ code: 'no spaces' }, 'Use 1 to 40 letters'],
  [{ rate: '0' }, 'Enter a number from 0.01 to 100'],
  [{ rate: '101' }, 'Enter a number from 0.01 to 100'],
  [{ kind: 'amount' }, 'Enter an amount in at least one currency.'],
  [{ 'minimum-USD': 'x' }, 'Enter an amount such as 5.00.'],
  [{ starts: '2026-02-02T00:00', ends: '2026-02-01T00:00' }, 'It must end after it starts.'],
  [{ ends: 'soon' }, 'Choose a day and a time.'],
  [{ uses: '-1' }, 'Enter a whole number'],
  [{ products: 'shop/nothing' }, 'There is no product at shop/nothing.'],
])('tells what is wrong with %j; nothing is saved or lost', async (wrong, message) => {
  const { status, text } = await post(`${path}/new`, { ...spring, ...wrong });
  expect([status, text.includes(message)]).toEqual([400, true]);
  expect(text).toContain(`value="${{ ...spring, ...wrong }.code}"`);
  expect(await stored()).toBeUndefined();
});

it('shows how often a code was used, and never gives back what buyers used meanwhile', async () => {
  await post(`${path}/new`, spring);
  expect((await post(`${path}/new`, spring)).text).toContain('This code already exists.');
  const opened = await open();
  await shop.store.write((db) => spendCoupon(db, ids.site, 'spring'));
  expect((await get(path)).text).toContain('1 of 3');
  expect((await post(opened.href, { ...opened.fields, rate: '15' })).status).toBe(303);
  expect(await stored()).toMatchObject({ ratePerMillion: 150_000, usesLeft: 2 });
  const reply = await post(opened.href, { ...opened.fields, uses: '9' });
  expect([reply.status, reply.text.includes('2 uses are left')]).toEqual([400, true]);
  const repeated = await open();
  expect((await post(repeated.href, { ...repeated.fields, uses: '9' })).status).toBe(303);
  expect(await stored()).toMatchObject({ usesLeft: 9 });
});

it('that somebody else changed meanwhile is told, and what was entered stays', async () => {
  await post(`${path}/new`, spring);
  const { href, fields } = await open();
  shop.advance(1);
  await post(href, { ...fields, rate: '20' });
  const reply = await post(href, { ...fields, rate: '30' });
  expect([reply.status, reply.text.includes('value="30"')]).toEqual([409, true]);
  expect(await stored()).toMatchObject({ ratePerMillion: 200_000 });
});

it('is ended at once, once, and stands in the log', async () => {
  await post(`${path}/new`, spring);
  const { href } = await open();
  for (const _ of [1, 2]) await post(`${href}/end`);
  expect((await stored())?.endsAt).toBe(shop.store.now());
  expect((await get(`${path}?state=open`)).text).toContain('No code matches.');
  expect((await get(`${path}?state=over&q=PRI`)).text).toContain('>SPRING<');
  const noted = await listAuditEntries(
    shop.store.read,
    ids.site,
    { act: 'codeEnded' },
    { limit: 9 },
  );
  expect(noted.map(({ subject }) => subject)).toEqual(['SPRING']);
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await get(path, editor)).status).toBe(403);
});

it('[2.24a] codes that are picked are ended after one question; those that have ended stay', async () => {
  for (const code of ['SPRING', 'SUMMER', 'AUTUMN']) {
    shop.advance(1);
    await post(`${path}/new`, { ...spring, code });
  }
  const idOf = async (code: string) => (await open(code)).href.slice(path.length + 1);
  const picks = Object.fromEntries(
    await Promise.all(
      ['SPRING', 'SUMMER'].map(async (code) => [`pick@${await idOf(code)}`, 'on'] as const),
    ),
  );
  await post(`${path}/${await idOf('SUMMER')}/end`);
  const asked = await post(path, { do: 'end', ...picks });
  expect([asked.status, asked.text.includes('End 1 discount code?')]).toEqual([200, true]);
  expect((await stored())?.endsAt).toBe(null);
  const ended = await post(path, { do: 'end', sure: 'yes', ...picks });
  expect((await get(String(ended.headers.location))).text).toContain('1 code has ended.');
  expect((await stored())?.endsAt).toBe(shop.store.now());
  expect((await stored('AUTUMN'))?.endsAt).toBe(null);
  const again = await post(path, { do: 'end', sure: 'yes', ...picks });
  expect((await get(String(again.headers.location))).text).toContain('Nothing was done');
  const entries = await listAuditEntries(
    shop.store.read,
    ids.site,
    { act: 'codeEnded' },
    { limit: 9 },
  );
  expect(entries.map(({ subject }) => subject).sort()).toEqual(['SPRING', 'SUMMER']);
});
