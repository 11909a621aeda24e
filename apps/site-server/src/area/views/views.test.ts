import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removePerson } from '../../accounts/people';
import { addMember } from '../../testing/add-member';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { listSavedViews, mostViews } from '../../views/saved-views';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const look = async (url: string, by = cookie) =>
  (await ask(shop.server, { url, headers: { cookie: by } })).text;

const send = (url: string, fields: Record<string, string>, by = cookie) =>
  postForm(shop, url, fields, by);

const save = (fields: Record<string, string> = {}, by = cookie) =>
  send('/config/views', { path: '/config/members', query: 'q=jar', name: 'Jars', ...fields }, by);

const link = '<a href="/config/members?q=jar" aria-current="true"><bdi>Jars</bdi></a>';
const removal = (text: string) => /action="(\/config\/views\/[^"]+\/remove)"/.exec(text)?.[1] ?? '';

describe('a saved view', () => {
  it('is a link above its list alone, current where the list shows it, until it is removed', async () => {
    await addMember(shop.store, 'potter@jar.example');
    expect(await look('/config/members')).not.toContain('Save this view');
    expect(await look('/config/members?q=jar')).toContain('Save this view');
    const { status, headers } = await save();
    expect([status, headers.location]).toEqual([303, '/config/members?q=jar']);
    const shown = await look('/config/members?q=jar');
    expect(shown).toContain(link);
    expect(shown).not.toContain('Save this view');
    expect(await look('/config/members')).toContain('<a href="/config/members?q=jar"><bdi>Jars');
    expect(await look('/config/messages?q=jar')).not.toContain('Saved views');
    const gone = await send(removal(shown), {});
    expect(gone.headers.location).toBe('/config/members?q=jar');
    expect(await look('/config/members?q=jar')).toContain('Save this view');
  });

  it('of several filters is known again by the list that made it', async () => {
    const list = '/config/orders?q=a%26b&state=unsent';
    const [, query = ''] = /name="query" value="([^"]+)"/.exec(await look(list)) ?? [];
    await save({ path: '/config/orders', query: query.replaceAll('&amp;', '&'), name: 'A & B' });
    expect(await look(list)).toContain('aria-current="true"><bdi>A &amp; B</bdi>');
  });

  it('is one person’s own: another neither sees nor removes it', async () => {
    await save();
    const other = await signIn(shop.store, await addAccount(shop.store, ['admin'], 'b@b.example'));
    expect(await look('/config/members?q=jar', other)).not.toContain('Saved views');
    const path = removal(await look('/config/members?q=jar'));
    expect((await send(path, {}, other)).status).toBe(404);
    expect(await look('/config/members?q=jar')).toContain(link);
  });

  it('under a name that is there already takes its place; the 51st is refused', async () => {
    for (let number = 0; number < mostViews; number += 1) await save({ name: `View ${number}` });
    expect((await save({ name: 'View 7', query: 'q=kiln' })).status).toBe(303);
    expect(await look('/config/members')).toContain('q=kiln"><bdi>View 7<');
    const refused = await save({ name: 'One more' });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('50 saved views'),
    ]);
  });

  it('is of a list that its owner may open, and has a name', async () => {
    const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
    expect((await save({}, editor)).status).toBe(404);
    for (const path of [
      '//evil.example',
      '/config/orders/\r\nset-cookie: a=b',
      '/config/orders/?x',
    ])
      expect([path, (await save({ path })).status]).toEqual([path, 404]);
    expect((await save({ name: ' ' })).status).toBe(400);
  });

  it('stands with a list below a section too, such as the redirects among the settings', async () => {
    const path = '/config/settings/redirects';
    expect((await save({ path, query: 'q=old', name: 'Old ones' })).status).toBe(303);
    expect(await look(`${path}?q=old`)).toContain('Remove the view “<bdi>Old ones');
  });

  it('ends with the account of its owner', async () => {
    const by = await addAccount(shop.store, ['admin'], 'boss@b.example');
    const person = await addAccount(shop.store, ['editor']);
    await save({ path: '/config/pages' }, await signIn(shop.store, person));
    expect(await listSavedViews(shop.store.read, person.id)).toHaveLength(1);
    await shop.store.write((db) => removePerson(db, { by, personId: person.id, now: 1 }));
    expect(await listSavedViews(shop.store.read, person.id)).toEqual([]);
  });
});
