import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopper, type Shopper } from '../testing/shopper';
import { addAccount, goodPassword, signIn } from '../testing/sign-in-as';
import { ask, host, testServer, type TestServer } from '../testing/server-fixture';
import { ids, settings } from '../testing/site-fixture';
import { createPasswords } from '../sign-in/create-passwords';
import { findAccount, saveAccountPassword } from './accounts';
import { makeOwnerLink } from './make-owner-link';

const minute = 60_000;
const day = 24 * 60 * minute;

let test: TestServer;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
});
afterEach(() => test.remove());

/** Signs in as a browser does. */
function enter(
  browser: Shopper,
  fields: Readonly<Record<string, string>> = {},
  headers: Record<string, string> = {},
) {
  return browser.post(
    '/config/sign-in',
    { email: 'admin@studio.example', password: goodPassword, ...fields },
    headers,
  );
}

/** Whether a browser is signed in. */
async function isSignedIn(browser: Shopper): Promise<boolean> {
  return (await browser.get('/config/sign-ins')).status === 200;
}

const cookieLine = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((line) => /^(?:__Host-)?CONTRIBUTOR=/.test(line)) ?? '';

describe('the first owner', () => {
  it('comes by a link that works once, and chooses a password there', async () => {
    const browser = shopper(test.server);
    const link = (await makeOwnerLink(test.store, ids.site)) ?? '';
    expect(link).toMatch(/^\/config\/link\/[\w-]{43}$/);
    expect((await browser.get(link)).text).toContain('Make this site yours');
    const entered = { name: 'Ada', email: 'Ada@Studio.example', password: goodPassword };
    expect(await browser.post(link, entered)).toMatchObject({
      status: 303,
      headers: { location: '/config' },
    });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await browser.post(link, entered)).toMatchObject({ status: 410 });
    expect((await browser.get(link)).text).toContain('This link no longer works');
    expect(await findAccount(test.store.read, ids.site, 'ada@studio.example')).toMatchObject({
      name: 'Ada',
      email: 'Ada@Studio.example',
      roles: ['admin'],
    });
    expect(await makeOwnerLink(test.store, ids.site)).toBeUndefined();
  });

  it('keeps what was entered where something is wrong, and hears what', async () => {
    const browser = shopper(test.server);
    const link = (await makeOwnerLink(test.store, ids.site)) ?? '';
    const wrong = await browser.post(link, { name: 'Ada', email: 'a@b.example', password: 'kiln' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('value="a@b.example"');
    expect(wrong.text).toContain('This password is too short. Use at least 12 characters.');
    expect(wrong.text).toMatch(/id="password"[^>]*aria-invalid="true"/);
    expect(wrong.text).not.toContain('value="kiln"');
    const nameless = await browser.post(link, { name: ' ', email: 'ada', password: goodPassword });
    expect(nameless.text).toContain('Enter your name.');
    const addressless = await browser.post(link, { name: 'A', email: 'a', password: goodPassword });
    expect(addressless.text).toContain('Enter an email address');
  });

  it('is one, of two who come at once with links of their own', async () => {
    const links = [
      await makeOwnerLink(test.store, ids.site),
      await makeOwnerLink(test.store, ids.site),
    ];
    const answers = await Promise.all(
      links.map((link, index) =>
        shopper(test.server).post(link ?? '', {
          name: 'Ada',
          email: `${index}@studio.example`,
          password: goodPassword,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  });

  it('has a day for it', async () => {
    const link = (await makeOwnerLink(test.store, ids.site)) ?? '';
    test.advance(day);
    expect(await shopper(test.server).get(link)).toMatchObject({ status: 410 });
  });
});

describe('signing in', () => {
  beforeEach(() => addAccount(test.store, ['admin']));

  it('opens a session under a cookie that no script reads and no other site sends', async () => {
    const browser = shopper(test.server);
    browser.cookies.set('OTHER', '1');
    const answer = await enter(browser, { email: ' ADMIN@studio.example' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/config' } });
    expect(cookieLine(answer)).toMatch(/^CONTRIBUTOR=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('over https sets a cookie that only this host can have set', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const browser = shopper(test.server);
    expect(cookieLine(await enter(browser, {}, headers))).toMatch(
      /^__Host-CONTRIBUTOR=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await browser.get('/config/sign-ins', headers)).status).toBe(200);
    // The cookie of a connection without TLS is another one.
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await enter(shopper(test.server), { password: 'a kiln by the sea' });
    const unknown = await enter(shopper(test.server), { email: 'nobody@studio.example' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toContain('The email or password is not right.');
    expect(wrong.text).toContain('<title>Error: Sign in');
    // Each page has a challenge of its own for a passkey.
    const shown = (text: string) => text.replace(/data-options="[^"]*"/, '');
    expect(shown(unknown.text).replace('nobody@', 'admin@')).toBe(shown(wrong.text));
  });

  it('opens a new session each time, and ends the one before it in that browser', async () => {
    const browser = shopper(test.server);
    await enter(browser);
    const before = browser.cookies.get('CONTRIBUTOR') ?? '';
    await enter(browser);
    expect(browser.cookies.get('CONTRIBUTOR')).not.toBe(before);
    const old = shopper(test.server);
    old.cookies.set('CONTRIBUTOR', before);
    expect([await isSignedIn(browser), await isSignedIn(old)]).toEqual([true, false]);
  });

  it('lasts for twelve idle hours, and thirty days where it is to be remembered', async () => {
    const [brief, remembered] = [shopper(test.server), shopper(test.server)];
    await enter(brief);
    const answer = await enter(remembered, { rememberMe: 'true' });
    expect(cookieLine(answer)).toContain(`Max-Age=${(30 * day) / 1000}`);
    for (let hours = 0; hours < 24; hours += 11) {
      expect(await isSignedIn(brief)).toBe(true);
      test.advance(11 * 60 * minute);
    }
    test.advance(60 * minute);
    expect([await isSignedIn(brief), await isSignedIn(remembered)]).toEqual([false, true]);
    test.advance(28 * day);
    expect(await isSignedIn(remembered)).toBe(true);
    test.advance(day);
    expect(await isSignedIn(remembered)).toBe(false);
  });

  it('leads back to the page that was asked for, and to no other site', async () => {
    const browser = shopper(test.server);
    const reply = await browser.get('/config/sign-ins?x=1');
    expect(reply).toMatchObject({
      status: 303,
      headers: { location: '/config/sign-in?next=%2Fconfig%2Fsign-ins%3Fx%3D1' },
    });
    const door = await browser.get(String(reply.headers.location));
    expect(door.text).toContain('You are signed out. Sign in to continue.');
    expect(door.text).toContain('value="/config/sign-ins?x=1"');
    const next = '/config/messages?form=1';
    expect((await enter(browser, { next })).headers.location).toBe(next);
    expect((await enter(browser, { next: '//evil.example' })).headers.location).toBe('/config');
  });

  it('is refused for a minute after too many attempts on one account, wherever they come from', async () => {
    const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });
    for (let index = 0; index < 5; index += 1)
      expect((await enter(shopper(test.server), { password: 'x' }, from(index))).status).toBe(401);
    const refused = await enter(shopper(test.server), {}, from(9));
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Wait a minute, then try again.');
    expect(refused.text).toContain('value="admin@studio.example"');
    test.advance(minute);
    expect((await enter(shopper(test.server), {}, from(9))).status).toBe(303);
  });

  it('is refused for a minute after too many attempts from one address', async () => {
    const attempt = (index: number) =>
      enter(shopper(test.server), { email: `${index}@studio.example` });
    for (let index = 0; index < 10; index += 1) expect((await attempt(index)).status).toBe(401);
    expect((await attempt(10)).status).toBe(429);
  });

  it('hashes a password again that was hashed at a lower cost', async () => {
    const account = await addAccount(test.store, ['editor']);
    const weak = await createPasswords({ logN: 2, r: 8, p: 1 }).hash(goodPassword);
    await test.store.write((db) =>
      db.updateTable('account').set({ password: weak }).where('id', '=', account.id).execute(),
    );
    const email = 'editor@studio.example';
    expect((await enter(shopper(test.server), { email })).status).toBe(303);
    const { password } = (await findAccount(test.store.read, ids.site, email)) ?? {};
    expect(password).toMatch(/^scrypt\$4\$/);
    expect((await enter(shopper(test.server), { email })).status).toBe(303);
  });

  it('is refused for a password that was replaced while it was checked', async () => {
    const find = () => findAccount(test.store.read, ids.site, 'admin@studio.example');
    const { id = '' } = (await find()) ?? {};
    const password = await createPasswords().hash('another kiln by the tide');
    const write = test.store.write;
    vi.spyOn(test.store, 'write').mockImplementationOnce(async (run) => {
      await write((db) => saveAccountPassword(db, id, password, test.store.now()));
      return write(run);
    });
    const browser = shopper(test.server);
    expect((await enter(browser)).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await find())?.password).toBe(password);
  });

  it('is good for one site alone', async () => {
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    const elsewhere = shopper(test.server, { siteHost: 'two.example' });
    expect((await enter(elsewhere)).status).toBe(401);
    elsewhere.cookies.set('CONTRIBUTOR', await tokenOf(test));
    expect(await isSignedIn(elsewhere)).toBe(false);
  });
});

/** The token of a new session of an admin. */
async function tokenOf({ store }: TestServer): Promise<string> {
  const account = await findAccount(store.read, ids.site, 'admin@studio.example');
  return account ? (await signIn(store, account)).replace('CONTRIBUTOR=', '') : '';
}

describe('signing out', () => {
  beforeEach(() => addAccount(test.store, ['admin']));

  it('ends the session in the store, and leads to the site, which says so', async () => {
    const browser = shopper(test.server);
    await enter(browser);
    const token = browser.cookies.get('CONTRIBUTOR') ?? '';
    const answer = await browser.post('/config/sign-out', {});
    expect(answer).toMatchObject({ status: 303, headers: { location: '/?logout=true' } });
    expect(cookieLine(answer)).toMatch(/^CONTRIBUTOR=; .*Max-Age=0$/);
    browser.cookies.set('CONTRIBUTOR', token);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('[7.03] is a call at its address, which does nothing for who is not signed in', async () => {
    const browser = shopper(test.server);
    await enter(browser);
    const token = browser.cookies.get('CONTRIBUTOR') ?? '';
    expect(await browser.call('/api/auth/Logout', {})).toMatchObject({ json: { data: {} } });
    browser.cookies.set('CONTRIBUTOR', token);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await browser.call('/api/auth/Logout', {})).toMatchObject({ status: 200 });
  });
});

describe('my sign-ins', () => {
  it('are listed, and each can be ended, or all but this one; never those of others', async () => {
    await addAccount(test.store, ['admin']);
    await addAccount(test.store, ['editor']);
    const browsers = [shopper(test.server), shopper(test.server), shopper(test.server)];
    const [here, there] = browsers;
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' };
    for (const browser of browsers) await enter(browser, {}, agent);
    const other = shopper(test.server);
    await enter(other, { email: 'editor@studio.example' });
    const list = (await here?.get('/config/sign-ins'))?.text ?? '';
    expect(list.match(/Firefox on Windows<\/td>/g)).toHaveLength(3);
    expect(list.match(/This browser/g)).toHaveLength(1);
    expect(list).toMatch(/href="\/config\/forgot">Choose a new password</);
    const otherId = await idOf(other);
    await here?.post('/config/sign-ins', { end: otherId });
    await here?.post('/config/sign-ins', { end: there ? await idOf(there) : '' });
    expect(await Promise.all([...browsers, other].map(isSignedIn))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    await here?.post('/config/sign-ins', { end: 'others' });
    expect(await Promise.all([...browsers, other].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  /** The id of a browser's session. */
  async function idOf(browser: Shopper): Promise<string> {
    const { text } = await browser.get('/config/sign-ins');
    const [, row = ''] = /This browser(.*?)<\/tr>/s.exec(text) ?? [];
    return /value="([^"]+)"/.exec(row)?.[1] ?? '';
  }
});

describe('a forgotten password', () => {
  const forget = (email: string) => shopper(test.server).post('/config/forgot', { email });
  const mails = async () =>
    (await test.store.read.selectFrom('outbox').selectAll().execute()).map(
      ({ recipient, text_body: text }) => ({ recipient, text }),
    );

  it('is replaced by a link in a mail, which works once and ends every session', async () => {
    await addAccount(test.store, ['admin']);
    const before = shopper(test.server);
    await enter(before);
    expect((await forget('Admin@studio.example')).text).toContain('Check your email');
    const [mail] = await mails();
    expect(mail?.recipient).toBe('admin@studio.example');
    const [link = ''] = /\/config\/link\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).toContain(`http://${host}${link}`);
    const browser = shopper(test.server);
    expect((await browser.get(link)).text).toContain('For admin@studio.example.');
    const password = 'a glaze like the sea';
    expect((await browser.post(link, { password })).status).toBe(303);
    expect([await isSignedIn(browser), await isSignedIn(before)]).toEqual([true, false]);
    expect((await browser.post(link, { password })).status).toBe(410);
    expect((await enter(shopper(test.server))).status).toBe(401);
    expect((await enter(shopper(test.server), { password })).status).toBe(303);
  });

  it('of an unknown address is answered alike, and mails nobody', async () => {
    await addAccount(test.store, ['admin']);
    const [known, unknown] = [
      await forget('admin@studio.example'),
      await forget('x@studio.example'),
    ];
    expect(unknown.text.replace('x@', 'admin@')).toBe(known.text);
    expect(await mails()).toHaveLength(1);
    const wrong = await forget('admin');
    expect([wrong.status, wrong.text.includes('Enter an email address')]).toEqual([400, true]);
  });

  it('is mailed at most every five minutes, and its links die within an hour', async () => {
    await addAccount(test.store, ['admin']);
    for (let times = 0; times < 3; times += 1) await forget('admin@studio.example');
    expect(await mails()).toHaveLength(1);
    test.advance(5 * minute);
    await forget('admin@studio.example');
    expect(await mails()).toHaveLength(2);
    const [mail] = await mails();
    const [link = ''] = /\/config\/link\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
    test.advance(60 * minute);
    expect((await shopper(test.server).get(link)).status).toBe(410);
  });
});

describe('who is not let in', () => {
  it('is told as JSON what is missing: a sign-in', async () => {
    const answer = await ask(test.server, {
      url: '/config/sign-ins',
      headers: { accept: 'application/json' },
    });
    expect(answer).toMatchObject({ status: 401, json: { loginRequired: true } });
  });

  it('sees the page to sign in after a post, which keeps what was posted', async () => {
    const answer = await shopper(test.server).post('/config/sign-ins', { end: 'others' });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('action="/config/sign-ins"');
    expect(answer.text).toContain('name="end" value="others"');
  });

  it('is led back to the page of the form after a post with files, which cannot be kept', async () => {
    const headers = {
      referer: `http://${host}/config/sign-ins`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const answer = await shopper(test.server).post('/config/sign-ins', { end: 'others' }, headers);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('You are signed out. Sign in to continue.');
    expect(answer.text).toContain('value="/config/sign-ins"');
  });

  it('finds no page of the area in a cache, a frame or a list of results', async () => {
    const { headers } = await shopper(test.server).get('/config/forgot');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toMatch(
      /script-src 'strict-dynamic'; style-src 'sha256-[\w+/=]+';.*frame-ancestors 'self'/,
    );
  });
});
