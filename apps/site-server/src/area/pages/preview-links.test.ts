import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { postForm } from '../../testing/post-form';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, publishNew } from '../../testing/site-fixture';
import { mostPreviewLinks } from './preview-links';

const day = 24 * 60 * 60 * 1000;

let world: TestServer;
let cookie: string;
let about: string;
beforeEach(async () => {
  world = await testServer();
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  about = await publishNew(world.store, { slug: 'about', title: 'About' });
});
afterEach(() => world.remove());

const visit = (url: string) => ask(world.server, { url });
const look = (url: string) => ask(world.server, { url, headers: { cookie } });
const post = (url: string, fields: Record<string, string>, by = cookie) =>
  postForm(world, url, fields, by);

describe('a preview link of a page', () => {
  const path = () => `/config/pages/${about}/previews`;
  const linksIn = (text: string) =>
    [...text.matchAll(/href="(\/config\/preview\/[^"]+)"/g)].map(([, href = '']) => href);

  it('shows the newest version as long as was chosen, and not after it was ended', async () => {
    expect((await post(path(), { do: 'add', days: '1' })).headers.location).toContain('done=made');
    await post(path(), { do: 'add', days: '30' });
    const [first = '', second = ''] = linksIn((await look(path())).text);
    expect((await visit(first)).text).toContain('About');
    world.advance(day);
    expect([(await visit(first)).status, (await visit(second)).status]).toEqual([410, 200]);
    // Whoever made them was signed out meanwhile.
    const late = await addAccount(world.store, ['editor'], 'late@studio.example');
    cookie = await signIn(world.store, late);
    const { text } = await look(path());
    expect(linksIn(text)).toEqual([second]);
    const [, id = ''] = /name="link" value="([^"]+)"/.exec(text) ?? [];
    await post(path(), { do: 'end', link: id });
    expect((await visit(second)).status).toBe(410);
    expect(linksIn((await look(path())).text)).toEqual([]);
    const entries = await listAuditEntries(world.store.read, ids.site, {}, { limit: 9 });
    expect(entries.map(({ act: what }) => what)).toEqual(
      expect.arrayContaining(['previewLinkMade', 'previewLinkEnded']),
    );
  });

  it('of another page or site ends nothing, and is made by nobody who may not edit', async () => {
    await post(path(), { do: 'add', days: '7' });
    const [, id = ''] = /name="link" value="([^"]+)"/.exec((await look(path())).text) ?? [];
    const other = await publishNew(world.store, { slug: 'other', title: 'Other' });
    await post(`/config/pages/${other}/previews`, { do: 'end', link: id });
    expect(linksIn((await look(path())).text)).toHaveLength(1);
    const manager = await signIn(world.store, await addAccount(world.store, ['storeManager']));
    expect((await post(path(), { do: 'add', days: '7' }, manager)).status).toBe(403);
  });

  it('says what has become of it, and leads whoever may to its page in the area', async () => {
    await post(path(), { do: 'add', days: '1' });
    await post(path(), { do: 'add', days: '7' });
    const [first = '', second = ''] = linksIn((await look(path())).text);
    const wrong = await visit(second.slice(0, -3));
    expect([wrong.status, wrong.text]).toEqual([410, expect.stringContaining('is not complete')]);
    world.advance(day);
    const toPage = `href="/config/pages/${about}"`;
    expect((await look(first)).text).toContain('This preview has ended');
    // Advanced by a day: the session has ended.
    const late = await addAccount(world.store, ['editor'], 'late@studio.example');
    cookie = await signIn(world.store, late);
    expect((await look(first)).text).toContain(toPage);
    expect((await visit(first)).text).not.toContain(toPage);
    const { text } = await look(`/config/pages/${about}`);
    const [, revision = ''] = /name="revision" value="(\d+)"/.exec(text) ?? [];
    await post(`/config/pages/${about}/publish`, { do: 'delete', revision });
    const [deleted, ended] = [await visit(second), await visit(first)];
    expect([deleted.status, deleted.text]).toEqual([
      410,
      expect.stringContaining('The page of this preview was deleted'),
    ]);
    expect(ended.text).toContain('This preview has ended');
    expect((await look(second)).text).toContain(toPage);
  });

  it('tells scripts whether it was made: a page has fifty at most', async () => {
    const add = () =>
      ask(world.server, {
        method: 'POST',
        url: path(),
        headers: {
          cookie,
          accept: 'application/json',
          origin: `http://${host}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'do=add&days=7',
      });
    expect((await add()).json).toMatchObject({ data: { done: 'made', links: [{}] } });
    for (let count = 1; count < mostPreviewLinks; count += 1) await add();
    expect((await add()).json).toMatchObject({ data: { done: 'full' } });
  });
});
