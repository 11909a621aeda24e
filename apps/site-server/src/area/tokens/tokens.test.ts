import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../accounts/accounts';
import { addMessage } from '../../testing/add-message';
import { shopper, type Shopper } from '../../testing/shopper';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount } from '../../testing/sign-in-as';
import { signedIn } from '../../testing/signed-in';
import { settings } from '../../testing/site-fixture';
import { makeAccessToken } from '../../tokens/access-tokens';

const minute = 60_000;
const day = 24 * 60 * minute;

let test: TestServer;
let ada: Account;
let browser: Shopper;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
  ada = await addAccount(test.store, ['admin'], 'ada@studio.example');
  browser = await signedIn(test, ada);
});
afterEach(() => test.remove());

async function make(fields: Readonly<Record<string, string>> = {}, by = browser): Promise<string> {
  const entered = { name: 'Nightly', may: 'settings.auditLog', ...fields };
  const { text } = await by.post('/config/tokens', entered);
  return /<code aria-label="Token">([^<]*)</.exec(text)?.[1] ?? '';
}

const send = (token: string, url = '/config/log', rest: Partial<Parameters<typeof ask>[1]> = {}) =>
  ask(test.server, {
    url,
    ...rest,
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...rest.headers },
  });

const log = async () =>
  (
    await test.store.read.selectFrom('audit_entry').select(['act', 'subject', 'actor']).execute()
  ).map(({ act, subject, actor }) => [act, subject, actor]);

