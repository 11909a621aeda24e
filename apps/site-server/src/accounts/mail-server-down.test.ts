import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../mail/mail';
import { testServer, type TestServer } from '../testing/server-fixture';
import { unescape } from '../testing/settings-desk';
import { shopper, type Shopper } from '../testing/shopper';
import { addAccount, signIn } from '../testing/sign-in-as';

const minute = 60_000;
const late = 'Emails from this site are delayed at the moment.';

let test: TestServer;
let browser: Shopper;
let isDown: boolean;
let sent: OutgoingMail[];

beforeEach(async () => {
  isDown = true;
  sent = [];
  const send = async (mail: OutgoingMail) => {
    if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    sent.push(mail);
  };
  test = await testServer({ trustProxy: true, mail: { send } });
  // The outbox is looked after from then on.
  await test.server.listen({ port: 0 });
  browser = shopper(test.server);
  const admin = await addAccount(test.store, ['admin']);
  browser.cookies.set('CONTRIBUTOR', (await signIn(test.store, admin)).split('=')[1] ?? '');
});
afterEach(() => test.remove());

const invite = (email: string) =>
  browser.post('/config/people/invite', [
    ['email', email],
    ['role', 'editor'],
  ]);
const people = async () => unescape((await browser.get('/config/people')).text);
const forget = (email: string) => shopper(test.server).post('/config/forgot', { email });
const errors = async () =>
  (await test.store.read.selectFrom('outbox').select('last_error').execute()).map(
    ({ last_error: error }) => error,
  );
/** Lets the mail server come back: the next mail wakes the outbox. */
async function comeBack(): Promise<void> {
  isDown = false;
  test.advance(minute + 1);
  await forget('nobody@studio.example');
}
const linkIn = (mail: OutgoingMail | undefined) =>
  /\/config\/(?:invitation|link|address)\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';

describe('while the mail server is down', () => {
  it('an invitation stands in the list as not sent yet, and goes out later, once', async () => {
    expect((await invite('ada@studio.example')).status).toBe(303);
    await expect.poll(people).toContain('The email could not be sent yet. It will be tried again');
    await comeBack();
    await expect.poll(() => sent.map(({ to }) => to)).toEqual(['ada@studio.example']);
    await expect.poll(people).toContain('Valid until');
    expect((await shopper(test.server).get(linkIn(sent[0]))).status).toBe(200);
    // Nothing is tried again.
    await comeBack();
    expect(sent).toHaveLength(1);
  });

  it('one that is sent again is sent once, under the link that works', async () => {
    await invite('ada@studio.example');
    await expect.poll(people).toContain('could not be sent yet');
    const id = /invitations\/(\w+)"/.exec(await people())?.[1] ?? '';
    test.advance(1);
    await browser.post(`/config/people/invitations/${id}`, { do: 'again' });
    expect(await errors()).toHaveLength(1);
    await comeBack();
    await expect.poll(() => sent).toHaveLength(1);
    expect((await shopper(test.server).get(linkIn(sent[0]))).status).toBe(200);
  });

  it('one that is taken back is not sent later', async () => {
    await invite('ada@studio.example');
    await expect.poll(people).toContain('could not be sent yet');
    const id = /invitations\/(\w+)"/.exec(await people())?.[1] ?? '';
    await browser.post(`/config/people/invitations/${id}`, { do: 'back' });
    expect(await errors()).toEqual([]);
  });

  it.each([
    ['a new password', () => forget('admin@studio.example'), 'Choose a new password'],
    [
      'a new address',
      () => browser.post('/config/account/email', { email: 'new@studio.example' }),
      'Confirm your new address',
    ],
  ])('the link to %s works for an hour from when its email goes out', async (_, ask, title) => {
    await ask();
    await expect.poll(errors).toEqual([expect.stringContaining('ECONNREFUSED')]);
    test.advance(3 * 60 * minute);
    await comeBack();
    await expect.poll(() => sent).toHaveLength(1);
    const open = () => shopper(test.server).get(linkIn(sent[0]));
    expect((await open()).text).toContain(title);
    test.advance(60 * minute - 1);
    expect((await open()).status).toBe(200);
    test.advance(1);
    expect((await open()).status).toBe(410);
  });

  it('whoever forgot their password is answered alike, known or not, and gets the link later', async () => {
    const known = await forget('admin@studio.example');
    await expect.poll(errors).toEqual([expect.stringContaining('ECONNREFUSED')]);
    const unknown = await forget('x@studio.example');
    expect(unknown.text.replace('x@', 'admin@')).toBe(known.text);
    expect(known.text).not.toContain(late);
    await comeBack();
    await expect.poll(() => sent.map(({ to }) => to)).toEqual(['admin@studio.example']);
    expect((await shopper(test.server).get(linkIn(sent[0]))).status).toBe(200);
  });

  it('they are told that emails are delayed, once the site knows it by another email', async () => {
    await invite('ada@studio.example');
    await expect.poll(people).toContain('could not be sent yet');
    for (const email of ['admin@studio.example', 'x@studio.example'])
      expect((await forget(email)).text).toContain(late);
    await comeBack();
    await expect.poll(() => sent).toHaveLength(2);
    expect((await forget('x@studio.example')).text).not.toContain(late);
  });

  it('a new address is told the same; the old one stays until the link is opened', async () => {
    await invite('ada@studio.example');
    await expect.poll(people).toContain('could not be sent yet');
    const asked = await browser.post('/config/account/email', { email: 'new@studio.example' });
    expect(asked.text).toContain('We sent a link to new@studio.example.');
    expect(asked.text).toContain(late);
    expect((await browser.get('/config/account')).text).toContain('admin@studio.example');
    await comeBack();
    await expect
      .poll(() => sent.map(({ to }) => to).sort())
      .toEqual(['ada@studio.example', 'new@studio.example']);
    const link = linkIn(sent.find(({ to }) => to === 'new@studio.example'));
    expect((await shopper(test.server).post(link, {})).text).toContain('Your address has changed');
  });
});
