import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { changeMember, findMember, insertMember } from '../../members/members';
import { addMember } from '../../testing/add-member';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { shopper } from '../../testing/shopper';
import { addAccount, goodPassword, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

const day = 24 * 60 * 60 * 1000;

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const look = (url = '/config/members') => ask(shop.server, { url, headers: { cookie } });

const invite = (fields: Record<string, string>) =>
  postForm(
    shop,
    '/config/members/invite',
    { name: 'Eve', email: 'eve@example.com', ...fields },
    cookie,
  );

const mails = () =>
  shop.store.read
    .selectFrom('outbox')
    .select(['recipient', 'text_body as text'])
    .where('kind', '=', 'member')
    .execute();

/** The path of the link in the only mail. */
async function link(): Promise<string> {
  const [mail] = await mails();
  return /https?:\/\/[^/]+(\/account\/link\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const namesIn = (text: string) => [...text.matchAll(/<bdi>([^<]*)/g)].map(([, name]) => name);

describe('the list of members', () => {
  it('says how people join, and that nobody has', async () => {
    const { status, text } = await look();
    expect(status).toBe(200);
    expect(text).toContain('Only people you invite can join.');
    expect(text).toContain('Nobody has joined yet.');
  });

  it('writes to the address of a member alone, whatever the address contains', async () => {
    const { id } = await addMember(shop.store, 'eve?bcc=all%40evil.example&body=x@evil.example');
    const pages = [await look(), await look(`/config/members/${id}`)];
    for (const { text } of pages)
      expect(text).toContain(
        'href="mailto:eve%3Fbcc%3Dall%2540evil.example%26body%3Dx%40evil.example"',
      );
  });

  it('shows those of this site, newest first, and finds them by name or address', async () => {
    await addMember(shop.store, 'ada@example.com');
    shop.advance(1000);
    const { id } = await addMember(shop.store, 'zoe_b@example.com');
    await shop.store.write((db) => changeMember(db, id, { name: '<b>Élise</b>' }, 0));
    await shop.store.saveSite({ id: 'other', host: 'other.example', settings });
    await addMember(shop.store, 'strange@example.com', 'other');
    const { text } = await look();
    expect(namesIn(text)).toEqual(['&lt;b&gt;Élise&lt;/b&gt;', 'Ada']);
    expect(text).not.toContain('strange@');
    expect(namesIn((await look('/config/members?q=ADA@')).text)).toEqual(['Ada']);
    expect(namesIn((await look('/config/members?q=zoe_b')).text)).toHaveLength(1);
    expect(namesIn((await look('/config/members?q=%C3%A9lise')).text)).toHaveLength(1);
    expect((await look('/config/members?q=a_a')).text).toContain('No member matches.');
  });

  it('goes on where it was, whoever joins meanwhile', async () => {
    const join = (number: number) =>
      shop.store.write((db) =>
        insertMember(db, {
          id: shop.store.createId(),
          siteId: ids.site,
          email: `m${number}@example.com`,
          name: `M${number}`,
          password: '',
          cartId: undefined,
          // Two of them at once.
          createdAt: Math.floor(number / 2),
        }),
      );
    for (let number = 0; number < 60; number += 1) await join(number);
    const first = (await look()).text;
    const older = /href="([^"]*before=[^"]*)"/.exec(first)?.[1] ?? '';
    await join(60);
    const second = (await look(older.replaceAll('&amp;', '&'))).text;
    const names = [...namesIn(first), ...namesIn(second)];
    expect(namesIn(first)).toHaveLength(50);
    expect([...names].sort()).toEqual(Array.from({ length: 60 }, (_, n) => `M${n}`).sort());
    expect(second).toContain('>Newer<');
  });
});

describe('members that are picked', () => {
  const press = (fields: Record<string, string>) =>
    postForm(shop, '/config/members?q=example', fields, cookie);

  it('are removed after one question that names them, told by email, and each is in the log', async () => {
    const eve = await addMember(shop.store, 'eve@example.com');
    const zoe = await addMember(shop.store, 'zoe@example.com');
    const kept = await addMember(shop.store, 'kept@example.com');
    const picks = { do: 'remove', [`pick@${eve.id}`]: 'on', [`pick@${zoe.id}`]: 'on' };
    const asks = await press(picks);
    expect(asks.text).toContain('Remove 2 members?');
    expect(asks.text).toContain('(eve@example.com)');
    expect(asks.text).not.toContain(kept.email);
    expect(await findMember(shop.store.read, ids.site, eve.email)).toBeDefined();
    const { headers } = await press({ ...picks, sure: 'yes' });
    expect(headers.location).toBe('/config/members?q=example&done=removed');
    expect(namesIn((await look()).text)).toHaveLength(1);
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([
      'eve@example.com',
      'zoe@example.com',
    ]);
    const entries = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 });
    expect(entries.map(({ act }) => act)).toEqual(['memberRemoved', 'memberRemoved']);
    expect((await press(picks)).headers.location).toContain('done=nothing');
  });

  it('are asked of somebody who signed in lately', async () => {
    const eve = await addMember(shop.store, 'eve@example.com');
    shop.advance(11 * 60 * 1000);
    const { status } = await press({ do: 'remove', [`pick@${eve.id}`]: 'on', sure: 'yes' });
    expect(status).toBe(401);
    expect(await findMember(shop.store.read, ids.site, eve.email)).toBeDefined();
  });
});

it('the list is filtered, turned round and taken out, which the log tells', async () => {
  await addMember(shop.store, 'old@example.com');
  shop.advance(31 * day);
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin'], 'b@b.example'));
  await addMember(shop.store, 'new@example.com');
  const mailsIn = (text: string) =>
    [...text.matchAll(/href="mailto:([^"]*)/g)].map(([, email = '']) => decodeURIComponent(email));
  const listed = async (query: string) => mailsIn((await look(`/config/members?${query}`)).text);
  expect(await listed('state=new')).toEqual(['new@example.com']);
  expect(await listed('state=earlier')).toEqual(['old@example.com']);
  expect(await listed('sort=oldest')).toEqual(['old@example.com', 'new@example.com']);
  const { text } = await look('/config/members/export?sort=oldest');
  expect(text.split('\r\n').map((line) => line.split(',')[1])).toEqual([
    'Email',
    'old@example.com',
    'new@example.com',
    undefined,
  ]);
  const [entry] = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 1 });
  expect(entry).toMatchObject({ act: 'listExported', subject: 'Members' });
});

