import { contributorRole, rolePermissions, type ContributorRole } from '@frontage/site-model/enums';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findAccount,
  findAccountById,
  saveAccountName,
  type Account,
} from '../../accounts/accounts';
import { shopper, type Shopper } from '../../testing/shopper';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, goodPassword, signIn } from '../../testing/sign-in-as';
import { signedIn } from '../../testing/signed-in';
import { ids, settings } from '../../testing/site-fixture';
import { permissionTexts } from './permission-texts';

const minute = 60_000;
const day = 24 * 60 * minute;

let test: TestServer;
let admin: Account;
let browser: Shopper;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
  admin = await addAccount(test.store, ['admin']);
  browser = await signedIn(test, admin);
});
afterEach(() => test.remove());

const withRoles = (roles: readonly ContributorRole[]) =>
  roles.map((role): [string, string] => ['role', role]);

async function invite(email: string, roles: readonly ContributorRole[], by = browser) {
  // Mails are told apart by their time.
  test.advance(1);
  return by.post('/config/people/invite', [['email', email], ...withRoles(roles)]);
}

const saveRoles = (of: Account, roles: readonly ContributorRole[], by = browser) =>
  by.post(`/config/people/${of.id}`, withRoles(roles));

const remove = (of: Account, by = browser) => by.post(`/config/people/${of.id}/remove`, {});

const rolesOf = async ({ id }: Account) => (await findAccountById(test.store.read, id))?.roles;

/** The links of all mails so far, oldest first. */
async function mailedLinks(): Promise<string[]> {
  const mails = await test.store.read
    .selectFrom('outbox')
    .select('text_body')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return mails.flatMap(({ text_body: text }) => /\/config\/invitation\/[\w-]{43}/.exec(text) ?? []);
}

const isSignedIn = async (of: Shopper) => (await of.get('/config/sign-ins')).status === 200;

describe('the list of people', () => {
  it('is searched, filtered by role, turned round, comes in parts and is taken out', async () => {
    for (let number = 0; number < 52; number += 1) {
      test.advance(1);
      await addAccount(test.store, ['editor'], `e${number}@studio.example`);
    }
    test.advance(1);
    const zoe = await addAccount(test.store, ['billing'], 'zoe@studio.example');
    await test.store.write((db) => saveAccountName(db, zoe, 'Élise', test.store.now()));
    const rows = (text: string) =>
      [...text.matchAll(/<td class="excerpt">([^<]*@[^<]*)/g)].map(([, email]) => email);
    const look = async (query = '') => (await browser.get(`/config/people${query}`)).text;
    const first = await look();
    expect([rows(first).length, rows(first)[0]]).toEqual([50, zoe.email]);
    const next = /people(\?[^"]*before=[^"]*)"/.exec(first)?.[1] ?? '';
    expect(rows(await look(next))).toContain(admin.email);
    expect(rows(await look('?sort=oldest'))[0]).toBe(admin.email);
    expect(rows(await look('?q=%C3%89LISE'))).toEqual([zoe.email]);
    expect(rows(await look('?role=billing'))).toEqual([zoe.email]);
    expect(await look('?q=nobody')).toContain('Nobody matches.');
    const table = (await browser.get('/config/people/export?role=billing')).text.split('\r\n');
    expect(table[1]).toMatch(/^Élise,zoe@studio\.example,Billing,,/);
    expect(table).toHaveLength(3);
  });

  it('shows everybody of the site with roles and last use, and nobody of another site', async () => {
    await addAccount(test.store, ['editor', 'billing'], 'bea@studio.example');
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    const other = await addAccount(test.store, ['admin'], 'eve@two.example', 'second');
    const { text } = await browser.get('/config/people');
    expect(text).toContain('bea@studio.example');
    expect(text).toContain('Editor, Billing');
    expect(text).toContain('Not yet');
    expect(text).toMatch(/<time dateTime="2026-01-01T00:00:00.000Z">/i);
    expect(text).not.toContain('eve@two.example');
    expect((await browser.get(`/config/people/${other.id}`)).status).toBe(404);
    expect((await saveRoles(other, ['viewer'])).status).toBe(404);
    expect((await remove(other)).status).toBe(404);
    expect(await rolesOf(other)).toEqual(['admin']);
  });

  it('shows a hostile name as text', async () => {
    const { id } = await addAccount(test.store, ['editor']);
    await test.store.write((db) =>
      db
        .updateTable('account')
        .set({ name: '<script>alert(1)</script>' })
        .where('id', '=', id)
        .execute(),
    );
    for (const path of ['', `/${id}`, `/${id}/remove`]) {
      const { text } = await browser.get(`/config/people${path}`);
      expect(text).toContain('&lt;script&gt;alert(1)');
      expect(text).not.toContain('<script>alert');
    }
  });

  it('[6.06d] says what each role may do from the table that the server enforces', async () => {
    const { text } = await browser.get('/config/people/roles');
    const sections = text.split('<h2>').slice(1);
    const roles = contributorRole.names.filter((role) => role !== 'none');
    expect(sections).toHaveLength(roles.length);
    for (const [index, role] of roles.entries())
      for (const [name, words] of Object.entries(permissionTexts)) {
        const isHeld = rolePermissions[role].some((held) => held === name);
        const isShown = sections[index]?.includes(`<li>${words}</li>`) ?? false;
        const goesWithoutSaying = words.startsWith('Open ') || name.startsWith('admin.');
        expect([role, name, isShown]).toEqual([role, name, isHeld && !goesWithoutSaying]);
      }
  });
});

