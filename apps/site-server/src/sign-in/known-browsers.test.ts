import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMember } from '../testing/add-member';
import { testServer, type TestServer } from '../testing/server-fixture';
import { shopper, type Answer, type Shopper } from '../testing/shopper';
import { addAccount, easyPasswords, goodPassword } from '../testing/sign-in-as';
import { createPasswords } from './create-passwords';

const email = 'ada@example.com';
let test: TestServer;

beforeEach(async () => {
  test = await testServer({ trustProxy: true, renderPage });
  await addAccount(test.store, ['admin'], email);
  await addAccount(test.store, ['editor'], 'bea@example.com');
  await addMember(test.store, email);
});
afterEach(() => test.remove());

type SignIn = (browser: Shopper, password: string, from: number, who?: string) => Promise<Answer>;

const toArea: SignIn = (browser, password, from, who = email) =>
  browser.post('/config/sign-in', { email: who, password }, addressOf(from));
const toMembers: SignIn = (browser, password, from, who = email) =>
  browser.post('/account/session', { email: who, password }, addressOf(from));

function addressOf(from: number): Record<string, string> {
  return { 'x-forwarded-for': `10.0.${from}.1` };
}

/** Somebody who guesses until they may not, from addresses of their own. */
async function guess(signIn: SignIn, browser: Shopper): Promise<number[]> {
  const answers = [1, 2, 3, 4, 5, 6].map((from) => signIn(browser, `a kiln by it ${from}`, from));
  return (await Promise.all(answers)).map(({ status }) => status);
}

it.each([
  ['an owner', toArea],
  ['a member', toMembers],
])('%s signs in where they did before, whoever guesses at their password', async (_, signIn) => {
  const known = shopper(test.server);
  expect((await signIn(known, goodPassword, 7)).status).toBe(303);
  known.cookies.delete('CONTRIBUTOR');
  known.cookies.delete('MEMBER');
  expect(await guess(signIn, shopper(test.server))).toContain(429);
  // Elsewhere they wait like everybody.
  expect((await signIn(shopper(test.server), goodPassword, 8)).status).toBe(429);
  expect((await signIn(known, goodPassword, 7)).status).toBe(303);
});

it('a known browser guesses no faster than others, at no other account, and under no other name', async () => {
  const known = shopper(test.server);
  await toArea(known, goodPassword, 7);
  known.cookies.delete('CONTRIBUTOR');
  expect(await guess(toArea, known)).toContain(429);
  // That of one account says nothing of another's, nor one that somebody made up.
  const [number] = known.cookies.get('CONTRIBUTOR_BROWSER')?.split('.') ?? [];
  const other = shopper(test.server);
  await toArea(other, goodPassword, 9, 'bea@example.com');
  other.cookies.delete('CONTRIBUTOR');
  expect(await guess(toArea, shopper(test.server))).toContain(429);
  expect((await toArea(other, goodPassword, 9)).status).toBe(429);
  other.cookies.set('CONTRIBUTOR_BROWSER', `${number}.${'a'.repeat(43)}`);
  expect((await toArea(other, goodPassword, 9)).status).toBe(429);
});

it.each([
  ['an owner', toArea],
  ['a member', toMembers],
])(
  '%s who has a new password: browsers of the old one have no guesses of their own',
  async (_, signIn) => {
    const old = shopper(test.server);
    await signIn(old, goodPassword, 7);
    old.cookies.delete('CONTRIBUTOR');
    old.cookies.delete('MEMBER');
    const password = await createPasswords(easyPasswords).hash('another kiln by the sea');
    await test.store.write(async (db) => {
      await db.updateTable('account').set({ password }).where('email', '=', email).execute();
      await db.updateTable('member').set({ password }).where('email', '=', email).execute();
    });
    expect(await guess(signIn, shopper(test.server))).toContain(429);
    expect((await signIn(old, 'another kiln by the sea', 7)).status).toBe(429);
  },
);

it('the page of one’s choice says what the cookie is for, over https too', async () => {
  for (const secure of [false, true]) {
    const browser = shopper(test.server);
    const scheme = secure ? { 'x-forwarded-proto': 'https' } : undefined;
    const answer = await browser.post(
      '/account/session',
      { email, password: goodPassword },
      { ...addressOf(7), ...scheme },
    );
    const line = [answer.headers['set-cookie'] ?? []].flat().find((set) => set.includes('BROWSER'));
    expect(line).toMatch(
      secure
        ? /^__Host-MEMBER_BROWSER=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000$/
        : /^MEMBER_BROWSER=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    );
    const { text } = await browser.get('/_frontage/privacy', scheme);
    expect(text).toContain('That you have signed in here before, so that nobody can lock you out.');
  }
});
