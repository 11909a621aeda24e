import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stepLength } from '../second-factor/totp-code';
import { shopper, type Shopper } from '../testing/shopper';
import { appCode, switchSecondFactorOn } from '../testing/switch-second-factor-on';
import { testServer, type TestServer } from '../testing/server-fixture';
import { addAccount, goodPassword } from '../testing/sign-in-as';
import { ids } from '../testing/site-fixture';
import { makeAccountLink } from './account-links';
import { saveAccountPassword, type Account } from './accounts';

const minute = 60_000;

let test: TestServer;
let ada: Account;
let recoveryCodes: readonly string[];
let browser: Shopper;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
  ada = await addAccount(test.store, ['admin'], 'ada@studio.example');
  recoveryCodes = await switchSecondFactorOn(test.store, ada.id);
  browser = shopper(test.server);
});
afterEach(() => test.remove());

const now = () => test.store.now();
const enter = (by: Shopper = browser, next = '') =>
  by.post('/config/sign-in', { email: ada.email, password: goodPassword, next });
const sendCode = (code: string, by: Shopper = browser) =>
  by.post('/config/sign-in/code', { code, next: '/config/log' });
const isSignedIn = async (by: Shopper = browser) =>
  (await by.get('/config/sign-ins')).status === 200;
const acts = async () =>
  (
    await test.store.read.selectFrom('audit_entry').select('act').orderBy('created_at').execute()
  ).map(({ act }) => act);

describe('signing in with a second factor', () => {
  it('asks for the code after the password, and leads where it was asked for', async () => {
    const half = await enter(browser, '/config/log');
    expect(half).toMatchObject({
      status: 303,
      headers: { location: '/config/sign-in/code?next=%2Fconfig%2Flog' },
    });
    expect(browser.cookies.has('CONTRIBUTOR')).toBe(false);
    expect(await isSignedIn()).toBe(false);
    const page = await browser.get(String(half.headers.location));
    expect(page.text).toMatch(
      /<input id="code"[^>]*autoComplete="one-time-code"[^>]*inputMode="numeric"/i,
    );
    const done = await sendCode(` ${appCode(now()).replace(/(...)/, '$1 ')} `);
    expect(done).toMatchObject({ status: 303, headers: { location: '/config/log' } });
    expect(await isSignedIn()).toBe(true);
    expect(await acts()).toEqual(['signIn']);
    expect(browser.cookies.get('SIGNINTICKET')).toBe('');
  });

  it('keeps the choice to stay signed in, and sets a cookie that no script and no site reads', async () => {
    const half = await browser.post('/config/sign-in', {
      email: ada.email,
      password: goodPassword,
      rememberMe: 'true',
    });
    const [ticket] = [half.headers['set-cookie'] ?? []].flat();
    expect(ticket).toMatch(/^SIGNINTICKET=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/);
    const done = await sendCode(appCode(now()));
    expect([done.headers['set-cookie'] ?? []].flat().join('\n')).toMatch(/Max-Age=2592000/);
  });

  it('tells a program that a code is wanted', async () => {
    const half = await browser.post(
      '/config/sign-in',
      { email: ada.email, password: goodPassword },
      { accept: 'application/json' },
    );
    expect([half.status, half.json]).toEqual([200, { data: { codeRequired: true } }]);
  });

  it('takes a code once, and one that is a step early or late', async () => {
    await enter();
    const code = appCode(now());
    expect((await sendCode(code)).status).toBe(303);
    const other = shopper(test.server);
    await enter(other);
    const repeated = await sendCode(code, other);
    expect(repeated.status).toBe(401);
    expect(repeated.text).toContain('This code has already been used.');
    // An earlier one is over as well.
    expect((await sendCode(appCode(now() - stepLength), other)).text).toContain(
      'already been used',
    );
    expect((await sendCode(appCode(now() + stepLength), other)).status).toBe(303);
  });

  it('tells an old code from a wrong one, but of a coming one only that it is wrong', async () => {
    await enter();
    const early = await sendCode(appCode(now() + 5 * minute));
    expect(early.text).toContain('This code is not right.');
    const late = await sendCode(appCode(now() - 5 * minute));
    expect(late.status).toBe(401);
    expect(late.text).toContain('the time on your phone is wrong');
    const wrong = await sendCode('000000');
    expect(wrong.text).toContain('This code is not right.');
    expect(wrong.text).toMatch(/<title>Error: One more step/);
    expect(wrong.text).toMatch(/id="code"[^>]*aria-invalid="true"/);
    expect(await acts()).toEqual(['signInFailed', 'signInFailed', 'signInFailed']);
  });

  it('takes a recovery code once, as people write it', async () => {
    await enter();
    const page = await browser.get('/config/sign-in/code?with=recovery');
    expect(page.text).toContain('Recovery code');
    const [code = ''] = recoveryCodes;
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect((await sendCode(typed)).status).toBe(303);
    expect(await acts()).toEqual(expect.arrayContaining(['recoveryCodeUsed', 'signIn']));
    const other = shopper(test.server);
    await enter(other);
    const repeated = await sendCode(code, other);
    expect([repeated.status, repeated.text.includes('This recovery code is not right')]).toEqual([
      401,
      true,
    ]);
    expect((await sendCode(recoveryCodes[1] ?? '', other)).status).toBe(303);
  });

  it.each([
    ['after ten minutes', () => Promise.resolve(test.advance(10 * minute))],
    [
      'after another password was chosen',
      () => test.store.write((db) => saveAccountPassword(db, ada.id, 'scrypt$x', now())),
    ],
    ['without a ticket', () => Promise.resolve(browser.cookies.clear())],
    [
      'with a ticket that was changed',
      () => Promise.resolve(browser.cookies.set('SIGNINTICKET', 'a.b')),
    ],
  ])('ends %s', async (_when, happens) => {
    await enter();
    await happens();
    const refused = await sendCode(appCode(now()));
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('Sign in again.');
    expect((await browser.get('/config/sign-in/code?next=/config/log')).headers.location).toBe(
      '/config/sign-in?next=%2Fconfig%2Flog',
    );
    expect(await isSignedIn()).toBe(false);
  });

  it('limits guesses of an account, wherever they come from', async () => {
    await enter();
    for (let index = 0; index < 5; index += 1)
      await browser.post(
        '/config/sign-in/code',
        { code: '000000' },
        { 'x-forwarded-for': `10.0.${index}.1` },
      );
    const refused = await sendCode(appCode(now()));
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Wait a minute');
    test.advance(minute);
    expect((await sendCode(appCode(now()))).status).toBe(303);
  });

  it('is asked after a new password by mail too', async () => {
    const link = { siteId: ids.site, kind: 'reset', accountId: ada.id } as const;
    const times = { now: now(), expiresAt: now() + minute };
    const token = await test.store.write((db) => makeAccountLink(db, link, times));
    const half = await browser.post(`/config/link/${token}`, { password: 'a glaze like the sea' });
    expect(half.headers.location).toBe('/config/sign-in/code?next=%2Fconfig');
    expect(await isSignedIn()).toBe(false);
    expect((await sendCode(appCode(now()))).status).toBe(303);
  });
});

