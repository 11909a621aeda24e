import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../accounts/accounts';
import { listPasskeys } from '../../passkeys/passkeys';
import { shopper, type Answer, type Shopper } from '../../testing/shopper';
import { softAuthenticator, type SoftAuthenticator } from '../../testing/soft-authenticator';
import { switchSecondFactorOn } from '../../testing/switch-second-factor-on';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { signedIn } from '../../testing/signed-in';

const path = '/config/account/passkeys';
const place = { origin: 'http://studio.example', rpId: 'studio.example' };
const minute = 60_000;

let test: TestServer;
let ada: Account;
let browser: Shopper;
let phone: SoftAuthenticator;
beforeEach(async () => {
  test = await testServer({ trustProxy: true, baseUrl: place.origin });
  ada = await addAccount(test.store, ['admin'], 'ada@studio.example');
  browser = await signedIn(test, ada);
  phone = softAuthenticator(place);
});
afterEach(() => test.remove());

/** What a page asks the authenticator. */
function optionsOf({ text }: Answer) {
  const written = /data-options="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"');
  // the server writes it
  return JSON.parse(written ?? '{}') as {
    readonly challenge: string;
    readonly rpId?: string;
    readonly rp?: { readonly id: string };
    readonly excludeCredentials?: readonly { readonly id: string }[];
  };
}

async function add(by = browser, made = phone, name = 'Phone'): Promise<Answer> {
  const { challenge } = optionsOf(await by.get(path));
  return by.post(path, { name, passkey: made.create(challenge) });
}

async function enter(by: Shopper, made = phone, as: Parameters<typeof phone.get>[1] = {}) {
  const { challenge } = optionsOf(await by.get('/config/sign-in?next=/config/log'));
  return by.post('/config/sign-in', { passkey: made.get(challenge, as), next: '/config/log' });
}

const passkeysOf = (account = ada) => listPasskeys(test.store.read, account.id);
const acts = async () =>
  (await test.store.read.selectFrom('audit_entry').select(['act', 'subject']).execute()).map(
    ({ act, subject }) => [act, subject],
  );