describe('a new token', () => {
  it('is shown once, and in the store as a hash alone', async () => {
    const token = await make();
    expect(token).toMatch(/^frontage_[\w-]{43}$/);
    const list = await browser.get('/config/tokens');
    expect(list.text).toContain('Nightly');
    expect(list.text).not.toContain(token);
    const rows = await test.store.read.selectFrom('access_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(9));
    expect(rows[0]?.expires_at).toBe(test.store.now() + 90 * day);
    expect(await log()).toEqual([['tokenMade', 'Nightly', 'Ada (ada@studio.example)']]);
  });

  it.each([
    [{ name: ' ' }, 'Enter what it is for.'],
    [{ may: '' }, 'Part of this did not arrive'],
    [{ days: '366' }, 'Part of this did not arrive'],
    [{ days: '0' }, 'Part of this did not arrive'],
    [{ may: 'admin.loginAs' }, 'Part of this did not arrive'],
  ])('%j is refused: %s', async (fields, text) => {
    const entered = { name: 'Nightly', may: 'settings.auditLog', ...fields };
    const refused = await browser.post('/config/tokens', entered);
    expect([refused.status, refused.text.includes(text)]).toEqual([400, true]);
    expect(await test.store.read.selectFrom('access_token').selectAll().execute()).toEqual([]);
  });

  it('keeps what was entered where nothing is chosen', async () => {
    const refused = await browser.post('/config/tokens', { name: 'Nightly', days: '30' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Choose at least one.');
    expect(refused.text).toContain('value="Nightly"');
    expect(refused.text).toContain('<option value="30" selected="">30 days');
  });

  it('asks for a sign-in within ten minutes, and is for whoever may make tokens', async () => {
    const editor = await signedIn(
      test,
      await addAccount(test.store, ['editor'], 'bea@studio.example'),
    );
    expect((await editor.get('/config/tokens')).status).toBe(403);
    test.advance(11 * minute);
    const reply = await browser.post('/config/tokens', { name: 'x', may: 'settings.auditLog' });
    expect([reply.status, reply.text.includes('Is it still you?')]).toEqual([401, true]);
  });
});

describe('a request with a token', () => {
  it('is done without cookie, crumb or recent sign-in, opens no session, and is in the log', async () => {
    const token = await make({ may: 'config.exportSubmissions' });
    const message = await addMessage(test.store);
    const form = (
      await test.store.read.selectFrom('submission').select('form_id').executeTakeFirstOrThrow()
    ).form_id;
    const file = await send(token, `/config/messages/export?form=${form}`);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['set-cookie']).toBeUndefined();
    expect((await log()).at(-1)).toEqual([
      'messagesExported',
      expect.any(String),
      'Ada (ada@studio.example), by the token Nightly',
    ]);
    const sessions = await test.store.read.selectFrom('session').selectAll().execute();
    expect(sessions).toHaveLength(1);
    // It may download, and not read or change.
    const refused = await send(token, `/config/messages/${message}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'mark=read',
    });
    expect([refused.status, refused.json]).toEqual([
      403,
      { error: 'This token may not do this.', authorizationFail: true },
    ]);
  });

  it('changes something by a post, which comes from no page', async () => {
    const token = await make({ may: 'config.readSubmissions' });
    const message = await addMessage(test.store);
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'mark=read',
    } as const;
    expect((await send(token, `/config/messages/${message}`, post)).json).toEqual({ data: {} });
  });

  it('does nothing where no token is taken, nor with a cookie beside a token that is none', async () => {
    const token = await make();
    const people = await send(token, '/config/people');
    expect(people.headers.location).toContain('/config/sign-in');
    const cookie = `CONTRIBUTOR=${browser.cookies.get('CONTRIBUTOR') ?? ''}`;
    const beside = await send('frontage_none', '/config/log', { headers: { cookie } });
    expect([beside.status, beside.json]).toEqual([
      401,
      { error: 'This token is not good, or no longer.', loginRequired: true },
    ]);
  });

  it('tells when it was last used', async () => {
    const token = await make();
    expect((await browser.get('/config/tokens')).text).toContain('Not yet');
    await send(token);
    expect((await browser.get('/config/tokens')).text).not.toContain('Not yet');
  });
});

describe('a token is over', () => {
  it('once somebody ends it', async () => {
    const token = await make();
    const [{ id } = { id: '' }] = await test.store.read
      .selectFrom('access_token')
      .select('id')
      .execute();
    const asks = await browser.post('/config/tokens/end', { do: `end@${id}` });
    expect(asks.text).toContain('End 1 token?');
    expect((await send(token)).status).toBe(200);
    const done = await browser.post('/config/tokens/end', { do: `end@${id}`, sure: 'yes' });
    expect((await browser.get(String(done.headers.location))).text).toContain(
      'Ended. It no longer works.',
    );
    expect((await send(token)).status).toBe(401);
    expect((await log()).map(([act]) => act)).toEqual(['tokenMade', 'tokenEnded']);
  });

  it('at its end', async () => {
    const token = await make({ days: '30' });
    test.advance(30 * day - 1);
    expect((await send(token)).status).toBe(200);
    test.advance(1);
    expect((await send(token)).status).toBe(401);
  });

  it('not by a new password, which ends sessions alone and whose page says so', async () => {
    const token = await make();
    const linkOf = async ({ email }: Account) => {
      await shopper(test.server).post('/config/forgot', { email });
      const rows = await test.store.read.selectFrom('outbox').selectAll().execute();
      const text = rows.find(({ recipient }) => recipient === email)?.text_body ?? '';
      return /\/config\/link\/[\w-]{43}/.exec(text)?.[0] ?? '';
    };
    const link = await linkOf(ada);
    const says = 'Tokens you made for programs keep working.';
    expect((await shopper(test.server).get(link)).text).toContain(says);
    expect(
      (await shopper(test.server).post(link, { password: 'a glaze like the sea' })).status,
    ).toBe(303);
    expect((await browser.get('/config/tokens')).headers.location).toMatch(/^\/config\/sign-in/);
    expect((await send(token)).status).toBe(200);
    // Who has no such section is not told of it.
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    expect((await shopper(test.server).get(await linkOf(bea))).text).not.toContain(says);
  });

  it('when its maker may no longer do it, or is gone', async () => {
    const bea = await addAccount(test.store, ['admin'], 'bea@studio.example');
    const token = await make({}, await signedIn(test, bea));
    expect((await send(token)).status).toBe(200);
    await browser.post(`/config/people/${bea.id}`, { role: 'editor' });
    expect((await send(token)).status).toBe(403);
    await browser.post(`/config/people/${bea.id}`, { role: 'admin' });
    expect((await send(token)).status).toBe(200);
    await browser.post(`/config/people/${bea.id}/remove`, {});
    expect((await send(token)).status).toBe(401);
  });
});

it('the example of the README works', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, lines = ''] = /```sh\n(curl [^`]*Authorization[^`]*)```/.exec(readme) ?? [];
  const token = await make();
  const sent = [...lines.matchAll(/-H "([\w-]+): ([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replace('$TOKEN', token),
  ]);
  const [, path = ''] = /https:\/\/studio\.example(\S*)/.exec(lines) ?? [];
  expect(sent).toHaveLength(2);
  const { status, json } = await ask(test.server, { url: path, headers: Object.fromEntries(sent) });
  expect([status, json]).toMatchObject([200, { data: { entries: [{ act: 'tokenMade' }] } }]);
});

describe('a token of another site', () => {
  const other = { headers: { host: 'other.example' } };
  let token: string;
  beforeEach(async () => {
    const { store } = test;
    await store.saveSite({ id: 'other', host: 'other.example', settings });
    const eve = await addAccount(store, ['admin'], 'eve@other.example', 'other');
    const made = { siteId: 'other', accountId: eve.id, name: 'Of the other' };
    token = await store.write((db) =>
      makeAccessToken(db, {
        ...made,
        id: 'token-of-the-other',
        permissions: ['settings.auditLog'],
        createdAt: store.now(),
        expiresAt: store.now() + day,
      }),
    );
  });

  it('works there alone', async () => {
    expect((await send(token)).status).toBe(401);
    expect((await send(token, '/config/log', other)).status).toBe(200);
  });

  it('is neither listed nor ended here', async () => {
    expect((await browser.get('/config/tokens')).text).not.toContain('Of the other');
    const asked = await browser.post('/config/tokens/end', { do: 'end@token-of-the-other' });
    expect(asked.text).not.toContain('Of the other');
    await browser.post('/config/tokens/end', { do: 'end@token-of-the-other', sure: 'yes' });
    expect((await send(token, '/config/log', other)).status).toBe(200);
  });
});

describe('the list of tokens', () => {
  const names = (text: string) =>
    [...text.matchAll(/aria-label="End ([^"]+)"/g)].map(([, name]) => name);

  it('is searched, filtered, turned round and taken out, without the tokens themselves', async () => {
    const token = await make({ name: 'Nightly Orders' });
    test.advance(1);
    await make({ name: 'Büro', days: '30' });
    test.advance(1);
    const look = async (query = '') => (await browser.get(`/config/tokens${query}`)).text;
    expect(names(await look())).toEqual(['Büro', 'Nightly Orders']);
    expect(names(await look('?sort=oldest'))).toEqual(['Nightly Orders', 'Büro']);
    expect(names(await look('?q=BÜRO'))).toEqual(['Büro']);
    expect(await look('?q=nowhere')).toContain('No token matches.');
    await send(token);
    expect(names(await look('?state=unused'))).toEqual(['Büro']);
    test.advance(20 * day);
    browser = await signedIn(test, ada);
    expect(names(await look('?state=ending'))).toEqual(['Büro']);
    const { text } = await browser.get('/config/tokens/export?q=nightly');
    expect(text.split('\r\n')[1]).toMatch(/^Nightly Orders,Ada,See the log,20/);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).not.toContain(token.slice(9));
    expect((await log()).at(-1)).toMatchObject(['listExported', 'Tokens', expect.any(String)]);
  });

  it('ends all that are picked, after one question that names them', async () => {
    const tokens = [await make({ name: 'One' }), await make({ name: 'Two' })];
    const kept = await make({ name: 'Three' });
    const rows = await test.store.read.selectFrom('access_token').select(['id', 'name']).execute();
    const picks = Object.fromEntries(
      rows.filter(({ name }) => name !== 'Three').map(({ id }) => [`pick@${id}`, 'on']),
    );
    const { text } = await browser.post('/config/tokens/end', { do: 'end', ...picks });
    expect(text).toContain('End 2 tokens?');
    expect([text.includes('<bdi>One</bdi>'), text.includes('<bdi>Three</bdi>')]).toEqual([
      true,
      false,
    ]);
    await browser.post('/config/tokens/end', { do: 'end', sure: 'yes', ...picks });
    expect(await Promise.all(tokens.map(async (token) => (await send(token)).status))).toEqual([
      401, 401,
    ]);
    expect((await send(kept)).status).toBe(200);
    const none = await browser.post('/config/tokens/end', { do: 'end' });
    expect(none.headers.location).toBe('/config/tokens?done=nothingDone');
  });
});
