import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '../testing/add-member';
import { checkoutVisitor } from '../testing/checkout-visitor';
import { host } from '../testing/server-fixture';
import { goods } from '../testing/shop-fixture';
import { shopServer, shopSettings, type ShopServer } from '../testing/shop-server';
import { shopper, type Answer, type Shopper } from '../testing/shopper';
import { findSiteById } from '../sites/sites';
import { goodPassword } from '../testing/sign-in-as';
import { ids, settings } from '../testing/site-fixture';
import type { MemberSettings } from './member-settings';
import { changeMember, findMember } from './members';
import { removeMember } from './remove-member';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let shop: ShopServer;

beforeEach(async () => {
  shop = await shopServer({ renderPage });
  await joinBy({ joining: 'open' });
});
afterEach(() => shop.remove());

/** Lets people join in another way. */
const joinBy = (members: Partial<MemberSettings>) =>
  shop.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, shop: shopSettings, members },
  });

/** The mails to an address that wait, newest first. */
async function mailsTo(email: string): Promise<string[]> {
  const rows = await shop.store.read
    .selectFrom('outbox')
    .select('text_body as text')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text }) => text);
}

/** The path of the link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const [mail = ''] = await mailsTo(email);
  return (
    /https?:\/\/[^/]+(\/account\/link\/\S+)/.exec(mail)?.[1] ?? expect.fail(`no mail: ${mail}`)
  );
}

const ask = (browser: Shopper, fields: Record<string, string> = {}): Promise<Answer> =>
  browser.post('/account/join', { name: 'Ada', email: 'Ada@example.com', ...fields });

async function isSignedIn(browser: Shopper): Promise<boolean> {
  return (await browser.get('/account')).status === 200;
}

describe('who joins a site', () => {
  it('confirms the address by a mail, chooses a password there, and is signed in', async () => {
    const browser = shopper(shop.server);
    await browser.change({ type: 'add', productId: goods.jar, variantId: 'small', quantity: 2 });
    const reply = await ask(browser);
    expect(reply.text).toContain('Check your email');
    expect(await findMember(shop.store.read, ids.site, 'ada@example.com')).toBeUndefined();
    const link = await linkTo('Ada@example.com');
    expect((await browser.get(link)).text).toContain('Choose a password');
    const joined = await browser.post(link, { password: goodPassword });
    expect([joined.status, joined.headers.location]).toEqual([303, '/account']);
    const area = await browser.get('/account');
    expect(area.headers['cache-control']).toBe('private, no-store');
    expect(area.text).toContain('You are signed in with Ada@example.com.');
    // What was in the cart is still there.
    expect((await browser.cart()).totals.totalQuantity).toBe(2);
  });

  it('[7.25a] is told of as a registration once, on the own page that they come to next', async () => {
    const browser = shopper(shop.server);
    await ask(browser);
    await browser.post(await linkTo('Ada@example.com'), { password: goodPassword });
    const isTold = async () =>
      (await browser.get('/account')).text.includes('CompleteRegistration');
    expect([await isTold(), await isTold()]).toEqual([true, false]);
  });

  it('follows the link once, and not after a day', async () => {
    await ask(shopper(shop.server));
    const link = await linkTo('Ada@example.com');
    const both = await Promise.all(
      [1, 2].map(() => shopper(shop.server).post(link, { password: goodPassword })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
    await ask(shopper(shop.server), { email: 'eve@example.com' });
    const late = await linkTo('eve@example.com');
    shop.advance(day);
    expect((await shopper(shop.server).get(late)).status).toBe(410);
  });

  it('comes back by no link that was mailed before they left, or were removed', async () => {
    await ask(shopper(shop.server));
    const used = await linkTo('Ada@example.com');
    shop.advance(5 * minute);
    await ask(shopper(shop.server));
    const unused = await linkTo('Ada@example.com');
    shop.advance(minute);
    await shopper(shop.server).post(used, { password: goodPassword });
    const { store } = shop;
    const joined = await findMember(store.read, ids.site, 'ada@example.com');
    const site = (await findSiteById(store.read, ids.site)) ?? expect.fail('the site is there');
    await store.write((db) => removeMember(db, site, joined?.id ?? '', store.now()));
    for (const link of [used, unused])
      expect((await shopper(shop.server).post(link, { password: goodPassword })).status).toBe(410);
    shop.advance(5 * minute);
    await ask(shopper(shop.server));
    const anew = shopper(shop.server);
    await anew.post(await linkTo('Ada@example.com'), { password: goodPassword });
    expect(await isSignedIn(anew)).toBe(true);
  });

  it('keeps what was entered where something is wrong, and hears what', async () => {
    const { status, text } = await ask(shopper(shop.server), { email: 'ada', name: 'Ada L.' });
    expect(status).toBe(400);
    expect(text).toContain('Enter an email address, such as name@example.com.');
    expect(text).toContain('value="Ada L."');
    await ask(shopper(shop.server));
    const link = await linkTo('Ada@example.com');
    const short = await shopper(shop.server).post(link, { password: 'kiln' });
    expect(short.status).toBe(400);
    expect(short.text).toContain('This password is too short. Use at least 12 characters.');
  });

  it('is not told whether the address has an account; its owner is', async () => {
    await addMember(shop.store, 'mia@example.com');
    const known = await ask(shopper(shop.server), { email: 'mia@example.com' });
    const unknown = await ask(shopper(shop.server), { email: 'eve@example.com' });
    expect(known.text.replaceAll('mia@', 'eve@')).toBe(unknown.text);
    expect((await mailsTo('mia@example.com'))[0]).toContain('You already have one');
  });

  it('is mailed once in five minutes', async () => {
    await ask(shopper(shop.server));
    await ask(shopper(shop.server));
    expect(await mailsTo('Ada@example.com')).toHaveLength(1);
    shop.advance(5 * minute);
    await ask(shopper(shop.server));
    expect(await mailsTo('Ada@example.com')).toHaveLength(2);
  });

  it('is refused where members are invited, and sees no form', async () => {
    await joinBy({});
    const browser = shopper(shop.server);
    expect((await browser.get('/account/join')).text).toContain(
      'only join this site by invitation',
    );
    expect((await ask(browser)).status).toBe(403);
    expect(await mailsTo('Ada@example.com')).toEqual([]);
  });

  it('by a product has paid for it; nobody else gets a mail', async () => {
    await joinBy({ joining: 'product', productIds: [goods.jar] });
    const stranger = await ask(shopper(shop.server), { email: 'ada@example.com' });
    expect(stranger.status).toBe(200);
    expect(await mailsTo('ada@example.com')).toEqual([]);
    const buyer = checkoutVisitor(shop.server);
    await buyer.add(goods.jar, 'small');
    await buyer.pay(await buyer.checkout());
    shop.advance(5 * minute);
    await ask(shopper(shop.server), { email: 'ada@example.com' });
    expect((await mailsTo('ada@example.com'))[0]).toContain('/account/link/');
  });
});

describe('a password that was forgotten', () => {
  it('is replaced by a link in a mail, which works once and ends every session', async () => {
    await addMember(shop.store);
    const open = shopper(shop.server);
    const login = { email: 'ada@example.com', password: goodPassword };
    await open.post('/account/session', login);
    await shopper(shop.server).post('/account/forgot', { email: 'ADA@example.com' });
    const link = await linkTo('ada@example.com');
    const browser = shopper(shop.server);
    await browser.post(link, { password: 'another kiln by the tide' });
    expect([await isSignedIn(browser), await isSignedIn(open)]).toEqual([true, false]);
    expect((await browser.post(link, { password: 'a third kiln by the tide' })).status).toBe(410);
    expect((await shopper(shop.server).post('/account/session', login)).status).toBe(401);
  });

  it('of nobody is answered alike, and nothing is sent', async () => {
    await addMember(shop.store);
    const known = await shopper(shop.server).post('/account/forgot', { email: 'ada@example.com' });
    const unknown = await shopper(shop.server).post('/account/forgot', {
      email: 'eve@example.com',
    });
    expect(known.text.replaceAll('ada@', 'eve@')).toBe(unknown.text);
    expect(await mailsTo('eve@example.com')).toEqual([]);
  });

  it('is replaced by no link that was mailed to an address before it was changed', async () => {
    const { id } = await addMember(shop.store);
    await shopper(shop.server).post('/account/forgot', { email: 'ada@example.com' });
    const link = await linkTo('ada@example.com');
    const email = 'ada@new.example';
    await shop.store.write((db) => changeMember(db, id, { email }, shop.store.now()));
    const late = await shopper(shop.server).post(link, { password: 'another kiln by the tide' });
    expect(late.status).toBe(410);
  });

  it('has an hour for it; a link that was changed opens nothing', async () => {
    await addMember(shop.store);
    await shopper(shop.server).post('/account/forgot', { email: 'ada@example.com' });
    const link = await linkTo('ada@example.com');
    expect((await shopper(shop.server).get(link)).status).toBe(200);
    expect((await shopper(shop.server).get(`${link.slice(0, -1)}!`)).status).toBe(410);
    shop.advance(hour);
    expect((await shopper(shop.server).get(link)).status).toBe(410);
  });
});
