import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { findMemberById, type Member } from '../../members/members';
import { addMember, signMemberIn } from '../../testing/add-member';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { ask, host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { shopper } from '../../testing/shopper';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

const minute = 60_000;

let shop: ShopServer;
let member: Member;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  member = await addMember(shop.store);
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const pathOf = ({ id }: Pick<Member, 'id'>) => `/config/members/${id}`;

const look = (url: string, cookies = cookie) =>
  ask(shop.server, { url, headers: { cookie: cookies } });

const remove = (who: Pick<Member, 'id'> = member, cookies = cookie) =>
  ask(shop.server, {
    method: 'POST',
    url: `${pathOf(who)}/remove`,
    headers: {
      cookie: cookies,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body: '',
  });

const find = () => findMemberById(shop.store.read, member.id);

const buy = (productId: string, variantId: string) =>
  checkoutVisitor(shop.server).buy(productId, variantId);

it('is reached from the list; it says what goes and what stays before it is done', async () => {
  await buy(goods.jar, 'small');
  await buy(goods.tea, 'box');
  expect((await look('/config/members')).text).toContain(`href="${pathOf(member)}"`);
  const shown = await look(pathOf(member));
  expect(shown.text).toContain('mailto:ada%40example.com');
  expect(shown.text).toMatch(
    /<dt>Orders with this address<\/dt><dd><a href="\/config\/orders\?q=[^"]+">2<\/a><\/dd>/,
  );
  const reply = await look(`${pathOf(member)}/remove`);
  expect(reply.text).toContain('<h1>Remove Ada?</h1>');
  expect(reply.text).toContain('with its sign-ins and its cart');
  expect(reply.text).toContain('2 orders stay');
  expect(reply.text).toContain('1 subscription still renews');
  expect(await find()).toBeDefined();
});

it('deletes the account with its sign-ins and its cart; orders stay; the member is told, and the log', async () => {
  await buy(goods.jar, 'small');
  const browser = shopper(shop.server);
  browser.cookies.set('MEMBER', (await signMemberIn(shop.store, member)).split('=')[1] ?? '');
  const { status, headers } = await remove();
  expect([status, headers.location]).toEqual([303, '/config/members?done=removed']);
  expect((await look('/config/members?done=removed')).text).toContain(
    'Removed. They are told by email.',
  );
  expect(await find()).toBeUndefined();
  expect((await browser.get('/account')).status).toBe(303);
  const sessions = await shop.store.read
    .selectFrom('session')
    .select('id')
    .where('holder_id', '=', member.id)
    .execute();
  expect(sessions).toEqual([]);
  expect(await shop.store.read.selectFrom('shop_order').select('number').execute()).toEqual([
    { number: 1001 },
  ]);
  const [entry] = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 1 });
  expect(entry).toMatchObject({ act: 'memberRemoved', subject: 'Ada (ada@example.com)' });
  const mails = await shop.store.read
    .selectFrom('outbox')
    .select('text_body as text')
    .where('kind', '=', 'member')
    .execute();
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('was deleted by the people who look after the site'),
  ]);
  // Twice is harmless.
  expect((await remove()).status).toBe(404);
});

it('asks for the password after ten minutes', async () => {
  shop.advance(10 * minute);
  expect((await remove()).text).toContain('type="password"');
  expect(await find()).toBeDefined();
});

describe('is not done', () => {
  it('by roles that do not look after members', async () => {
    for (const role of ['editor', 'moderator', 'storeManager', 'viewer'] as const) {
      const other = await signIn(shop.store, await addAccount(shop.store, [role]));
      expect((await look(pathOf(member), other)).status).toBe(403);
      expect((await remove(member, other)).status).toBe(403);
    }
    expect(await find()).toBeDefined();
  });

  it('to a member of another site, of which nothing is shown either', async () => {
    await shop.store.saveSite({ id: 'other', host: 'other.example', settings });
    const strange = await addMember(shop.store, 'strange@example.com', 'other');
    expect((await look(pathOf(strange))).status).toBe(404);
    expect((await look(`${pathOf(strange)}/remove`)).status).toBe(404);
    expect((await remove(strange)).status).toBe(404);
    expect(await findMemberById(shop.store.read, strange.id)).toBeDefined();
    expect((await look('/config/members/%00')).status).toBe(404);
  });
});