describe('an invitation', () => {
  it('mails a link by which somebody makes an account with these roles, once', async () => {
    expect(await invite('Eve@studio.example', ['editor', 'billing'])).toMatchObject({
      status: 303,
      headers: { location: '/config/people?done=invited' },
    });
    expect((await browser.get('/config/people?done=invited')).text).toContain('is on its way');
    const [link = ''] = await mailedLinks();
    const guest = shopper(test.server);
    const page = await guest.get(link);
    expect(page.text).toContain('Help look after Studio');
    expect(page.text).toContain('You were invited as Eve@studio.example.');
    const short = await guest.post(link, { name: 'Eve', password: 'kiln' });
    expect([short.status, short.text.includes('value="Eve"')]).toEqual([400, true]);
    expect(short.text).toContain('This password is too short.');
    const accepted = await guest.post(link, { name: 'Eve', password: goodPassword });
    expect(accepted).toMatchObject({ status: 303, headers: { location: '/config' } });
    expect(await findAccount(test.store.read, ids.site, 'eve@studio.example')).toMatchObject({
      name: 'Eve',
      roles: ['billing', 'editor'],
    });
    expect((await guest.get('/config/messages')).status).toBe(200);
    expect((await guest.get('/config/people')).status).toBe(403);
    expect((await guest.get('/config')).text).not.toContain('/config/people');
    expect((await guest.post(link, { name: 'E', password: goodPassword })).status).toBe(410);
    expect((await guest.get(link)).text).toContain('This invitation no longer works');
    expect((await browser.get('/config/people')).text).not.toContain('Invitations');
  });

  it('makes one account where its link is used twice at once', async () => {
    await invite('eve@studio.example', ['editor']);
    const [link = ''] = await mailedLinks();
    const answers = await Promise.all(
      [1, 2].map(() => shopper(test.server).post(link, { name: 'Eve', password: goodPassword })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  });

  it('works for seven days, and can be sent again under a new link', async () => {
    await invite('eve@studio.example', ['editor']);
    const [first = ''] = await mailedLinks();
    test.advance(7 * day - 1);
    expect((await shopper(test.server).get(first)).status).toBe(200);
    test.advance(1);
    expect((await shopper(test.server).get(first)).status).toBe(410);
    browser = await signedIn(test, admin);
    const { text } = await browser.get('/config/people');
    expect(text).toContain('Expired. Send it again.');
    const [, path = ''] = /action="(\/config\/people\/invitations\/[^"]+)"/.exec(text) ?? [];
    expect((await browser.post(path, { do: 'again' })).headers.location).toContain('done=again');
    const links = await mailedLinks();
    const last = links.at(-1) ?? '';
    expect(last).not.toBe(first);
    expect((await shopper(test.server).get(first)).status).toBe(410);
    expect((await shopper(test.server).get(last)).status).toBe(200);
  });

  it('can be taken back, with its mail if that still waits', async () => {
    await invite('eve@studio.example', ['editor']);
    const [link = ''] = await mailedLinks();
    const { text } = await browser.get('/config/people');
    expect(text).toContain('The email is waiting to be sent.');
    const [, path = ''] = /action="(\/config\/people\/invitations\/[^"]+)"/.exec(text) ?? [];
    const answer = await browser.post(path, { do: 'back' });
    expect(answer.headers.location).toBe('/config/people?done=takenBack');
    expect(await mailedLinks()).toEqual([]);
    expect((await shopper(test.server).get(link)).status).toBe(410);
    const late = await browser.post(path, { do: 'back' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Someone else changed this in the meantime');
  });

  it.each([
    [{ attempts: 1 }, 'The email is waiting to be sent.'],
    [{ attempts: 1, last_error: 'refused' }, 'could not be sent yet. It will be tried again'],
    [{ attempts: 9, failed_at: 5 }, 'could not be sent. Check the address'],
    [{ attempts: 1, sent_at: 5 }, 'Valid until'],
  ])('says what became of its mail: %j', async (state, words) => {
    await invite('eve@studio.example', ['editor']);
    await test.store.write((db) => db.updateTable('outbox').set(state).execute());
    expect((await browser.get('/config/people')).text).toContain(words);
  });

  it('of another site opens nothing here', async () => {
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    const theirs = await addAccount(test.store, ['admin'], 'ada@two.example', 'second');
    const there = shopper(test.server, { siteHost: 'two.example' });
    const [name = '', value = ''] = (await signIn(test.store, theirs)).split('=');
    there.cookies.set(name, value);
    await invite('eve@two.example', ['admin'], there);
    const [link = ''] = await mailedLinks();
    expect((await shopper(test.server).get(link)).status).toBe(410);
    const accepted = { name: 'Eve', password: goodPassword };
    expect((await shopper(test.server).post(link, accepted)).status).toBe(410);
    expect((await shopper(test.server, { siteHost: 'two.example' }).get(link)).status).toBe(200);
  });

  it('of somebody who was invited already replaces the one before', async () => {
    await invite('eve@studio.example', ['editor']);
    const [first = ''] = await mailedLinks();
    await invite('EVE@studio.example', ['viewer']);
    const [second = '', none] = await mailedLinks();
    expect(none).toBeUndefined();
    expect((await shopper(test.server).get(first)).status).toBe(410);
    await shopper(test.server).post(second, { name: 'Eve', password: goodPassword });
    expect(await findAccount(test.store.read, ids.site, 'eve@studio.example')).toMatchObject({
      roles: ['viewer'],
    });
  });

  it('is not sent where something is wrong, and keeps what was entered', async () => {
    const nobody = await invite('eve', ['editor']);
    expect(nobody.status).toBe(400);
    expect(nobody.text).toContain('Enter an email address');
    expect(nobody.text).toContain('value="eve"');
    expect(nobody.text).toMatch(/id="role-editor"[^>]*checked=""/);
    const roleless = await invite('eve@studio.example', []);
    expect(roleless.text).toContain('Choose at least one role.');
    expect((await invite(admin.email, ['editor'])).text).toContain('already has an account');
    expect(await mailedLinks()).toEqual([]);
  });

  it('reaches somebody who looks after another site too, and leaves that account alone', async () => {
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    const there = await addAccount(test.store, ['viewer'], 'eve@both.example', 'second');
    await invite('eve@both.example', ['editor']);
    const [link = ''] = await mailedLinks();
    await shopper(test.server).post(link, { name: 'Eve', password: 'a glaze like the sea' });
    expect(await findAccount(test.store.read, ids.site, there.email)).toMatchObject({
      roles: ['editor'],
    });
    expect(await findAccount(test.store.read, 'second', there.email)).toEqual(there);
    const elsewhere = shopper(test.server, { siteHost: 'two.example' });
    expect((await elsewhere.get(link)).status).toBe(410);
  });

  it('ends with the rights of who sent it', async () => {
    const second = await addAccount(test.store, ['admin'], 'bea@studio.example');
    await invite('eve@studio.example', ['editor'], await signedIn(test, second));
    await invite('joe@studio.example', ['editor']);
    const links = await mailedLinks();
    await saveRoles(second, ['editor']);
    const answers = await Promise.all(links.map((link) => shopper(test.server).get(link)));
    expect(answers.map(({ status }) => status)).toEqual([410, 200]);
  });
});