describe('a new passkey', () => {
  it('is asked for at the configured address, with the name that somebody gives it', async () => {
    const options = optionsOf(await browser.get(path));
    expect(options).toMatchObject({
      rp: { id: 'studio.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const nameless = await browser.post(path, { name: ' ', passkey: '' });
    expect([nameless.status, nameless.text.includes('Enter a name.')]).toEqual([400, true]);
    expect((await add()).headers.location).toBe(`${path}?done=addedDone`);
    expect(await passkeysOf()).toMatchObject([{ name: 'Phone', usedAt: undefined }]);
    expect(optionsOf(await browser.get(path)).excludeCredentials).toEqual([
      { type: 'public-key', id: phone.credentialId },
    ]);
    expect((await browser.get('/config/account')).text).toContain('You have one.');
    const mails = await test.store.read.selectFrom('outbox').select('subject').execute();
    expect(mails).toEqual([{ subject: expect.stringMatching(/^A passkey was added for /) }]);
    expect(await acts()).toEqual([['passkeyAdded', 'Phone']]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page in a frame of another site', { crossOrigin: true }],
    ['another host name', { rpId: 'evil.example' }],
    ['a sign-in', { type: 'webauthn.get' }],
    ['an authenticator that did not make sure who it is', { flags: 65 }],
    ['an answer without a passkey', { flags: 5 }],
  ])('is not taken from %s', async (_from, as) => {
    const { challenge } = optionsOf(await browser.get(path));
    const answer = await browser.post(path, { name: 'x', passkey: phone.create(challenge, as) });
    expect([answer.status, await passkeysOf()]).toEqual([400, []]);
    expect(answer.text).toContain('This passkey could not be added.');
  });

  it('answers its challenge once, within ten minutes, and only for who was asked', async () => {
    const bea = await signedIn(
      test,
      await addAccount(test.store, ['editor'], 'bea@studio.example'),
    );
    const { challenge } = optionsOf(await browser.get(path));
    const passkey = phone.create(challenge);
    expect((await bea.post(path, { name: 'x', passkey })).status).toBe(400);
    const twice = await Promise.all([
      browser.post(path, { name: 'x', passkey }),
      browser.post(path, { name: 'x', passkey }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([303, 400]);
    const late = optionsOf(await browser.get(path));
    test.advance(10 * minute);
    const made = softAuthenticator(place).create(late.challenge);
    expect(
      (await (await signedIn(test, ada)).post(path, { name: 'x', passkey: made })).status,
    ).toBe(400);
    expect(await passkeysOf()).toHaveLength(1);
    for (const passkey of ['', '{', '{"id":1}', 'null'])
      expect((await (await signedIn(test, ada)).post(path, { name: 'x', passkey })).status).toBe(
        400,
      );
  });

  it('is for sites with a name for an address alone', async () => {
    const bare = await testServer({ trustProxy: true, baseUrl: 'http://127.0.0.1:4000' });
    const by = shopper(bare.server);
    const account = await addAccount(bare.store, ['admin']);
    by.cookies.set('CONTRIBUTOR', (await signIn(bare.store, account)).split('=')[1] ?? '');
    const { text } = await by.get(path);
    expect(text).toContain('Whoever runs the server can set it as BASE_URL');
    expect(text).not.toContain('data-passkey');
    expect((await shopper(bare.server).get('/config/sign-in')).text).not.toContain('data-passkey');
    await bare.remove();
  });
});

describe('signing in with a passkey', () => {
  it.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'needs no address and no password: %s',
    async (algorithm) => {
      phone = softAuthenticator(place, algorithm);
      await add();
      const other = shopper(test.server);
      const done = await enter(other);
      expect(done.headers.location).toBe('/config/log');
      expect((await other.get('/config/log')).text).toContain('Signed in with a passkey');
      expect((await passkeysOf())[0]?.usedAt).toBe(test.store.now());
    },
  );

  it('counts as both factors', async () => {
    await add();
    await switchSecondFactorOn(test.store, ada.id);
    const other = shopper(test.server);
    expect((await enter(other)).headers.location).toBe('/config/log');
    expect((await other.get('/config')).status).toBe(200);
  });

  const foreign = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  it.each([
    ['another key', { key: foreign }],
    ['another site', { origin: 'https://evil.example' }],
    ['a page in a frame of another site', { crossOrigin: true }],
    ['another host name', { rpId: 'evil.example' }],
    ['a new passkey', { type: 'webauthn.create' }],
    ['an authenticator that did not make sure who it is', { flags: 1 }],
  ])('is not done by %s', async (_by, as) => {
    await add();
    const other = shopper(test.server);
    const refused = await enter(other, phone, as);
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('This passkey did not work.');
    expect((await other.get('/config')).status).toBe(303);
    expect(await acts()).toContainEqual(['signInFailed', '']);
  });

  it('is not done by an answer that was given before, or by a passkey of nobody', async () => {
    await add();
    const other = shopper(test.server);
    const { challenge } = optionsOf(await other.get('/config/sign-in'));
    const passkey = phone.get(challenge);
    const twice = await Promise.all([
      other.post('/config/sign-in', { passkey }),
      shopper(test.server).post('/config/sign-in', { passkey }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([303, 401]);
    expect((await enter(shopper(test.server), softAuthenticator(place))).status).toBe(401);
  });

  it('is refused once an authenticator that counts goes back: somebody has copied it', async () => {
    await add();
    expect((await enter(shopper(test.server), phone, { counter: 5 })).status).toBe(303);
    expect((await enter(shopper(test.server), phone, { counter: 6 })).status).toBe(303);
    expect((await enter(shopper(test.server), phone, { counter: 6 })).status).toBe(401);
    expect((await enter(shopper(test.server), phone)).status).toBe(401);
  });

  it('shows that it is still them before a grave act, which goes on', async () => {
    await add();
    test.advance(11 * minute);
    const fields = { email: 'eve@studio.example', role: 'editor' };
    const reply = await browser.post('/config/people/invite', fields);
    expect(reply.text).toContain('Is it still you?');
    const { challenge } = optionsOf(reply);
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    expect(bea.id).not.toBe(ada.id);
    const done = await browser.post('/config/people/invite', {
      ...fields,
      'sign-in-password': '',
      'sign-in-passkey': phone.get(challenge),
    });
    expect(done.headers.location).toBe('/config/people?done=invited');
  });

  it('is not done before a grave act by the passkey of somebody else', async () => {
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    await add(await signedIn(test, bea));
    test.advance(11 * minute);
    const fields = { email: 'eve@studio.example', role: 'editor' };
    const { challenge } = optionsOf(await browser.post('/config/people/invite', fields));
    const refused = await browser.post('/config/people/invite', {
      ...fields,
      'sign-in-passkey': phone.get(challenge),
    });
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('id="sign-in-password"');
  });
});

describe('a passkey that is there', () => {
  it('is renamed and removed by its owner, and by nobody else', async () => {
    await add();
    const [{ id } = { id: '' }] = await passkeysOf();
    const bea = await signedIn(test, await addAccount(test.store, ['admin'], 'bea@studio.example'));
    await bea.post(`${path}/${id}`, { do: 'remove' });
    expect((await browser.post(`${path}/${id}`, { do: 'rename', name: ' ' })).status).toBe(400);
    await browser.post(`${path}/${id}`, { do: 'rename', name: 'Old phone' });
    expect(await passkeysOf()).toMatchObject([{ name: 'Old phone' }]);
    const done = await browser.post(`${path}/${id}`, { do: 'remove', name: 'x' });
    expect((await browser.get(String(done.headers.location))).text).toContain('is removed');
    expect(await passkeysOf()).toEqual([]);
    expect(await acts()).toEqual([
      ['passkeyAdded', 'Phone'],
      ['passkeyRenamed', ''],
      ['passkeyRemoved', 'Old phone'],
    ]);
    expect((await enter(shopper(test.server))).status).toBe(401);
  });

  it('goes with the account', async () => {
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    await add(await signedIn(test, bea));
    await switchSecondFactorOn(test.store, bea.id);
    expect((await browser.post(`/config/people/${bea.id}/remove`, {})).status).toBe(303);
    expect(await passkeysOf(bea)).toEqual([]);
    expect((await enter(shopper(test.server))).status).toBe(401);
  });
});
