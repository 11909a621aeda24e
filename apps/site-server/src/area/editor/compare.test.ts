import { renderPage } from '@frontage/react-blocks/server';
import { createId, type PageBlock, type PageDocument } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedPage } from '../../pages/documents/edited-page';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, publishNew } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
let about: string;
const say = (text: string, id = createId(1, Math.random)): PageBlock => ({
  id,
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [text] }] },
});
const [kiln, glaze, clay] = [say('Kiln'), say('Glaze'), say('Clay')];
const page = (...blocks: PageBlock[]): PageDocument => ({
  version: 1,
  sections: [{ id: 'top', width: 'text', tone: 'plain', blocks }],
});

beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  about = await publishNew(world.store, {
    slug: 'about',
    title: 'About',
    document: page(kiln, glaze),
  });
  const found = await findEditedPage(world.store.read, ids.site, about);
  if (!found) throw new Error('The page is there.');
  const { collectionId: _none, ...rest } = found;
  await world.store.savePage({ ...rest, document: page(say('Kilns', kiln.id), clay) });
});
afterEach(() => world.remove());

const path = () => `/config/pages/${about}/compare`;
const look = (query = '', accept = 'text/html') =>
  ask(world.server, { url: `${path()}${query}`, headers: { cookie, accept } });
const restore = (block: string, by = cookie, body = `from=1&to=2&block=${block}`) =>
  ask(world.server, {
    method: 'POST',
    url: path(),
    headers: {
      cookie: by,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body,
  });
const now = async () => (await findEditedPage(world.store.read, ids.site, about))?.document;

describe('[1.02b] two versions of a page', () => {
  it('stand side by side, with the blocks that differ: what visitors see and the newest first', async () => {
    const { json } = await look('', 'application/json');
    const { data } = json as { data: { from: number; to: number; differences: unknown[] } };
    expect(data).toMatchObject({ from: 1, to: 2 });
    expect(data.differences).toMatchObject([
      { block: kiln.id, title: 'Text “Kilns”: words', where: 'both' },
      { block: clay.id, title: 'Text “Clay” added', where: 'to' },
      { block: glaze.id, title: 'Text “Glaze” removed', where: 'from' },
    ]);
    const { text, headers } = await look('?from=1&to=2');
    expect(text).toContain(`src="/config/pages/${about}/versions/1/shown"`);
    expect(text).toContain(`href="/config/pages/${about}/versions/1/shown#block-${glaze.id}"`);
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    expect((await look('?from=9&to=2')).status).toBe(404);
  });

  it('are the last two where visitors see the newest; one alone is said to be alone', async () => {
    const read = async (query = '') =>
      ((await look(query, 'application/json')).json as { data: { from: number; to: number } }).data;
    expect(await read('?to=1')).toMatchObject({ from: 1, to: 1 });
    expect((await look('?to=1')).text).toContain('This is one version twice.');
    const versions = world.store.read.selectFrom('page_version').where('page_id', '=', about);
    const [first, newest] = await versions.select('id').orderBy('number').execute();
    const set = (column: 'draft_version_id' | 'published_version_id', id = '') =>
      world.store.write((db) =>
        db
          .updateTable('page')
          .set({ [column]: id })
          .where('id', '=', about)
          .execute(),
      );
    await set('published_version_id', newest?.id);
    expect(await read()).toMatchObject({ from: 1, to: 2 });
    await set('draft_version_id', first?.id);
    await set('published_version_id', first?.id);
    await world.store.write((db) =>
      db
        .deleteFrom('page_version')
        .where('id', '=', newest?.id ?? '')
        .execute(),
    );
    expect((await look()).text).toContain('There is nothing to compare with it.');
  });

  it('give back one block, as an edit that can be undone', async () => {
    const { headers } = await restore(kiln.id);
    expect(headers.location).toBe(`${path()}?from=1&to=3&done=restored`);
    expect(await now()).toEqual(page(kiln, clay));
    await restore(glaze.id);
    expect(await now()).toEqual(page(kiln, glaze, clay));
    expect((await restore(glaze.id)).headers.location).toContain('done=sameAlready');
    const { text } = await ask(world.server, {
      url: `/config/pages/${about}/edit`,
      headers: { cookie, accept: 'text/html' },
    });
    expect(text.match(/"outcome":"applied"/g)).toHaveLength(2);
  });

  it.each([
    ['picture', { type: 'image', data: { assetId: 'f'.repeat(24) } }],
    ['product', { type: 'product', data: { productId: 'f'.repeat(24) } }],
    ['page', { type: 'button', data: { text: 'Away', href: '/gone' } }],
  ])('say so where the %s of a block that comes back is gone', async (_what, block) => {
    const gone = { id: createId(1, Math.random), ...block };
    const found = await findEditedPage(world.store.read, ids.site, about);
    if (!found) throw new Error('The page is there.');
    const { collectionId: _none, ...rest } = found;
    for (const blocks of [[kiln, gone], [kiln]])
      await world.store.savePage({ ...rest, document: page(...blocks) });
    const body = `from=3&to=4&block=${gone.id}`;
    const to = (await restore(gone.id, cookie, body)).headers.location ?? '';
    expect(await now()).toEqual(page(kiln, gone));
    expect((await look(String(to).slice(path().length))).text).toContain('has been deleted since');
  });

  it('are looked at, and not restored, by those who may only read', async () => {
    const reader = await signIn(world.store, await addAccount(world.store, ['storeManager']));
    const reply = await ask(world.server, { url: path(), headers: { cookie: reader } });
    expect([reply.status, reply.text.includes('Restore block')]).toEqual([200, false]);
    expect((await restore(kiln.id, reader)).status).toBe(403);
  });
});

it('every version is listed, fifty at a time, and the oldest of many is compared', async () => {
  const [first] = await world.store.read
    .selectFrom('page_version')
    .selectAll()
    .where('page_id', '=', about)
    .execute();
  if (!first) throw new Error('A page has a version.');
  const more = Array.from({ length: 229 }, (_, index) => ({
    ...first,
    id: createId(1, Math.random),
    number: index + 3,
  }));
  await world.store.write(async (db) => {
    for (const one of more) await db.insertInto('page_version').values(one).execute();
    await db
      .updateTable('page')
      .set({ draft_version_id: more.at(-1)?.id ?? '' })
      .where('id', '=', about)
      .execute();
  });
  const shown = async (query: string) => {
    const url = `/config/pages/${about}/versions${query}`;
    const { text } = await ask(world.server, { url, headers: { cookie } });
    const numbers = text.match(/Version \d+(?=<)/g) ?? [];
    return [numbers[0], numbers.at(-1), numbers.length, text.match(/>(Newer|Older)</g)?.join('')];
  };
  expect(await shown('')).toEqual(['Version 231', 'Version 182', 50, '>Older<']);
  expect(await shown('?before=182')).toEqual(['Version 181', 'Version 132', 50, '>Newer<>Older<']);
  expect(await shown('?before=32')).toEqual(['Version 31', 'Version 1', 31, '>Newer<']);
  expect(await shown('?after=31')).toEqual(['Version 81', 'Version 32', 50, '>Newer<>Older<']);
  expect(await shown('?after=181')).toEqual(['Version 231', 'Version 182', 50, '>Older<']);
  // However long ago it was published.
  const { json } = await look('', 'application/json');
  expect((json as { data: unknown }).data).toMatchObject({ from: 1, to: 231 });
  expect((await look('?from=3&to=231')).text).toMatch(/<option[^>]*value="3"[^>]* selected/);
});
