import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopper, type Answer, type Shopper } from '../testing/shopper';
import { testServer, type TestServer } from '../testing/server-fixture';
import { addAccount, goodPassword, signIn } from '../testing/sign-in-as';
import { ids } from '../testing/site-fixture';
import { findAccount, findAccountById, type Account } from './accounts';

const minute = 60_000;

let test: TestServer;
let admin: Account;
let bea: Account;
let browser: Shopper;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
  admin = await addAccount(test.store, ['admin']);
  bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
  browser = shopper(test.server);
  browser.cookies.set('CONTRIBUTOR', (await signIn(test.store, admin)).split('=')[1] ?? '');
});
afterEach(() => test.remove());

const text = (html = '') =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The form of an answer's page: where it leads, and every control that is filled in. */
function formOf({ text: page }: Answer): { action: string; fields: [string, string][] } {
  const [, action = ''] = /<form [^>]*action="([^"]*)"/.exec(page) ?? [];
  const fields = [...page.matchAll(/<input [^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const name = / name="([^"]*)"/.exec(tag)?.[1];
    return name === undefined ? [] : [[text(name), text(/ value="([^"]*)"/.exec(tag)?.[1])]];
  });
  return { action: text(action), fields };
}

/** Fills in the page that asks for the password, and sends it. */
function goOn(page: Answer, entered: Record<string, string>) {
  const { action, fields } = formOf(page);
  const filled = fields.map(([name, value]): [string, string] => [name, entered[name] ?? value]);
  return browser.post(action, filled);
}

const invite: [string, string][] = [
  ['email', 'Eve@studio.example'],
  ['role', 'editor'],
  ['role', 'billing'],
];

