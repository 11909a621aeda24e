import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMember, signMemberIn } from '../testing/add-member';
import { goodPassword, addAccount, signIn } from '../testing/sign-in-as';
import { ask } from '../testing/server-fixture';
import { goods } from '../testing/shop-fixture';
import { shopServer, type ShopServer } from '../testing/shop-server';
import { shopper, type Answer, type Shopper } from '../testing/shopper';
import { settings } from '../testing/site-fixture';
import { endSessions } from '../sign-in/sessions';
import { changeMember, findMemberById, type Member } from './members';

const minute = 60_000;
const sessionUrl = '/api/site-users/account/session';

let shop: ShopServer;
let member: Member;

beforeEach(async () => {
  shop = await shopServer({ renderPage });
  member = await addMember(shop.store);
});
afterEach(() => shop.remove());

const logIn = (browser: Shopper, login: Record<string, unknown> = {}) =>
  browser.call(sessionUrl, {
    email: 'ada@example.com',
    password: goodPassword,
    rememberMe: false,
    ...login,
  });

/** The whole cookie of a name in an answer. */
const cookieLine = ({ headers }: Answer, name: string) =>
  [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${name}=`)) ?? '';

/** What is in the cart, by variant. */
async function piecesOf(browser: Shopper): Promise<Record<string, number>> {
  const { cart } = await browser.cart();
  return Object.fromEntries(cart.entries.map(({ variantId, quantity }) => [variantId, quantity]));
}

const put = (browser: Shopper, variantId: string, quantity: number) =>
  browser.change({ type: 'add', productId: goods.jar, variantId, quantity });

async function isSignedIn(browser: Shopper): Promise<boolean> {
  return (await browser.get('/account/sign-in')).status === 303;
}

it('a member of another site signs in there alone', async () => {
  await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
  await addMember(shop.store, 'eve@example.com', 'second');
  const [here, there] = [shopper(shop.server), shopper(shop.server, { siteHost: 'two.example' })];
  expect((await logIn(here, { email: 'eve@example.com' })).status).toBe(401);
  expect((await logIn(there, { email: 'eve@example.com' })).status).toBe(200);
  here.cookies.set('MEMBER', there.cookies.get('MEMBER') ?? '');
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
});

describe('a member who signs in', () => {
  it('[3.51b] [7.04a] gets a token, and a session by a cookie that no script reads', async () => {
    const browser = shopper(shop.server);
    const answer = await logIn(browser, { email: ' Ada@Example.com'.trim() });
    expect(answer).toMatchObject({
      status: 200,
      json: { data: { xsrfToken: expect.any(String) } },
    });
    expect(cookieLine(answer, 'MEMBER')).toMatch(
      /^MEMBER=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookieLine(answer, 'MEMBER_HERE')).toBe('MEMBER_HERE=1; Path=/; SameSite=Lax');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('[3.51a] is remembered for thirty days where that is asked for', async () => {
    const browser = shopper(shop.server);
    expect(cookieLine(await logIn(browser, { rememberMe: true }), 'MEMBER')).toContain(
      `Max-Age=${30 * 24 * 60 * 60}`,
    );
    shop.advance(29 * 24 * 60 * 60 * 1000);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('[7.04b] may send the token as a header instead of the crumb of the address', async () => {
    const browser = shopper(shop.server);
    const { json } = await logIn(browser);
    const { xsrfToken } = (json as { data: { xsrfToken: string } }).data; // checked above
    const cookie = [...browser.cookies, ['crumb', xsrfToken]]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const sent = { method: 'DELETE', url: sessionUrl } as const;
    expect((await ask(shop.server, { ...sent, headers })).json).toMatchObject({ crumbFail: true });
    expect(await isSignedIn(browser)).toBe(true);
    await ask(shop.server, { ...sent, headers: { ...headers, 'x-csrf-token': xsrfToken } });
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('gets a new session and a new crumb each time; those before open nothing', async () => {
    const browser = shopper(shop.server);
    await logIn(browser);
    const before = new Map(browser.cookies);
    await logIn(browser);
    expect(browser.cookies.get('MEMBER')).not.toBe(before.get('MEMBER'));
    expect(browser.cookies.get('SESSION')).not.toBe(before.get('SESSION'));
    const old = shopper(shop.server);
    old.cookies.set('MEMBER', before.get('MEMBER') ?? '');
    expect([await isSignedIn(browser), await isSignedIn(old)]).toEqual([true, false]);
  });

  it('is refused alike for a wrong password and for an unknown address', async () => {
    const wrong = await logIn(shopper(shop.server), { password: 'a kiln by the sea' });
    const unknown = await logIn(shopper(shop.server), { email: 'nobody@example.com' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.json).toEqual({
      error: 'The email or password is not right. Check both and try again.',
    });
    expect(unknown.json).toEqual(wrong.json);
  });

  it('waits after five wrong passwords in a minute, wherever they come from', async () => {
    for (let tried = 0; tried < 5; tried += 1)
      await logIn(shopper(shop.server), { password: `a kiln by the sea ${tried}` });
    const { status, headers } = await logIn(shopper(shop.server));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is refused for a password that was replaced while it was checked', async () => {
    const { store } = shop;
    const pending = logIn(shopper(shop.server));
    await store.write((db) => changeMember(db, member.id, { password: 'other' }, store.now()));
    expect((await pending).status).toBe(401);
  });

  it('without a script is led on to the page that they came for, and nowhere else', async () => {
    const fields = { email: 'ada@example.com', password: goodPassword };
    const to = async (next: string) => {
      shop.advance(minute);
      const browser = shopper(shop.server);
      browser.cookies.set('OTHER', '1');
      return (await browser.post('/account/session', { ...fields, next })).headers.location;
    };
    expect(await to('/contact?a=1')).toBe('/contact?a=1');
    const elsewhere = ['//evil.example', '/\\evil.example', 'https://evil.example', '/config'];
    for (const next of [...elsewhere, '/shop/../config/sign-in', '/%2e%2e/config', ''])
      expect(await to(next)).toBe('/account');
  });

  it('without a script sees what is wrong, with the address that was typed', async () => {
    const fields = { email: 'ada@example.com', password: 'a kiln by the sea', next: '/contact' };
    const { status, text } = await shopper(shop.server).post('/account/session', fields);
    expect(status).toBe(401);
    expect(text).toContain('The email or password is not right.');
    expect(text).toContain('ada@example.com');
    expect(text).not.toContain('a kiln by the sea');
  });
});

describe('a member and one who looks after the site', () => {
  it('have two sessions in one browser, of which neither opens what is the other’s', async () => {
    const { store, server } = shop;
    const account = await signIn(store, await addAccount(store, ['admin'], 'ada@example.com'));
    const asMember = await signMemberIn(store, member);
    const get = async (url: string, cookie: string) =>
      (await ask(server, { url, headers: { cookie } })).status;
    // Each cookie under the other's name.
    const swapped = [
      asMember.replace('MEMBER', 'CONTRIBUTOR'),
      account.replace('CONTRIBUTOR', 'MEMBER'),
    ].join('; ');
    expect(await get('/config', swapped)).toBe(303);
    expect(await get('/account/sign-in', swapped)).toBe(200);
    const both = `${account}; ${asMember}`;
    expect([await get('/config', both), await get('/account/sign-in', both)]).toEqual([200, 303]);
    await store.write((db) => endSessions(db, member.id, 'all'));
    expect([await get('/config', both), await get('/account/sign-in', both)]).toEqual([200, 200]);
  });
});

describe('the cart of a member', () => {
  it('is that of the browser, with what they had put into theirs before', async () => {
    const first = shopper(shop.server);
    await put(first, 'small', 2);
    await logIn(first);
    const other = shopper(shop.server);
    await put(other, 'small', 1);
    await put(other, 'large', 1);
    await logIn(other);
    expect(await piecesOf(other)).toEqual({ small: 3, large: 1 });
    expect(await piecesOf(first)).toEqual({ small: 3, large: 1 });
    expect(other.cookies.get('CART_COUNT') ?? '4').toContain('4');
  });

  it('is no more than is in stock and than one may buy at a time', async () => {
    await shop.store.setStock(member.siteId, {
      productId: goods.jar,
      variantId: 'large',
      quantity: 3,
    });
    const first = shopper(shop.server);
    await put(first, 'large', 2);
    await logIn(first);
    const other = shopper(shop.server);
    await put(other, 'large', 3);
    await logIn(other);
    expect((await piecesOf(other))['large']).toBe(3);
  });

  it('[7.05a] stays with them when they sign out, and the browser has none', async () => {
    const browser = shopper(shop.server);
    await put(browser, 'small', 2);
    await logIn(browser);
    await browser.post('/account/sign-out', {});
    expect(await isSignedIn(browser)).toBe(false);
    expect(await piecesOf(browser)).toEqual({});
    await logIn(browser);
    expect(await piecesOf(browser)).toEqual({ small: 2 });
  });

  it('[7.05a] is cloned where that is asked for: both go on by themselves', async () => {
    const browser = shopper(shop.server);
    await put(browser, 'small', 2);
    await logIn(browser);
    await browser.post('/account/sign-out', { cloneCart: 'true' });
    expect(await piecesOf(browser)).toEqual({ small: 2 });
    await put(browser, 'large', 1);
    const other = shopper(shop.server);
    await logIn(other);
    expect(await piecesOf(other)).toEqual({ small: 2 });
  });

  it('is not given to another member who signs in at the same browser later', async () => {
    await addMember(shop.store, 'eve@example.com');
    const browser = shopper(shop.server);
    await put(browser, 'small', 2);
    await logIn(browser);
    // The session ended by itself, and the cookie of the cart is still there.
    await shop.store.write((db) => endSessions(db, member.id, 'all'));
    await logIn(browser, { email: 'eve@example.com' });
    expect((await findMemberById(shop.store.read, member.id))?.cartId).toBeDefined();
    const ownBrowser = shopper(shop.server);
    await logIn(ownBrowser);
    expect(await piecesOf(ownBrowser)).toEqual({ small: 2 });
  });

  it('is closed to a browser that was left open, once a new password is chosen', async () => {
    const lost = shopper(shop.server);
    await put(lost, 'small', 2);
    await logIn(lost);
    const { store } = shop;
    const { password } = await addMember(store, 'other@example.com');
    await store.write((db) => endSessions(db, member.id, 'all'));
    await store.write((db) => changeMember(db, member.id, { password }, store.now()));
    const browser = shopper(shop.server);
    await logIn(browser);
    expect([await piecesOf(browser), await piecesOf(lost)]).toEqual([{ small: 2 }, {}]);
  });
});
