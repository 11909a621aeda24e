import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../accounts/accounts';
import { createKeyRing } from '../../signing/key-ring';
import { fromBase32 } from '../../second-factor/base32';
import { findSecondFactor } from '../../second-factor/second-factor';
import { stepLength, totpCode } from '../../second-factor/totp-code';
import type { Answer, Shopper } from '../../testing/shopper';
import { appCode, switchSecondFactorOn } from '../../testing/switch-second-factor-on';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount } from '../../testing/sign-in-as';
import { signedIn } from '../../testing/signed-in';

const path = '/config/account/second-factor';

let test: TestServer;
let ada: Account;
let browser: Shopper;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
  ada = await addAccount(test.store, ['admin'], 'ada@studio.example');
  browser = await signedIn(test, ada);
});
afterEach(() => test.remove());

const now = () => test.store.now();
const isOn = async (account = ada) =>
  (await findSecondFactor(test.store.read, account.id)) !== undefined;
const offerOf = ({ text }: Answer) => /name="offer" value="([^"]*)"/.exec(text)?.[1] ?? '';
const secretOf = ({ text }: Answer) =>
  (/class="secret"><code>([^<]*)</.exec(text)?.[1] ?? '').replaceAll(' ', '');
const codesIn = ({ text }: Answer) =>
  [...text.matchAll(/<li><code>([\da-z-]{19})<\/code>/g)].map(([, code = '']) => code);
const codeOf = (secret: string) => totpCode(fromBase32(secret), Math.floor(now() / stepLength));
const mails = async () =>
  (await test.store.read.selectFrom('outbox').select(['recipient', 'subject']).execute()).map(
    ({ recipient, subject }) => [recipient, subject],
  );
const acts = async () =>
  (await test.store.read.selectFrom('audit_entry').select(['act', 'subject']).execute()).map(
    ({ act, subject }) => [act, subject],
  );

