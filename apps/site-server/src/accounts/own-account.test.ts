import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../audit/audit-entry';
import { shopper, type Shopper } from '../testing/shopper';
import { testServer, type TestServer } from '../testing/server-fixture';
import { addAccount, goodPassword, signIn } from '../testing/sign-in-as';
import { ids } from '../testing/site-fixture';
import { findAccountById, type Account } from './accounts';

const hour = 60 * 60_000;

let test: TestServer;
let ada: Account;
let browser: Shopper;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
  ada = await addAccount(test.store, ['editor']);
  browser = shopper(test.server);
  browser.cookies.set('CONTRIBUTOR', (await signIn(test.store, ada)).split('=')[1] ?? '');
});
afterEach(() => test.remove());

const change = (email: string) => browser.post('/config/account/email', { email });
const emailOf = async () => (await findAccountById(test.store.read, ada.id))?.email;

/** The mails so far, oldest first. */
async function mails() {
  const rows = await test.store.read
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, text_body: text }) => ({ recipient, text }));
}

/** The last link in the mails so far. */
async function lastLink(pattern: RegExp): Promise<string> {
  return (await mails()).flatMap(({ text }) => pattern.exec(text) ?? []).at(-1) ?? '';
}
const mailedLink = () => lastLink(/\/config\/address\/[\w-]{43}/);
const mailedReset = () => lastLink(/\/config\/link\/[\w-]{43}/);

describe('the name of one’s own account', () => {
  it('is changed, and stands in the log with what was before', async () => {
    const answer = await browser.post('/config/account', { name: ' Ada L. ' });
    expect(answer.headers.location).toBe('/config/account?done=name');
    const { text } = await browser.get('/config/account?done=name');
    expect(text).toContain('Your name is saved.');
    expect(text).toContain('value="Ada L."');
    expect(await listAuditEntries(test.store.read, ids.site, {}, { limit: 9 })).toMatchObject([
      { act: 'nameChanged', change: { before: 'Ada', after: 'Ada L.' } },
    ]);
    expect((await browser.post('/config/account', { name: ' ' })).text).toContain(
      'Enter your name.',
    );
  });
});

describe('the address of one’s own account', () => {
  it('is confirmed at the new one, told to the old one, and signs in from then on', async () => {
    expect((await change('ada@new.example')).text).toContain('We sent a link to ada@new.example.');
    expect(await emailOf()).toBe(ada.email);
    const link = await mailedLink();
    expect(await mails()).toMatchObject([{ recipient: 'ada@new.example' }]);
    // Opened on a phone on which nobody is signed in.
    const phone = shopper(test.server);
    expect((await phone.get(link)).text).toContain('ada@new.example');
    expect(await emailOf()).toBe(ada.email);
    test.advance(1);
    expect((await phone.post(link, {})).text).toContain('Your address has changed');
    expect(await emailOf()).toBe('ada@new.example');
    expect((await mails())[1]).toMatchObject({ recipient: ada.email });
    expect((await mails())[1]?.text).toContain('ada@new.example');
    expect((await phone.post(link, {})).status).toBe(410);
    const enter = (email: string) =>
      shopper(test.server).post('/config/sign-in', { email, password: goodPassword });
    expect((await enter(ada.email)).status).toBe(401);
    expect((await enter('ada@new.example')).status).toBe(303);
    const changed = { act: 'emailChanged' } as const;
    expect(await listAuditEntries(test.store.read, ids.site, changed, { limit: 9 })).toMatchObject([
      { change: { before: ada.email, after: 'ada@new.example' } },
    ]);
  });

  it('has an hour, and the last link counts for all before it', async () => {
    await change('ada@one.example');
    const first = await mailedLink();
    test.advance(1);
    await change('ada@two.example');
    const second = await mailedLink();
    expect((await browser.post(second, {})).status).toBe(200);
    expect((await browser.post(first, {})).status).toBe(410);
    test.advance(1);
    await change('ada@three.example');
    test.advance(hour);
    expect((await browser.get(await mailedLink())).status).toBe(410);
    expect(await emailOf()).toBe('ada@two.example');
  });

  it('does not tell that somebody else has an address, and mails nobody there', async () => {
    await addAccount(test.store, ['admin'], 'bea@studio.example');
    const [taken, free] = [await change('Bea@studio.example'), await change('joe@studio.example')];
    expect(taken.text.replace('Bea@', 'joe@')).toBe(free.text);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['joe@studio.example']);
    const link = await mailedLink();
    await addAccount(test.store, ['viewer'], 'joe@studio.example');
    expect((await browser.post(link, {})).status).toBe(410);
    expect(await emailOf()).toBe(ada.email);
  });

  it('is refused where it is none, or the same, and keeps what was entered', async () => {
    const none = await change('ada');
    expect([none.status, none.text.includes('value="ada"')]).toEqual([400, true]);
    expect((await change(ada.email.toUpperCase())).text).toContain('This is already your address.');
    expect(await mails()).toEqual([]);
  });

  it('opens no other door: its link sets no password, and a link for a password no address', async () => {
    await change('ada@new.example');
    const token = (await mailedLink()).split('/').at(-1) ?? '';
    expect((await browser.get(`/config/link/${token}`)).status).toBe(410);
    await shopper(test.server).post('/config/forgot', { email: ada.email });
    const text = (await mails()).map((mail) => mail.text).join(' ');
    const [, reset = ''] = /\/config\/link\/([\w-]{43})/.exec(text) ?? [];
    expect((await browser.get(`/config/link/${reset}`)).status).toBe(200);
    expect((await browser.get(`/config/address/${reset}`)).status).toBe(410);
  });

  it('ends the links that were mailed to the old address', async () => {
    await shopper(test.server).post('/config/forgot', { email: ada.email });
    const reset = await mailedReset();
    await change('ada@new.example');
    expect((await browser.get(reset)).status).toBe(200);
    expect((await browser.post(await mailedLink(), {})).status).toBe(200);
    expect((await browser.post(reset, { password: 'a glaze like the sea' })).status).toBe(410);
  });

  it('is not changed any more by a link that was asked for before a new password', async () => {
    // Somebody who found the browser open asked for it.
    await change('eve@elsewhere.example');
    const theirs = await mailedLink();
    await shopper(test.server).post('/config/forgot', { email: ada.email });
    const reset = await mailedReset();
    expect((await browser.post(reset, { password: 'a glaze like the sea' })).status).toBe(303);
    expect((await shopper(test.server).post(theirs, {})).status).toBe(410);
    expect(await emailOf()).toBe(ada.email);
  });

  it('asks for a sign-in within ten minutes', async () => {
    test.advance(10 * 60_000);
    expect((await change('ada@new.example')).text).toContain('Is it still you?');
    expect(await mails()).toEqual([]);
  });
});