describe('a grave act after more than ten minutes', () => {
  const field = (html: string, name: string) =>
    new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

  it('asks for password and code, and then goes on with what was posted', async () => {
    await enter();
    await sendCode(appCode(now()));
    test.advance(11 * minute);
    const path = '/config/people/invite';
    const fields = { email: 'eve@studio.example', role: 'editor' };
    const reply = await browser.post(path, fields);
    expect(reply.text).toContain('Is it still you?');
    const half = await browser.post(path, { ...fields, 'sign-in-password': goodPassword });
    expect(half.status).toBe(401);
    expect(half.text).toContain('Your password is right.');
    expect(half.text).toContain('id="sign-in-code"');
    expect(half.text).not.toContain(goodPassword);
    expect(field(half.text, 'email')).toBe('eve@studio.example');
    const wrong = await browser.post(path, { ...fields, 'sign-in-code': '000000' });
    expect([wrong.status, wrong.text.includes('This code is not right.')]).toEqual([401, true]);
    expect(wrong.text).toContain('id="sign-in-code"');
    const done = await browser.post(path, { ...fields, 'sign-in-code': appCode(now()) });
    expect(done.headers.location).toBe('/config/people?done=invited');
    expect((await browser.post(path, { ...fields, email: 'joe@studio.example' })).status).toBe(303);
  });

  it('asks for the password again once the ticket is over', async () => {
    const fields = { email: 'eve@studio.example', role: 'editor' };
    await browser.post('/config/people/invite', {
      ...fields,
      'sign-in-email': ada.email,
      'sign-in-password': goodPassword,
    });
    test.advance(10 * minute);
    const over = await browser.post('/config/people/invite', {
      ...fields,
      'sign-in-code': appCode(now()),
    });
    expect(over.status).toBe(401);
    expect(over.text).toContain('That took longer than ten minutes.');
    expect(over.text).toContain('id="sign-in-password"');
  });
});
