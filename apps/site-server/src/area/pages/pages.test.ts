import { pageTypes } from '@frontage/site-model';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { renderPage } from '@frontage/react-blocks/server';
import { createSiteServer } from '../../app/create-site-server';
import { publishDuePages, sweepDeletedPages } from '../../pages/documents/sweep-deleted-pages';
import { postForm } from '../../testing/post-form';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, easyPasswords, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import { testKeys } from '../../testing/test-keys';

const day = 24 * 60 * 60 * 1000;

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

const change = async (fields: Record<string, string>, revision?: string) =>
  post(`/config/pages/${about}`, {
    revision: revision ?? (await seen()),
    title: 'About',
    slug: 'about',
    description: '',
    ...fields,
  });

const act = async (wanted: string, more: Record<string, string> = {}, id = about) =>
  post(`/config/pages/${id}/${/review|copy/.test(wanted) ? 'draft' : 'publish'}`, {
    do: wanted,
    revision: await seen(id),
    ...more,
  });

/** A page that says something. */
const said = (text: string) => pageDocument({ type: 'button', data: { text, href: '/contact' } });

/** Saves a version that visitors do not see yet. */
const draft = async (text: string) => {
  const page = await world.store.publishedPage(ids.site, 'about');
  if (!page) throw new Error('no page');
  await world.store.savePage({ ...page, document: said(text) });
};

const acts = async () =>
  (await listAuditEntries(world.store.read, ids.site, {}, { limit: 50 }))
    .map((entry) => entry.act)
    .sort();

const rowsIn = (text: string) => [...text.matchAll(/<bdi>([^<]*)<\/bdi><\/a>/g)].map(([, t]) => t);

describe('the list of pages', () => {
  it('shows them by address with their state, and finds them by title, address and state', async () => {
    await world.store.savePage({
      siteId: ids.site,
      slug: 'kiln-days',
      title: 'Öffnung <b>',
      description: '',
      pageType: 2,
      document: pageDocument(),
    });
    const { text, status } = await look();
    expect(status).toBe(200);
    expect(rowsIn(text)).toEqual(['Home', 'About', 'Contact', 'Öffnung &lt;b&gt;']);
    expect(rowsIn((await look('/config/pages?q=%C3%B6FF')).text)).toHaveLength(1);
    expect(rowsIn((await look('/config/pages?q=/cont')).text)).toEqual(['Contact']);
    expect(rowsIn((await look('/config/pages?state=draft')).text)).toEqual(['Öffnung &lt;b&gt;']);
    expect(rowsIn((await look('/config/pages?state=published')).text)).toHaveLength(3);
    expect((await look('/config/pages?q=nothing')).text).toContain('No page matches.');
  });

  it('goes on where it was, to and fro', async () => {
    for (let number = 10; number < 70; number += 1)
      await world.store.savePage({
        siteId: ids.site,
        slug: `p${number}`,
        title: `P${number}`,
        description: '',
        pageType: 2,
        document: pageDocument(),
      });
    const first = await look();
    expect(rowsIn(first.text)).toHaveLength(50);
    const next = /href="([^"]*after=[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await look(next);
    expect(rowsIn(second.text)).toHaveLength(13);
    expect(rowsIn(second.text).at(-1)).toBe('P69');
    const back = /href="([^"]*before=[^"]*)"/.exec(second.text)?.[1]?.replaceAll('&amp;', '&');
    expect(rowsIn((await look(back ?? '')).text)).toEqual(rowsIn(first.text));
  });

  it('shows nothing of another site', async () => {
    await world.store.saveSite({ id: 'other', host: 'other.example', settings });
    const id = await publishNew(world.store, { slug: 'x', siteId: 'other', title: 'Strange' });
    expect((await look()).text).not.toContain('Strange');
    expect((await look(`/config/pages/${id}`)).status).toBe(404);
    expect(
      (await post(`/config/pages/${id}/publish`, { do: 'takeBack', revision: '2' })).status,
    ).toBe(404);
  });
});

