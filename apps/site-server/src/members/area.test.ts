import { renderPage } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '../testing/add-member';
import { checkoutVisitor } from '../testing/checkout-visitor';
import { goods } from '../testing/shop-fixture';
import { shopServer, type ShopServer } from '../testing/shop-server';
import { shopper, type Shopper } from '../testing/shopper';
import { goodPassword } from '../testing/sign-in-as';
import { pageDocument, publishNew } from '../testing/site-fixture';
import { endSessions } from '../sign-in/sessions';
import { findMember, type Member } from './members';

let shop: ShopServer;
let member: Member;
let browser: Shopper;

beforeEach(async () => {
  shop = await shopServer({ renderPage });
  member = await addMember(shop.store);
  browser = await signedIn();
});
afterEach(() => shop.remove());

/** A browser in which the member is signed in. */
async function signedIn(password = goodPassword): Promise<Shopper> {
  const opened = shopper(shop.server);
  await opened.post('/account/session', { email: 'ada@example.com', password });
  return opened;
}

const isOpen = async (shopper: Shopper) => (await shopper.get('/account')).status === 200;

/** Buys something under the address of the member. */
const buy = (productId: string, variantId: string) =>
  checkoutVisitor(shop.server).buy(productId, variantId);

/** Sells a file. */
async function sellFile(): Promise<void> {
  const { siteId } = member;
  const file = await shop.store.saveAsset(Buffer.from('%PDF-1.7 five glazes'), {
    siteId,
    name: 'glazes.pdf',
    alt: '',
    forBuyers: true,
  });
  await shop.store.saveProduct(siteId, {
    product: {
      id: 'file',
      title: 'Glazes',
      productType: 'digital',
      priceCents: 1_500,
      variants: [],
      variantOptionOrdering: [],
    },
    currency: 'USD',
    slug: 'shop/file',
    fileId: file.id,
  });
}