describe('a grave act after more than ten minutes', () => {
  it('asks for the password, and then goes on with all that was posted', async () => {
    test.advance(10 * minute - 1);
    expect((await browser.post(`/config/people/${bea.id}`, { role: 'viewer' })).status).toBe(303);
    test.advance(1);
    const reply = await browser.post('/config/people/invite', invite);
    expect(reply.status).toBe(401);
    expect(reply.text).toContain('Is it still you?');
    expect(await invitations()).toEqual([]);
    const before = browser.cookies.get('CONTRIBUTOR');
    const wrong = await goOn(reply, { 'sign-in-password': 'not the password' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('The email or password is not right.');
    expect(wrong.text).not.toContain('not the password');
    expect(await invitations()).toEqual([]);
    const done = await goOn(wrong, { 'sign-in-password': goodPassword });
    expect(done.headers.location).toBe('/config/people?done=invited');
    expect(await invitations()).toEqual([
      { email: 'Eve@studio.example', roles: '["billing","editor"]' },
    ]);
    expect(browser.cookies.get('CONTRIBUTOR')).not.toBe(before);
    // The next one is not asked about.
    expect((await browser.post(`/config/people/${bea.id}`, { role: 'editor' })).status).toBe(303);
  });

  it('is done by who is signed in while somebody else guesses at their password', async () => {
    test.advance(10 * minute);
    const stranger = shopper(test.server);
    const guess = (index: number) =>
      stranger.post(
        '/config/sign-in',
        { email: admin.email, password: `a kiln by the sea ${index}` },
        { 'x-forwarded-for': `10.0.${index}.1` },
      );
    const guesses = await Promise.all([0, 1, 2, 3, 4, 5].map(guess));
    expect(guesses.map(({ status }) => status)).toContain(429);
    const page = await browser.post('/config/people/invite', invite);
    expect((await goOn(page, { 'sign-in-password': goodPassword })).status).toBe(303);
  });

  it('keeps the new session that the act itself makes', async () => {
    test.advance(10 * minute);
    await addAccount(test.store, ['admin'], 'second@studio.example');
    const reply = await browser.post(`/config/people/${admin.id}`, { role: 'editor' });
    const done = await goOn(reply, { 'sign-in-password': goodPassword });
    expect(done.headers.location).toBe('/config');
    expect((await browser.get('/config')).status).toBe(200);
    expect((await findAccountById(test.store.read, admin.id))?.roles).toEqual(['editor']);
  });

  it('asks before a download too, and leads to it', async () => {
    test.advance(10 * minute);
    const path = `/config/messages/export?form=${ids.form}`;
    const reply = await browser.get(path);
    expect(reply.status).toBe(401);
    const done = await goOn(reply, { password: goodPassword });
    const begins = await browser.get(String(done.headers.location));
    expect(begins.headers.refresh).toBe(`0; url=${path}`);
    expect(begins.text).toContain('You will find the file among your downloads.');
    expect(begins.text).toContain('href="/config/messages">Go back</a>');
    expect((await browser.get(path)).headers['content-type']).toContain('text/csv');
  });

  it('asks before a download after the session has ended, and begins it then', async () => {
    browser.cookies.clear();
    const path = '/config/log/export';
    const { location } = (await browser.get(path)).headers;
    const entered = { email: admin.email, password: goodPassword };
    const page = await browser.get(String(location));
    const { fields } = formOf(page);
    const filled = fields.map(([name, value]): [string, string] => [
      name,
      name === 'email' || name === 'password' ? entered[name] : value,
    ]);
    const done = await browser.post('/config/sign-in', filled);
    expect((await browser.get(String(done.headers.location))).headers.refresh).toBe(
      `0; url=${path}`,
    );
  });

  it('does nothing for who may not do it, however recently they signed in', async () => {
    const page = await browser.post('/config/people/invite', [
      ...invite,
      ['sign-in-email', bea.email],
      ['sign-in-password', goodPassword],
    ]);
    // Whoever is signed in is asked as who they are.
    expect(page.headers.location).toBe('/config/people?done=invited');
    browser.cookies.clear();
    const other = await browser.post('/config/people/invite', [
      ['email', 'joe@studio.example'],
      ['role', 'editor'],
      ['sign-in-email', bea.email],
      ['sign-in-password', goodPassword],
    ]);
    expect(other.status).toBe(403);
    expect(await invitations()).toHaveLength(1);
  });
});

describe('a post after the session has ended', () => {
  it('is kept in the page, and goes on after the sign-in in its place', async () => {
    browser.cookies.clear();
    const reply = await browser.post('/config/people/invite', invite);
    expect(reply.status).toBe(401);
    expect(reply.text).toContain('Sign in to finish what you were doing.');
    const wrong = await goOn(reply, {
      'sign-in-email': 'eve@studio.example',
      'sign-in-password': goodPassword,
    });
    expect([wrong.status, wrong.text.includes('value="eve@studio.example"')]).toEqual([401, true]);
    const entered = { 'sign-in-email': admin.email, 'sign-in-password': goodPassword };
    const done = await goOn(wrong, entered);
    expect(done.headers.location).toBe('/config/people?done=invited');
    expect(await invitations()).toHaveLength(1);
  });

  it('keeps hostile text as text', async () => {
    browser.cookies.clear();
    const reply = await browser.post('/config/people/invite', { email: '"><script>x</script>' });
    expect(reply.text).not.toContain('<script>');
    expect(formOf(reply).fields).toContainEqual(['email', '"><script>x</script>']);
  });

  it('comes from a page of the site, or is refused before anybody signs in', async () => {
    browser.cookies.clear();
    const fields: [string, string][] = [
      ...invite,
      ['sign-in-email', admin.email],
      ['sign-in-password', goodPassword],
    ];
    const foreign = await browser.post('/config/people/invite', fields, {
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
    expect(browser.cookies.has('CONTRIBUTOR')).toBe(false);
  });

  it('is refused after too many passwords, and still kept', async () => {
    browser.cookies.clear();
    let page = await browser.post('/config/people/invite', invite);
    for (let index = 0; index < 5; index += 1)
      page = await goOn(page, { 'sign-in-email': admin.email, 'sign-in-password': 'x' });
    const refused = await goOn(page, {
      'sign-in-email': admin.email,
      'sign-in-password': goodPassword,
    });
    expect(refused.status).toBe(429);
    expect(formOf(refused).fields).toContainEqual(['role', 'billing']);
    expect(await findAccount(test.store.read, ids.site, 'eve@studio.example')).toBeUndefined();
  });
});

const invitations = () =>
  test.store.read.selectFrom('account_invitation').select(['email', 'roles']).execute();

describe('a right that was taken away while somebody wrote', () => {
  const rights = (roles: string) =>
    test.store.write((db) =>
      db.updateTable('account').set({ roles }).where('id', '=', admin.id).execute(),
    );

  it('is told; what they wrote stays on the page, and goes on once they have the right again', async () => {
    await rights('["viewer"]');
    const denied = await browser.post('/config/people/invite', invite);
    expect([denied.status, denied.text.includes('Your roles do not include this.')]).toEqual([
      403,
      true,
    ]);
    expect(denied.text).toContain('Nothing was saved, and nothing is lost');
    const { action, fields } = formOf(denied);
    expect([action, fields]).toEqual(['/config/people/invite', invite]);
    expect((await browser.post(action, fields)).status).toBe(403);
    await rights('["admin"]');
    expect((await browser.post(action, fields)).status).toBe(303);
  });

  it('keeps no password, and nothing of what was only looked at', async () => {
    await rights('["viewer"]');
    const fields: [string, string][] = [...invite, ['password', goodPassword]];
    const denied = await browser.post('/config/people/invite', fields);
    expect(denied.text).not.toContain(goodPassword);
    expect((await browser.get('/config/people')).text).not.toContain('<form');
  });
});