describe('the title, the address and the description of a page', () => {
  it('are changed for visitors at once; the old address leads to the new one', async () => {
    expect((await visit('/about')).text).toContain('<title>About – Studio</title>');
    const { status, headers } = await change({
      title: 'The <studio>',
      slug: '/studio/',
      description: 'Where we work.',
    });
    expect([status, headers.location]).toEqual([303, `/config/pages/${about}?done=saved`]);
    const page = await visit('/studio');
    expect(page.text).toContain('<title>The &lt;studio&gt; – Studio</title>');
    expect(page.text).toContain('content="Where we work."');
    expect(page.text).toContain('Kiln');
    const moved = await visit('/about?x=1');
    expect([moved.status, moved.headers.location]).toEqual([301, '/studio?x=1']);
    expect((await world.store.searchPages(ids.site, 'where work', 9)).results).toHaveLength(1);
    expect(await acts()).toEqual(['pageChanged']);
  });

  it('follow the page through all its addresses, and end where another page has one', async () => {
    await change({ slug: 'one' });
    await change({ slug: 'two' });
    expect((await look(`/config/pages/${about}`)).text).toContain('/about, /one lead here.');
    expect((await visit('/about')).headers.location).toBe('/two');
    expect((await visit('/one')).headers.location).toBe('/two');
    await change({ slug: 'about' });
    expect((await visit('/about')).status).toBe(200);
    await publishNew(world.store, { slug: 'one', title: 'One' });
    expect((await visit('/one')).text).toContain('<title>One');
    await act('takeBack');
    expect((await visit('/two')).status).toBe(404);
  });

  it('are changed without publishing what is not finished', async () => {
    await draft('Not finished');
    await change({ title: 'Us' });
    const { text } = await visit('/about');
    expect(text).toContain('<title>Us');
    expect(text).not.toContain('Not finished');
    await act('publish');
    expect((await visit('/about')).text).toContain('Not finished');
    expect((await visit('/about')).text).toContain('<title>Us');
  });

  it('[5.17m] an address that is none, or is taken, is refused; what was entered stays', async () => {
    const wrong = await change({ slug: 'Über uns', title: 'Kept & shown' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Über uns is not a valid page URL');
    expect(wrong.text).toContain('value="Kept &amp; shown"');
    expect((await change({ slug: 'config/me' })).text).toContain(
      'config/me is kept for your site itself. Choose another address.',
    );
    for (const slug of ['config', '', 'cart', 'a//b'])
      expect((await change({ slug })).status).toBe(400);
    const taken = await change({ slug: 'contact' });
    expect([taken.status, taken.text.includes('Another page has the address contact')]).toEqual([
      409,
      true,
    ]);
    expect((await change({ title: ' ' })).text).toContain('Enter a title.');
    expect((await visit('/about')).status).toBe(200);
    expect(await acts()).toEqual([]);
  });

  it('are not written over what somebody else has changed', async () => {
    const revision = await seen();
    await change({ title: 'By the first' });
    const late = await change({ title: 'By the second' }, revision);
    expect(late.status).toBe(409);
    expect(late.text).toContain('Ada changed this page');
    expect(late.text).toContain('value="By the second"');
    expect((await visit('/about')).text).toContain('<title>By the first');
  });

  it('of the home page: its address stays', async () => {
    const home = (await world.store.publishedPage(ids.site, ''))?.id ?? '';
    const { status } = await post(`/config/pages/${home}`, {
      revision: await seen(home),
      title: 'Welcome',
      slug: 'elsewhere',
    });
    expect(status).toBe(303);
    expect((await visit('/')).text).toContain('Welcome');
    expect((await act('takeBack', {}, home)).text).toContain('The home page stays');
  });
});

it('a page that is for members only is shown to nobody else, at once', async () => {
  expect((await visit('/about')).status).toBe(200);
  await change({ members: 'on' });
  expect((await visit('/about')).text).not.toContain('Kiln');
  expect((await world.store.publishedPage(ids.site, 'about'))?.pageType).toBe(
    pageTypes.codes.protectedContent,
  );
  await change({});
  expect((await visit('/about')).text).toContain('Kiln');
});

describe('what visitors see of a page', () => {
  it('is the newest version once it is published, and nothing once it is hidden', async () => {
    await draft('Newer');
    expect((await look(`/config/pages/${about}`)).text).toContain(
      'The newest one is not published',
    );
    expect((await visit('/about')).text).toContain('Kiln');
    expect((await act('publish')).status).toBe(303);
    expect((await visit('/about')).text).toContain('Newer');
    await act('takeBack');
    expect((await visit('/about')).status).toBe(404);
    expect((await world.store.searchPages(ids.site, 'newer', 9)).results).toEqual([]);
    expect(await acts()).toEqual(['pageHidden', 'pagePublished']);
  });

  it('is published at its hour in the time zone of the site, also after the server was down', async () => {
    await world.store.saveSite({
      id: ids.site,
      host,
      settings: { ...settings, context: { timeZone: 'Europe/Berlin' } },
    });
    await draft('Newer');
    const late = await act('schedule', { at: '2025-12-31T23:00' });
    expect([late.status, late.text.includes('in the future')]).toEqual([400, true]);
    expect((await act('schedule', { at: '2026-01-02T09:30' })).status).toBe(303);
    const page = (await look(`/config/pages/${about}`)).text;
    expect(page).toContain('Jan 2, 2026');
    expect(page).toContain('9:30');
    expect(page).toContain('(Europe/Berlin)');
    expect(rowsIn((await look('/config/pages?state=scheduled')).text)).toEqual(['About']);
    world.advance(day + 8.5 * 60 * 60 * 1000 - 1);
    await publishDuePages(world.store);
    expect((await visit('/about')).text).toContain('Kiln');
    world.advance(30 * day);
    await publishDuePages(world.store);
    expect((await visit('/about')).text).toContain('Newer');
    expect(rowsIn((await look('/config/pages?state=scheduled')).text)).toEqual([]);
  });

  it('[4.17a] whose hour came while no server ran is published by the next one that starts', async () => {
    await draft('Newer');
    await act('schedule', { at: '2026-01-02T09:30' });
    // The server that took the hour never listened: its clock stands.
    world.advance(2 * day);
    const next = createSiteServer({
      store: world.store,
      keys: testKeys,
      cacheDir: join(world.dataDir, 'next'),
      renderPage,
      logLevel: 'silent',
      passwordCost: easyPasswords,
    });
    await next.listen({ port: 0 });
    const seen = async () => (await ask(next, { url: '/about' })).text;
    await expect.poll(seen, { timeout: 10_000 }).toContain('Newer');
    await next.close();
  });

  it('is not published at an hour that was taken back', async () => {
    await draft('Newer');
    await act('schedule', { at: '2026-01-02T09:30' });
    await act('unschedule');
    world.advance(2 * day);
    await publishDuePages(world.store);
    expect((await visit('/about')).text).toContain('Kiln');
  });

  it('is the same while somebody should look at it first', async () => {
    await draft('Newer');
    await act('review');
    expect(rowsIn((await look('/config/pages?state=needsReview')).text)).toEqual(['About']);
    expect((await visit('/about')).text).toContain('Kiln');
    await act('publish');
    expect(rowsIn((await look('/config/pages?state=needsReview')).text)).toEqual([]);
  });

  it('is not changed by whoever has seen an earlier state', async () => {
    const revision = await seen();
    await draft('Newer');
    const { status, text } = await act('publish', { revision });
    expect([status, text.includes('changed this page')]).toEqual([409, true]);
    expect((await visit('/about')).text).toContain('Kiln');
  });
});

describe('a deleted page', () => {
  it('is gone for visitors, and is put back as it was', async () => {
    const { headers } = await act('delete');
    expect((await visit('/about')).status).toBe(404);
    const list = await look(String(headers.location));
    expect(list.text).toContain('“About” was deleted.');
    expect(rowsIn(list.text)).not.toContain('About');
    expect(rowsIn((await look('/config/pages?state=deleted')).text)).toEqual(['About']);
    await act('restore');
    expect((await visit('/about')).text).toContain('Kiln');
    expect(await acts()).toEqual(['pageDeleted', 'pageRestored']);
  });

  it('leaves its address to others, and comes back beside it', async () => {
    await act('delete');
    await publishNew(world.store, { slug: 'about', title: 'Other' });
    await act('restore');
    expect((await visit('/about')).text).toContain('<title>Other');
    expect((await visit('/about-2')).text).toContain('<title>About');
  });

  it('is deleted for good after thirty days, with its redirects', async () => {
    await change({ slug: 'us' });
    await act('delete');
    world.advance(30 * day - 1);
    await sweepDeletedPages(world.store);
    const admin = await addAccount(world.store, ['admin']);
    cookie = await signIn(world.store, admin);
    expect((await look(`/config/pages/${about}`)).status).toBe(200);
    world.advance(1);
    await sweepDeletedPages(world.store);
    expect((await look(`/config/pages/${about}`)).status).toBe(404);
    expect((await visit('/about')).status).toBe(404);
  });
});

it('a copy has the content and an address of its own, and is not published', async () => {
  const [first, second] = [await act('copy'), await act('copy')];
  expect(first.status).toBe(303);
  const list = (await look('/config/pages?state=draft')).text;
  expect(rowsIn(list)).toEqual(['Copy of About', 'Copy of About']);
  expect(list).toContain('/about-copy-2');
  expect((await visit('/about-copy')).status).toBe(404);
  expect(first.headers.location).not.toBe(second.headers.location);
});

it('a preview shows the newest version to whoever has the link, for twelve hours', async () => {
  await draft('Newer');
  const { text } = await look(`/config/pages/${about}`);
  const href = /href="(\/config\/preview\/[^"]+)"/.exec(text)?.[1] ?? '';
  const shown = await visit(href);
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(shown.headers['x-robots-tag']).toBe('noindex');
  expect(shown.text).toContain('Newer');
  expect((await visit(`${href.slice(0, -1)}_`)).status).toBe(410);
  world.advance(day / 2);
  const ended = await visit(href);
  expect([ended.status, ended.text.includes('This preview has ended')]).toEqual([410, true]);
  // Whoever was sent the link may have no area.
  expect([ended.text.includes('your area'), ended.text.includes('href="/"')]).toEqual([
    false,
    true,
  ]);
});

it('whoever may only read sees no buttons, and changes nothing', async () => {
  const manager = await signIn(world.store, await addAccount(world.store, ['storeManager']));
  const { status, text } = await look(`/config/pages/${about}`, manager);
  expect(status).toBe(200);
  expect(text).not.toContain('name="do"');
  const tried = await post(`/config/pages/${about}`, { revision: '2', title: 'X' }, manager);
  expect(tried.status).toBe(403);
});