describe('[1.03] the pages of a member', () => {
  it('are for who is signed in: others see the sign-in, and come back from it', async () => {
    const stranger = await shopper(shop.server).get('/account?lang=en');
    expect([stranger.status, stranger.headers.location]).toEqual([
      303,
      '/account/sign-in?next=%2Faccount%3Flang%3Den',
    ]);
  });

  it('keep the name that was written while the session ended: it waits behind the sign-in', async () => {
    await endSessions(shop.store.read, member.id, 'all');
    const refused = await browser.post('/account/profile', { name: 'Ada * 愛 & <Wren>' });
    expect(refused.status).toBe(401);
    const [, next = ''] = /name="next" value="([^"]*)"/.exec(refused.text) ?? [];
    const { headers } = await browser.post('/account/session', {
      email: 'ada@example.com',
      password: goodPassword,
      next: next.replaceAll('&amp;', '&'),
    });
    const { status, text } = await browser.get(String(headers.location));
    expect(status).toBe(200);
    expect(text).toContain('You were signed out before this was saved.');
    expect(text).toContain('value="Ada * 愛 &amp; &lt;Wren&gt;"');
    // Whoever signs in decides: nothing is saved by itself.
    expect((await findMember(shop.store.read, member.siteId, 'ada@example.com'))?.name).toBe(
      member.name,
    );
  });

  it('carry no address and no password behind the sign-in, and no link fills in an address', async () => {
    const link = '/account?newEmail=new%40example.com';
    const { text } = await browser.get(link);
    expect(text).not.toContain('new@example.com');
    expect(text).not.toContain('You were signed out before this was saved.');
    await endSessions(shop.store.read, member.id, 'all');
    const fields = { newEmail: 'new@example.com', emailPassword: goodPassword };
    const refused = await browser.post('/account/email', fields);
    expect(refused.status).toBe(401);
    expect(refused.text).not.toContain(encodeURIComponent(goodPassword));
    expect(refused.text).not.toMatch(/new(@|%40|%2540)example/);
  });

  it('show the orders with their address, each with its page, and what can be fetched', async () => {
    await buy(goods.jar, 'small');
    await sellFile();
    await buy('file', '');
    const { text } = await browser.get('/account');
    expect(text).toContain('Order 1001');
    const [, order = ''] = /href="(\/order\/[^"]+)"[^>]*>Order 1001/.exec(text) ?? [];
    expect((await browser.get(order)).text).toContain('Moon jar');
    const [, file = ''] = /href="(\/order\/[^"]+\/download\/[^"]+)"/.exec(text) ?? [];
    expect((await browser.get(file.replaceAll('&amp;', '&'))).status).toBe(200);
  });

  it('show no order of an address that differs behind a plus sign', async () => {
    await buy(goods.jar, 'small');
    await addMember(shop.store, 'ada+shop@example.com');
    const other = shopper(shop.server);
    const login = { email: 'ada+shop@example.com', password: goodPassword };
    await other.post('/account/session', login);
    expect((await other.get('/account')).text).toContain('There are no orders');
  });

  it('[2.01a] lead on to the checkout of their cart in a browser that has lost its cookie', async () => {
    await browser.change({ type: 'add', productId: goods.jar, variantId: 'small', quantity: 2 });
    // Signing in once more makes it the cart of the member.
    const phone = shopper(shop.server);
    await browser.post('/account/sign-out', {});
    for (const device of [browser, phone])
      await device.post('/account/session', { email: 'ada@example.com', password: goodPassword });
    phone.cookies.delete('CART');
    const document = pageDocument({ type: 'checkout', data: {} });
    const page = { slug: 'checkout', title: 'Checkout', pageType: 201, document };
    await publishNew(shop.store, page);
    expect((await phone.get('/checkout')).headers.location).toBe('/commerce/goto-checkout');
    expect((await phone.cart()).totals.totalQuantity).toBe(2);
    phone.cookies.delete('CART');
    const begun = await phone.get('/commerce/goto-checkout');
    expect(begun.status).toBe(303);
    expect((await phone.get(String(begun.headers.location))).text).toContain('Moon jar');
    // From then on the browser has the cart as well.
    expect((await phone.cart()).totals.totalQuantity).toBe(2);
    expect(phone.cookies.get('CART_COUNT')).toBe('2');
    await phone.post('/account/sign-out', {});
    expect((await phone.get('/commerce/goto-checkout')).text).not.toContain('Moon jar');
  });

  it('show their cart in a browser that has lost its cookie, and what is added there goes into it', async () => {
    await browser.change({ type: 'add', productId: goods.jar, variantId: 'small', quantity: 2 });
    const phone = shopper(shop.server);
    await browser.post('/account/sign-out', {});
    for (const device of [browser, phone])
      await device.post('/account/session', { email: 'ada@example.com', password: goodPassword });
    phone.cookies.delete('CART');
    expect((await phone.get('/cart')).text).toContain('Moon jar');
    expect(phone.cookies.get('CART_COUNT')).toBe('2');
    phone.cookies.delete('CART');
    expect((await phone.cart()).totals.totalQuantity).toBe(2);
    phone.cookies.delete('CART');
    const add = { type: 'add', productId: goods.jar, variantId: 'small', quantity: 1 };
    await phone.change(add, 'of the phone');
    expect((await phone.cart()).totals.totalQuantity).toBe(3);
    expect((await browser.cart()).totals.totalQuantity).toBe(3);
  });

  it('show the cart of nobody to who is not signed in', async () => {
    await browser.change({ type: 'add', productId: goods.jar, variantId: 'small', quantity: 2 });
    await browser.post('/account/sign-out', {});
    await browser.post('/account/session', { email: 'ada@example.com', password: goodPassword });
    const other = shopper(shop.server);
    expect((await other.get('/cart')).text).not.toContain('Moon jar');
    expect((await other.cart()).totals.totalQuantity).toBe(0);
  });

  it('change the name', async () => {
    const saved = await browser.post('/account/profile', { name: 'Ada L.' });
    expect(saved.headers.location).toBe('/account?done=profile');
    expect((await browser.get('/account?done=profile')).text).toContain('Saved.');
    expect((await findMember(shop.store.read, member.siteId, member.email))?.name).toBe('Ada L.');
    const none = await browser.post('/account/profile', { name: ' ' });
    expect([none.status, none.text.includes('Enter your name.')]).toEqual([400, true]);
  });

  it('change the password, which ends every other session', async () => {
    const other = await signedIn();
    const wrong = { oldPassword: 'a kiln by the sea', password: 'another kiln by the tide' };
    expect((await browser.post('/account/password', wrong)).text).toContain(
      'This is not your current password.',
    );
    const right = { ...wrong, oldPassword: goodPassword };
    expect((await browser.post('/account/password', right)).status).toBe(303);
    expect([await isOpen(browser), await isOpen(other)]).toEqual([true, false]);
    expect(await isOpen(await signedIn('another kiln by the tide'))).toBe(true);
  });

  it('guess no password in a browser that was left open: after five they wait', async () => {
    const sent = (index: number, password: string): [string, Record<string, string>] => [
      ['/account/password', '/account/email', '/account/leave'][index % 3] ?? '',
      {
        oldPassword: password,
        password: 'another kiln by the tide',
        newEmail: 'eve@example.com',
        emailPassword: password,
        leavePassword: password,
      },
    ];
    const status = async (index: number, password: string) =>
      (await browser.post(...sent(index, password))).status;
    const guesses = [0, 1, 2, 3, 4].map((index) => status(index, `a kiln by the sea ${index}`));
    expect(await Promise.all(guesses)).toEqual([400, 400, 400, 400, 400]);
    for (const index of [0, 1, 2]) expect(await status(index, goodPassword)).toBe(429);
    expect(await isOpen(browser)).toBe(true);
  });

  it('are not changed by a password that was replaced while it was checked', async () => {
    const change = (password: string) =>
      browser.post('/account/password', { oldPassword: goodPassword, password });
    const both = await Promise.all(['another kiln by the tide', 'a third kiln by it'].map(change));
    const [changed, refused] = both.map(({ status }) => status).sort();
    expect(changed).toBe(303);
    // Its password was checked before it was replaced, or afterwards.
    expect([401, 400]).toContain(refused);
  });

  it('change the address by a link in a mail to the new one; the old one is told', async () => {
    const sent = { newEmail: 'ada@new.example', emailPassword: goodPassword };
    expect((await browser.post('/account/email', sent)).text).toContain('ada@new.example');
    const mail = await shop.store.read
      .selectFrom('outbox')
      .select('text_body as text')
      .where('recipient', '=', 'ada@new.example')
      .executeTakeFirstOrThrow();
    const [, link = ''] = /https?:\/\/[^/]+(\/account\/link\/\S+)/.exec(mail.text) ?? [];
    expect((await browser.post(link, {})).headers.location).toBe('/account?done=email');
    const { text } = await browser.get('/account');
    expect(text).toContain('You are signed in with ada@new.example.');
    const mails = await shop.store.read
      .selectFrom('outbox')
      .select('text_body as text')
      .where('recipient', '=', 'ada@example.com')
      .execute();
    expect(mails.map((mail) => mail.text).join()).toContain('is now ada@new.example');
    expect((await browser.post(link, {})).status).toBe(410);
  });

  it('end the sessions of other browsers', async () => {
    const other = await signedIn();
    await browser.post('/account/sessions', {});
    expect([await isOpen(browser), await isOpen(other)]).toEqual([true, false]);
  });
});