describe('the roles of somebody', () => {
  it('are changed, and all their sessions end', async () => {
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    const hers = await signedIn(test, bea);
    expect(await saveRoles(bea, ['storeManager', 'viewer'])).toMatchObject({
      status: 303,
      headers: { location: '/config/people?done=roles' },
    });
    expect(await rolesOf(bea)).toEqual(['storeManager', 'viewer']);
    expect(await isSignedIn(hers)).toBe(false);
    expect((await (await signedIn(test, bea)).get('/config/orders')).status).toBe(200);
  });

  it('of one’s own go on in this browser under a new session, and end elsewhere', async () => {
    await addAccount(test.store, ['admin'], 'bea@studio.example');
    const elsewhere = await signedIn(test, admin);
    const before = browser.cookies.get('CONTRIBUTOR');
    expect((await saveRoles(admin, ['editor'])).headers.location).toBe('/config');
    expect(browser.cookies.get('CONTRIBUTOR')).not.toBe(before);
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await browser.get('/config/people')).status).toBe(403);
  });

  it('are at least one', async () => {
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    const answer = await saveRoles(bea, []);
    expect([answer.status, answer.text.includes('Choose at least one role.')]).toEqual([400, true]);
    expect(await rolesOf(bea)).toEqual(['editor']);
    expect((await browser.post(`/config/people/${bea.id}`, { role: 'none' })).status).toBe(400);
  });

  it('of the last admin stay, and so does the last admin, whatever admins other sites have', async () => {
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    await addAccount(test.store, ['admin'], 'eve@two.example', 'second');
    const lowered = await saveRoles(admin, ['editor']);
    expect([lowered.status, lowered.text.includes('Make someone else an admin first.')]).toEqual([
      409,
      true,
    ]);
    expect((await remove(admin)).status).toBe(409);
    expect(await rolesOf(admin)).toEqual(['admin']);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await saveRoles(admin, ['admin', 'editor'])).status).toBe(303);
  });
});

