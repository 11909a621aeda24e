import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { postForm } from '../../testing/post-form';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
let about: string;
beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  about = await publishNew(world.store, {
    slug: 'about',
    title: 'About',
    document: said('Kiln'),
  });
});
afterEach(() => world.remove());

const look = (url = '/config/pages', by = cookie) =>
  ask(world.server, { url, headers: { cookie: by } });
const visit = (url: string) => ask(world.server, { url });

const post = (url: string, fields: Record<string, string>, by = cookie) =>
  postForm(world, url, fields, by);

/** The revision that a page of the area shows. */
const seen = async (id = about) =>
  /name="revision" value="(\d+)"/.exec((await look(`/config/pages/${id}`)).text)?.[1] ?? '';

/** A page that says something. */
const said = (text: string) => pageDocument({ type: 'button', data: { text, href: '/contact' } });

describe('pages that are picked', () => {
  let more: string;
  beforeEach(async () => {
    more = await publishNew(world.store, { slug: 'more', title: 'More', document: said('More') });
  });
  const picked = async () => ({
    [`pick@${about}`]: await seen(about),
    [`pick@${more}`]: await seen(more),
  });
  const press = (fields: Record<string, string>) => post('/config/pages', fields);

  it('[4.17a] are hidden and published, each in the log', async () => {
    const { headers } = await press({ do: 'takeBack', ...(await picked()) });
    const { text } = await look(String(headers.location));
    expect(text).toContain('Visitors no longer see 2 pages.');
    expect([(await visit('/about')).status, (await visit('/more')).status]).toEqual([404, 404]);
    await press({ do: 'publish', ...(await picked()) });
    expect([(await visit('/about')).status, (await visit('/more')).status]).toEqual([200, 200]);
    const entries = await listAuditEntries(world.store.read, ids.site, {}, { limit: 9 });
    const acts = entries.map(({ act }) => act).filter((name) => name.startsWith('page'));
    expect(acts.sort()).toEqual(['pageHidden', 'pageHidden', 'pagePublished', 'pagePublished']);
  });

  it('are deleted, and come back by one button', async () => {
    const { headers } = await press({ do: 'delete', ...(await picked()) });
    const { text } = await look(String(headers.location));
    expect(text).toContain('2 pages were deleted.');
    const picks = [...text.matchAll(/name="(pick@[^"]+)" value="(\d+)"\/>/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    expect((await visit('/about')).status).toBe(404);
    const back = await press({ do: 'restore', ...Object.fromEntries(picks.slice(0, 2)) });
    expect((await look(String(back.headers.location))).text).toContain('2 pages are back.');
    expect((await look()).text).toContain('/about');
  });

  it('stay as they are where somebody else has changed them; the others are done', async () => {
    const picks = await picked();
    const facts = { title: 'About us', slug: 'about', description: '' };
    await post(`/config/pages/${about}`, { revision: await seen(), ...facts });
    const { status, text } = await press({ do: 'takeBack', ...picks });
    expect(status).toBe(409);
    expect(text).toContain('About us: Someone changed this page after you opened the list.');
    expect([(await visit('/about')).status, (await visit('/more')).status]).toEqual([200, 404]);
  });

  it('are told to be picked first; the home page stays', async () => {
    expect((await press({ do: 'delete' })).headers.location).toBe('/config/pages?done=nothing');
    const { id } = (await world.store.publishedPage(ids.site, '')) ?? { id: '' };
    const { text } = await press({ do: 'delete', [`pick@${id}`]: await seen(id) });
    expect(text).toContain('The home page stays where it is');
    expect((await visit('/')).status).toBe(200);
  });

  it('are not offered to whoever may not publish', async () => {
    const viewer = await signIn(world.store, await addAccount(world.store, ['viewer']));
    expect((await look('/config/pages', viewer)).text).not.toContain('pick@');
    const fields = { do: 'delete', ...(await picked()) };
    expect((await post('/config/pages', fields, viewer)).status).toBe(403);
  });
});

it('the list is ordered by change, goes on there, and is taken out as it is shown', async () => {
  for (let number = 0; number < 55; number += 1) {
    world.advance(1);
    const slug = `p${String(number).padStart(2, '0')}`;
    await publishNew(world.store, { slug, title: `Page ${slug}`, document: said('x') });
  }
  const addresses = (text: string) =>
    [...text.matchAll(/<td class="excerpt">\/([^<]*)/g)].map(([, slug]) => slug);
  const first = (await look('/config/pages?sort=changed&q=page')).text;
  expect(addresses(first)).toHaveLength(50);
  expect(addresses(first)[0]).toBe('p54');
  const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await look(next)).text;
  expect(addresses(second)).toEqual(['p04', 'p03', 'p02', 'p01', 'p00']);
  const back = /href="([^"]*before=[^"]*)"/.exec(second)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(addresses((await look(back)).text)).toEqual(addresses(first));
  const { text } = await look('/config/pages/export?sort=changed&q=page');
  const lines = text.split('\r\n');
  expect([lines.length, lines[1]?.split(',').slice(0, 3)]).toEqual([
    57,
    ['Page p54', '/p54', 'Published'],
  ]);
  const byAddress = (await look('/config/pages/export?q=page')).text.split('\r\n');
  expect(byAddress[1]).toContain('/p00');
});