describe('a page for members only [2.16]', () => {
  beforeEach(async () => {
    await publishNew(shop.store, {
      slug: 'glazes',
      title: 'Secret glazes',
      pageType: pageTypes.codes.protectedContent,
      document: pageDocument({ type: 'text', data: {} }),
    });
  });

  it('is shown to who is signed in, and kept by nobody', async () => {
    const { text, headers } = await browser.get('/glazes');
    expect(text).toContain('Secret glazes');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('leads others to the sign-in, and from there back', async () => {
    const stranger = shopper(shop.server);
    for (const address of ['/glazes', '/glazes?itemId=x', '/glazes?logout=true']) {
      const { status, headers, text } = await stranger.get(address);
      expect([status, text.includes('Secret')]).toEqual([303, false]);
      expect(headers.location).toBe(
        `/account/sign-in?${new URLSearchParams({ next: address }).toString()}`,
      );
    }
    const login = { email: 'ada@example.com', password: goodPassword, next: '/glazes' };
    const signedIn = await stranger.post('/account/session', login);
    const back = String(signedIn.headers.location);
    expect((await stranger.get(back)).headers.location).toBe('/glazes');
    // The browser keeps no cookies.
    expect((await shopper(shop.server).get(back)).text).toContain(
      'Cookies are turned off in your browser, so you cannot stay signed in.',
    );
  });

  it('is found by no other way: not by a slide, a search, the sitemap or a form', async () => {
    const stranger = shopper(shop.server);
    const seen = await Promise.all([
      stranger.get('/glazes/x'),
      stranger.get('/search?q=ash'),
      stranger.get('/sitemap.xml'),
      stranger.post('/glazes', { formId: 'x' }),
    ]);
    for (const { text } of seen) expect(text).not.toMatch(/Secret glazes|\/glazes</);
  });
});

describe('a member who leaves', () => {
  it('takes a file with what is stored of them', async () => {
    await buy(goods.jar, 'small');
    const { text, headers } = await browser.get('/account/export');
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'ada@example.com', name: 'Ada' },
      signedIn: [{ isThis: true }],
      orders: [{ number: 1001, lines: [{ title: 'Moon jar', quantity: 1 }] }],
    });
    expect(text).not.toContain(member.password);
  });

  it('is deleted with sessions and cart by their password; orders stay', async () => {
    await buy(goods.jar, 'small');
    await browser.change({ type: 'add', productId: goods.jar, variantId: 'small', quantity: 2 });
    const other = await signedIn();
    const wrong = await browser.post('/account/leave', { leavePassword: 'a kiln by the sea' });
    expect(wrong.status).toBe(400);
    const reply = await browser.post('/account/leave', { leavePassword: goodPassword });
    expect(reply.headers.location).toBe('/?logout=true');
    expect(await findMember(shop.store.read, member.siteId, member.email)).toBeUndefined();
    expect([await isOpen(browser), await isOpen(other)]).toEqual([false, false]);
    expect((await browser.cart()).totals.totalQuantity).toBe(0);
    const orders = await shop.store.read.selectFrom('shop_order').select('number').execute();
    expect(orders).toEqual([{ number: 1001 }]);
  });
});
