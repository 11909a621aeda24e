import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OutgoingMail } from '../mail/mail';
import { addMember } from '../testing/add-member';
import { host, testServer, type TestServer } from '../testing/server-fixture';
import { shopper } from '../testing/shopper';
import { addAccount, goodPassword, signIn } from '../testing/sign-in-as';
import { ids, settings } from '../testing/site-fixture';

const minute = 60_000;
const hour = 60 * minute;

let test: TestServer;
let isDown: boolean;
let sent: OutgoingMail[];

beforeEach(async () => {
  isDown = true;
  sent = [];
  const send = async (mail: OutgoingMail) => {
    if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    sent.push(mail);
  };
  test = await testServer({ renderPage, trustProxy: true, mail: { send } });
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, members: { joining: 'open' } },
  });
  // The outbox is looked after from then on.
  await test.server.listen({ port: 0 });
});
afterEach(() => test.remove());

const linkIn = (mail: OutgoingMail | undefined) =>
  /\/account\/link\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? expect.fail('no mail has a link');
const isOutboxWaiting = async () =>
  (await test.store.read.selectFrom('outbox').select('last_error').execute()).map(
    ({ last_error: error }) => error.includes('ECONNREFUSED'),
  );
/** The emails to Ada that are known to have gone out: a transport has one a moment earlier. */
async function sentToAda(): Promise<OutgoingMail[]> {
  const settled = await test.store.read
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is not', null)
    .execute();
  const isSettled = ({ id: mailId }: OutgoingMail) => settled.some(({ id }) => id === mailId);
  return sent.filter((mail) => mail.to === 'ada@example.com' && isSettled(mail));
}
/** Lets the mail server come back: the next mail wakes the outbox. */
async function comeBack(): Promise<void> {
  isDown = false;
  test.advance(minute + 1);
  await addMember(test.store, 'other@example.com');
  await shopper(test.server).post('/account/forgot', { email: 'other@example.com' });
}

async function invite(): Promise<void> {
  const admin = shopper(test.server);
  const cookie = await signIn(test.store, await addAccount(test.store, ['admin']));
  admin.cookies.set('CONTRIBUTOR', cookie.split('=')[1] ?? '');
  await admin.post('/config/members/invite', { name: 'Ada', email: 'ada@example.com' });
}

async function forget(): Promise<void> {
  await addMember(test.store, 'ada@example.com');
  await shopper(test.server).post('/account/forgot', { email: 'ada@example.com' });
}

async function move(): Promise<void> {
  await addMember(test.store, 'eve@example.com');
  const eve = shopper(test.server);
  await eve.post('/account/session', { email: 'eve@example.com', password: goodPassword });
  await eve.post('/account/email', { newEmail: 'ada@example.com', emailPassword: goodPassword });
}

it.each([
  [
    'to join a site',
    () => shopper(test.server).post('/account/join', { name: 'Ada', email: 'ada@example.com' }),
    24 * hour,
  ],
  ['of an invitation', invite, 7 * 24 * hour],
  ['to a new password', forget, hour],
  ['to a new address', move, 24 * hour],
])(
  'the link %s works as long as it says from when its email goes out',
  async (_, ask, lifetime) => {
    await ask();
    await expect.poll(isOutboxWaiting).toEqual([true]);
    // As long as the email may be tried.
    test.advance(2 * 24 * hour);
    await comeBack();
    await expect.poll(sentToAda).toHaveLength(1);
    const [mail] = await sentToAda();
    const open = () => shopper(test.server).get(linkIn(mail));
    expect((await open()).status).toBe(200);
    test.advance(lifetime - 1);
    expect((await open()).status).toBe(200);
    test.advance(1);
    expect((await open()).status).toBe(410);
  },
);

it('of two late links to join, the second is over once one has joined by the first and left', async () => {
  const ask = () =>
    shopper(test.server).post('/account/join', { name: 'Ada', email: 'ada@example.com' });
  await ask();
  test.advance(10 * minute);
  await ask();
  await expect.poll(isOutboxWaiting).toEqual([true, true]);
  test.advance(2 * 24 * hour);
  await comeBack();
  await expect.poll(sentToAda).toHaveLength(2);
  const [first, second] = (await sentToAda()).map(linkIn);
  const joined = await shopper(test.server).post(String(first), { password: goodPassword });
  expect(joined.status).toBe(303);
  expect((await shopper(test.server).get(String(second))).status).toBe(410);
});
