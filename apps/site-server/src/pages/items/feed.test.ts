import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCollectionWithItem, addItemTo } from '../../testing/add-collection-with-item';
import { collectionDesk } from '../../testing/collection-desk';
import { ask, host } from '../../testing/server-fixture';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';
import { writeFeed } from './write-feed';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
beforeEach(async () => {
  desk = await collectionDesk();
});
afterEach(() => desk.remove());

const feed = (query = '') => desk.visit(`/notes?format=rss${query}`);
const titles = async (query?: string) =>
  [...(await feed(query)).text.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title);

describe('the feed of a collection', () => {
  it('has the newest notes first, with absolute addresses and ids that stay', async () => {
    const { collection, item } = await addCollectionWithItem(desk.store);
    const startsAt = Date.UTC(2026, 3, 1);
    await addItemTo(desk.store, collection, { name: 'late', startsAt, category: 'Glaze & clay' });
    const { status, headers, text } = await feed();
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(await titles()).toEqual(['Title of late', 'Title of first']);
    expect(text).toContain('<title>Kiln journal – Studio</title>');
    expect(text).toContain('<language>en-GB</language>');
    expect(text).toContain(`<guid isPermaLink="false">urn:frontage:item:${item}</guid>`);
    expect(text).toMatch(/<link>http:\/\/[^/<]+\/notes\/2026\/first<\/link>/);
    expect(text).toContain('<pubDate>Wed, 01 Apr 2026 00:00:00 GMT</pubDate>');
    expect(text).toContain('<category>Glaze &amp; clay</category>');
    expect(text).toContain('<description>About first</description>');
    expect(await titles(`&category=${encodeURIComponent('Glaze & clay')}`)).toEqual([
      'Title of late',
    ]);
  });

  it('is not sent again to who has it', async () => {
    const { collection } = await addCollectionWithItem(desk.store);
    const { headers } = await feed();
    const again = () =>
      ask(desk.server, {
        url: '/notes?format=rss',
        headers: { 'if-none-match': String(headers.etag) },
      });
    const fresh = await again();
    expect([fresh.status, fresh.text, fresh.headers.etag]).toEqual([304, '', headers.etag]);
    await addItemTo(desk.store, collection, { name: 'late' });
    expect((await again()).status).toBe(200);
  });

  it('has the next events first, with when they take place, and none that are over', async () => {
    const { collection } = await addCollectionWithItem(desk.store, 'events');
    await addItemTo(desk.store, collection, { name: 'gone', startsAt: Date.UTC(2025, 0, 1) });
    const { text } = await feed();
    expect(await titles()).toEqual(['Title of first']);
    expect(text).toMatch(/<description>9 March 2026 at 10:00 · About first<\/description>/);
    expect(text).not.toContain('pubDate');
  });

  it('stands in the head of each page that lists the collection, and of no other', async () => {
    const { collection } = await addCollectionWithItem(desk.store);
    const list = pageDocument({ type: 'item-list', data: { collection } });
    await publishNew(desk.store, { slug: 'news', title: 'News', document: list });
    const link = '<link rel="alternate" type="application/rss+xml" href="/notes?format=rss">';
    for (const path of ['/notes', '/news']) expect((await desk.visit(path)).text).toContain(link);
    for (const path of ['/contact', '/notes/2026/first'])
      expect((await desk.visit(path)).text).not.toContain('rss+xml');
  });

  it('of a translated collection has the translated items', async () => {
    await addCollectionWithItem(desk.store);
    const languages = { de: {} };
    await desk.store.saveSite({ id: ids.site, host, settings: { ...settings, languages } });
    const page = (await desk.lookAsScript('/config/collections')).text;
    const id = /"id":"([0-9a-f]{24})"/.exec(page)?.[1] ?? '';
    const begun = await desk.post('/config/translations', { page: id, language: 'de' });
    const [, made = ''] = /translations\/([0-9a-f]{24})/.exec(String(begun.headers.location)) ?? [];
    await desk.post(`/config/pages/${made}/publish`, {
      do: 'publish',
      revision: await desk.revisionOf(made),
    });
    const { text } = await desk.visit('/de/notes?format=rss');
    expect(text).toContain('<language>de</language>');
    expect(text).not.toContain('<item>');
  });

  it('is of collections alone', async () => {
    const { status, headers } = await desk.visit('/contact?format=rss');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

it('a feed has no sign that XML does not allow', () => {
  const item = {
    id: 'i',
    title: '<b>\u0000&\uFFFF\uD800"',
    description: '',
    href: 'http://a/?b&c',
  };
  const one = { ...item, publishedAt: undefined, labels: [] };
  const list = { title: 'T', description: '', language: 'en', href: 'http://a/' };
  const text = writeFeed({ ...list, feedHref: 'http://a/?x&y', items: [one] });
  expect(text).toContain('<title>&lt;b&gt; &amp; &quot;</title><link>http://a/?b&amp;c</link>');
  expect(text).toContain('<atom:link href="http://a/?x&amp;y" rel="self"');
  expect(text).toContain('<description>T</description>');
});