describe('an invitation', () => {
  it('lets somebody join where nobody else may, once, and stands in the log', async () => {
    const { status, headers } = await invite({});
    expect([status, headers.location]).toEqual([303, '/config/members?done=invited']);
    expect((await look('/config/members?done=invited')).text).toContain('on its way');
    expect(await mails()).toMatchObject([
      { recipient: 'eve@example.com', text: expect.stringContaining('seven days') },
    ]);
    const entries = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 });
    expect(entries).toMatchObject([{ act: 'memberInvited', subject: 'eve@example.com' }]);
    const path = await link();
    shop.advance(7 * day - 1);
    expect((await shopper(shop.server).post(path, { password: goodPassword })).status).toBe(303);
    expect(await findMember(shop.store.read, ids.site, 'eve@example.com')).toMatchObject({
      name: 'Eve',
    });
    expect((await shopper(shop.server).get(path)).status).toBe(410);
  });

  it('works no longer than seven days', async () => {
    await invite({});
    const path = await link();
    shop.advance(7 * day);
    expect((await shopper(shop.server).post(path, { password: goodPassword })).status).toBe(410);
  });

  it('is refused for a member, and for what is no address; what was entered stays', async () => {
    await addMember(shop.store, 'ada@example.com');
    const there = await invite({ email: 'ADA@example.com' });
    expect(there.status).toBe(409);
    expect(there.text).toContain('Someone with this address is already a member.');
    const wrong = await invite({ email: 'eve', name: 'Eve of the Kiln' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('value="Eve of the Kiln"');
    expect(wrong.text).toContain('Enter an email address');
    expect((await invite({ name: ' ' })).text).toContain('Enter the name');
    expect(await mails()).toEqual([]);
  });

  it('goes out once in five minutes', async () => {
    await invite({});
    await invite({});
    expect(await mails()).toHaveLength(1);
  });
});

it('is for those who look after members alone', async () => {
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  const { status } = await ask(shop.server, {
    url: '/config/members',
    headers: { cookie: editor },
  });
  expect(status).toBe(403);
});