describe('setting a second factor up', () => {
  it('shows a key as a picture, as text and as a link, and counts once a code confirms it', async () => {
    const page = await browser.get(path);
    const secret = secretOf(page);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(page.text).toMatch(/<svg class="qr" role="img" aria-label="QR code/);
    expect(page.text).toContain(`otpauth://totp/`);
    expect(page.text).toContain(`secret=${secret}`);
    const wrong = await browser.post(path, { offer: offerOf(page), code: '000000' });
    expect([wrong.status, secretOf(wrong)]).toEqual([400, secret]);
    expect(wrong.text).toMatch(/id="code"[^>]*aria-invalid="true"/);
    expect(await isOn()).toBe(false);
    const on = await browser.post(path, { offer: offerOf(page), code: codeOf(secret) });
    expect(on.status).toBe(200);
    expect(codesIn(on)).toHaveLength(10);
    expect(on.headers['cache-control']).toBe('no-store');
    expect(await isOn()).toBe(true);
    expect(await mails()).toEqual([
      [ada.email, expect.stringMatching(/^A second factor was switched on for /)],
    ]);
    expect(await acts()).toEqual([['secondFactorOn', '']]);
    const account = await browser.get('/config/account');
    expect(account.text).toContain('On. You have 10 recovery codes left.');
    // The store has neither the key nor a code as it is.
    const rows = await test.store.read.selectFrom('second_factor').selectAll().execute();
    const hashes = await test.store.read.selectFrom('recovery_code').selectAll().execute();
    expect(JSON.stringify([rows, hashes])).not.toContain(secret);
    expect(JSON.stringify(hashes)).not.toContain(codesIn(on)[0]);
  });

  it('does nothing with the offer of somebody else, one that was changed, or one that is old', async () => {
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    const page = await browser.get(path);
    const secret = secretOf(page);
    const stolen = await (
      await signedIn(test, bea)
    ).post(path, {
      offer: offerOf(page),
      code: codeOf(secret),
    });
    expect([stolen.status, stolen.text.includes('This key has expired.')]).toEqual([400, true]);
    expect(secretOf(stolen)).not.toBe(secret);
    const changed = await browser.post(path, {
      offer: offerOf(page).replace('.', '.AAAA'),
      code: codeOf(secret),
    });
    expect(changed.status).toBe(400);
    test.advance(61 * 60_000);
    const old = await (
      await signedIn(test, ada)
    ).post(path, { offer: offerOf(page), code: codeOf(secret) });
    expect(old.status).toBe(400);
    expect([await isOn(), await isOn(bea)]).toEqual([false, false]);
  });

  it('is on once, of two who switch it on at once', async () => {
    const pages = [await browser.get(path), await browser.get(path)];
    const answers = await Promise.all(
      pages.map((page) =>
        browser.post(path, { offer: offerOf(page), code: codeOf(secretOf(page)) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303]);
  });
});

describe('a second factor that is on', () => {
  let codes: readonly string[];
  beforeEach(async () => {
    codes = await switchSecondFactorOn(test.store, ada.id);
  });

  it('counts its recovery codes, and makes new ones, which end those before', async () => {
    expect((await browser.get(path)).text).toContain('You have 10 codes left.');
    const made = codesIn(await browser.post(`${path}/codes`, {}));
    expect(made).toHaveLength(10);
    const old = await browser.post(`${path}/off`, { code: codes[0] ?? '' });
    expect([old.status, old.text.includes('This recovery code is not right')]).toEqual([400, true]);
    expect(await isOn()).toBe(true);
    expect(await acts()).toEqual([['recoveryCodesMade', '']]);
  });

  it('is switched off by a code, and its owner is told', async () => {
    const wrong = await browser.post(`${path}/off`, { code: '000000' });
    expect([wrong.status, await isOn()]).toEqual([400, true]);
    const done = await browser.post(`${path}/off`, { code: appCode(now()) });
    expect(done.headers.location).toBe('/config/account?done=factorOff');
    expect((await browser.get('/config/account?done=factorOff')).text).toContain(
      'The second factor is off.',
    );
    expect(await isOn()).toBe(false);
    expect(await test.store.read.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
    expect(await mails()).toEqual([
      [ada.email, expect.stringMatching(/^The second factor was switched off for /)],
    ]);
    expect(await acts()).toEqual([['secondFactorOff', '']]);
  });

  it('is switched off by nobody who guesses from many addresses in a browser left open', async () => {
    const guess = (index: number, code: string) =>
      browser.post(`${path}/off`, { code }, { 'x-forwarded-for': `10.0.${index}.1` });
    for (let index = 0; index < 5; index += 1)
      expect((await guess(index, '000000')).status).toBe(400);
    const refused = await guess(5, appCode(now()));
    expect([refused.status, await isOn()]).toEqual([429, true]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('cannot be opened by another key of the server; recovery codes still work', async () => {
    const foreign = createKeyRing(['f'.repeat(32)])
      .seal('second factor')
      .close('JBSWY3DP');
    await test.store.write((db) =>
      db.updateTable('second_factor').set({ sealed_secret: foreign }).execute(),
    );
    expect((await browser.post(`${path}/off`, { code: appCode(now()) })).status).toBe(400);
    expect((await browser.post(`${path}/off`, { code: codes[0] ?? '' })).status).toBe(303);
  });
});

describe('taking the second factor of somebody away', () => {
  let bea: Account;
  beforeEach(async () => {
    bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    await switchSecondFactorOn(test.store, bea.id);
  });

  it('is for an admin, who is asked first; the person is told, and the log says who did it', async () => {
    const person = `/config/people/${bea.id}`;
    expect((await browser.get(person)).text).toContain(`href="${person}/second-factor"`);
    expect((await browser.get(`${person}/second-factor`)).text).toContain(
      'Remove the second factor of Ada?',
    );
    const done = await browser.post(`${person}/second-factor`, {});
    expect(done.headers.location).toBe('/config/people?done=factor');
    expect(await isOn(bea)).toBe(false);
    expect(await mails()).toEqual([
      [bea.email, expect.stringMatching(/^The second factor was switched off for /)],
    ]);
    expect(await acts()).toEqual([['secondFactorTakenAway', `Ada (${bea.email})`]]);
    expect((await browser.get(person)).text).not.toContain('/second-factor');
    const repeated = await browser.post(`${person}/second-factor`, {});
    expect([repeated.status, repeated.text.includes('no second factor any more')]).toEqual([
      409,
      true,
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it('is not for whoever may not change people', async () => {
    const by = await signedIn(test, bea);
    expect((await by.post(`/config/people/${bea.id}/second-factor`, {})).status).toBe(403);
    expect(await isOn(bea)).toBe(true);
  });
});