it('one of two admins who lower each other at once stays one', async () => {
  const bea = await addAccount(test.store, ['admin'], 'bea@studio.example');
  const hers = await signedIn(test, bea);
  const answers = await Promise.all([
    saveRoles(bea, ['editor']),
    saveRoles(admin, ['editor'], hers),
  ]);
  // The other may give no roles any more, or is signed out already.
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const roles = [await rolesOf(admin), await rolesOf(bea)];
  expect(roles.filter((held) => held?.includes('admin'))).toHaveLength(1);
});

describe('somebody who is removed', () => {
  it('is asked about first, then signed out everywhere, and cannot sign in any more', async () => {
    const bea = await addAccount(test.store, ['admin'], 'bea@studio.example');
    const hers = await signedIn(test, bea);
    await invite('eve@studio.example', ['editor'], hers);
    const page = await browser.get(`/config/people/${bea.id}/remove`);
    expect(page.text).toContain('Remove Ada?');
    expect((await remove(bea)).headers.location).toBe('/config/people?done=removed');
    expect(await isSignedIn(hers)).toBe(false);
    expect(await rolesOf(bea)).toBeUndefined();
    const entered = { email: bea.email, password: goodPassword };
    expect((await shopper(test.server).post('/config/sign-in', entered)).status).toBe(401);
    const [link = ''] = await mailedLinks();
    expect((await shopper(test.server).get(link)).status).toBe(410);
  });

  it('may be oneself, where somebody else looks after everything', async () => {
    await addAccount(test.store, ['admin'], 'bea@studio.example');
    expect((await remove(admin)).headers.location).toBe('/?logout=true');
    expect(await isSignedIn(browser)).toBe(false);
  });
});
