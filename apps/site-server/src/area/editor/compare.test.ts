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
const restore = (block: string, by = cookie) =>
  ask(world.server, {
    method: 'POST',
    url: path(),
    headers: {
      cookie: by,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body: `from=1&to=2&block=${block}`,
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
    expect(text).toContain(`src="/config/pages/${about}/versions/1"`);
    expect(text).toContain(`href="/config/pages/${about}/versions/1#block-${glaze.id}"`);
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    expect((await look('?from=9&to=2')).status).toBe(404);
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

  it('are looked at, and not restored, by those who may only read', async () => {
    const reader = await signIn(world.store, await addAccount(world.store, ['storeManager']));
    const reply = await ask(world.server, { url: path(), headers: { cookie: reader } });
    expect([reply.status, reply.text.includes('Restore block')]).toEqual([200, false]);
    expect((await restore(kiln.id, reader)).status).toBe(403);
  });
});
