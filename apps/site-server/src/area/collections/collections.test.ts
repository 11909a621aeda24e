import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCollectionWithItem, addItemTo } from '../../testing/add-collection-with-item';
import { collectionDesk, enteredNote, firstGroup, locationOf } from '../../testing/collection-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
beforeEach(async () => {
  desk = await collectionDesk();
});
afterEach(() => desk.remove());

describe('a collection', () => {
  it('is made with its page, in the menu, and its items stand on that by date', async () => {
    const id = await desk.makeCollection({ menu: 'on' });
    await desk.makeItem(id, {
      title: 'The first',
      date: '2026-03-09T10:00',
      summary: 'Wet <clay>',
    });
    await desk.makeItem(id, { title: 'The second', date: '2026-04-01T10:00' });
    const { text } = await desk.visit('/firing-notes');
    expect(text).toMatch(/The second[^]*The first[^]*Wet &lt;clay&gt;/);
    expect(text).toContain('<a href="/firing-notes/2026/03/the-first">');
    expect(text).toMatch(/<time[^>]*>9 March 2026<\/time>/);
    expect((await desk.visit('/')).text).toContain('href="/firing-notes"');
    const item = await desk.visit('/firing-notes/2026/03/the-first');
    expect([item.status, item.text]).toEqual([
      200,
      expect.stringMatching(/<h1[^>]*>The first<\/h1>[^]*9 March 2026/),
    ]);
    expect((await desk.look('/config/collections')).text).toMatch(
      /Firing notes[^]*<td[^>]*>2<\/td>/,
    );
  });

  it('that is renamed takes its items along, and old addresses lead to the new ones', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id);
    const facts = { title: 'Journal', slug: 'journal', revision: await desk.revisionOf(id) };
    expect((await desk.post(`/config/pages/${id}`, facts)).status).toBe(303);
    expect((await desk.visit('/journal/2026/03/wind-rain')).status).toBe(200);
    const old = await desk.visit('/firing-notes/2026/03/wind-rain');
    expect([old.status, old.headers.location]).toEqual([301, '/journal/2026/03/wind-rain']);
  });

  it('has items whose editor leads to their date, category and tags; that of the collection does not', async () => {
    const id = await desk.makeCollection();
    const item = await desk.makeItem(id);
    // From where nothing is chosen, and from a block that shows them.
    const leads = async (page: string) => {
      const { text } = await desk.look(`/config/pages/${page}/edit`);
      const href = `/config/pages/${page}/item`;
      return [`<a href="${href}">`, `"pageFacts":{"href":"${href}"`].map((way) =>
        text.includes(way),
      );
    };
    expect([await leads(item), await leads(id)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('[8.18s] says that collections do not come where the store does not answer', async () => {
    expect((await desk.look('/config/collections')).status).toBe(200);
    await desk.store.write(async (db) => {
      await sql`drop table page_collection`.execute(db);
    });
    const failed = await desk.look('/config/collections');
    expect([failed.status, failed.text]).toEqual([
      503,
      expect.stringMatching(/role="alert"><p>Unable to load collections<\/p>/),
    ]);
  });

  it('is for those who may edit pages; others only look', async () => {
    const id = await desk.makeCollection();
    const reader = await signIn(desk.store, await addAccount(desk.store, ['storeManager']));
    const writer = await signIn(desk.store, await addAccount(desk.store, ['editor']));
    const add = `/config/collections/${id}/new`;
    expect([(await desk.look(add, reader)).status, (await desk.look(add, writer)).status]).toEqual([
      403, 200,
    ]);
    expect((await desk.post(add, { ...enteredNote, do: 'draft' }, reader)).status).toBe(403);
  });
});

describe('what is begun', () => {
  it('has its title in focus', async () => {
    const add = `/config/collections/${await desk.makeCollection()}/new`;
    for (const path of [add, '/config/collections/new'])
      expect((await desk.look(path)).text, path).toMatch(/<input id="title" autofocus/i);
  });
});

describe('an item', () => {
  it('[5.16a] has tags of at most 50 and a category of at most 25 characters', async () => {
    const id = await desk.makeCollection();
    const add = (fields: Record<string, string>) =>
      desk.post(`/config/collections/${id}/new`, { ...enteredNote, do: 'draft', ...fields });
    const long = await add({ category: 'c'.repeat(26), tags: 'kept, as entered' });
    expect([long.status, long.text]).toEqual([
      400,
      expect.stringContaining('A category has at most 25 characters.'),
    ]);
    expect(long.text).toContain('value="kept, as entered"');
    const tag = await add({ tags: `a, ${'t'.repeat(51)}` });
    expect([tag.status, tag.text]).toEqual([
      400,
      expect.stringContaining('A tag has at most 50 characters.'),
    ]);
    const fitting = { category: 'c'.repeat(25), tags: `a, ${'t'.repeat(50)}` };
    expect((await add(fitting)).status).toBe(303);
  });

  it('[5.16a] has the labels of the others, however they are written in capital letters', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id, { category: 'Glaze', tags: 'ash, Iron' });
    await desk.makeItem(id, { category: 'GLAZE', tags: 'ASH, Kiln, kiln' });
    const { text } = await desk.visit('/firing-notes');
    const labels = text.matchAll(/>([A-Za-z]+) \((\d)\)</g);
    expect(Object.fromEntries([...labels].map(([, label, count]) => [label, count]))).toEqual({
      Glaze: '2',
      ash: '2',
      Iron: '1',
      Kiln: '1',
    });
  });

  it('is found by its category and its tags, without a script', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id, { title: 'Ash', category: 'Glaze', tags: 'ash, apple wood, ash' });
    await desk.makeItem(id, { title: 'Bread', category: 'Oven', tags: 'Zebra, apple wood, Äpfel' });
    const all = (await desk.visit('/firing-notes')).text;
    expect(all).toContain('href="/firing-notes?tag=apple+wood"');
    // By name as the language of the page has it.
    const tags = /Äpfel \(1\)[^]*apple wood \(2\)[^]*ash \(1\)[^]*Zebra \(1\)/;
    expect(all).toMatch(new RegExp(`Glaze \\(1\\)[^]*Oven \\(1\\)[^]*${tags.source}`));
    const listed = (await desk.look(`/config/collections/${id}`)).text;
    expect(listed).toMatch(/Äpfel[^]*apple wood[^]*ash[^]*Zebra/);
    const titlesAt = async (query: string) =>
      [
        ...(await desk.visit(`/firing-notes${query}`)).text.matchAll(/>(Ash|Bread)<\/a><\/h2>/g),
      ].map(([, title]) => title);
    expect(await titlesAt('?tag=ash')).toEqual(['Ash']);
    expect(await titlesAt('?category=Oven')).toEqual(['Bread']);
    expect(await titlesAt('?category=Oven&tag=ash')).toEqual([]);
    expect(await titlesAt('?tag=none')).toEqual([]);
    expect((await titlesAt('')).sort()).toEqual(['Ash', 'Bread']);
    const item = (await desk.visit('/firing-notes/2026/03/ash')).text;
    expect(item).toContain('href="/firing-notes?category=Glaze"');
  });

  it('[4.17a] is draft, published, scheduled or waits for a review, and is listed by that', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id, { title: 'A draft', do: 'draft' });
    const review = await desk.makeItem(id, { title: 'A review', do: 'draft' });
    const later = await desk.makeItem(id, { title: 'Later', do: 'draft' });
    await desk.makeItem(id, { title: 'Seen' });
    await desk.post(`/config/pages/${review}/draft`, {
      do: 'review',
      revision: await desk.revisionOf(review),
    });
    await desk.post(`/config/pages/${later}/publish`, {
      do: 'schedule',
      at: '2026-01-02T00:00',
      revision: await desk.revisionOf(later),
    });
    const titlesIn = async (state: string) =>
      [
        ...(await desk.look(`/config/collections/${id}?state=${state}`)).text.matchAll(
          /<bdi>(A draft|A review|Later|Seen)<\/bdi>/g,
        ),
      ].map(([, title]) => title);
    expect(await titlesIn('draft')).toEqual(['A draft']);
    expect(await titlesIn('needsReview')).toEqual(['A review']);
    expect(await titlesIn('scheduled')).toEqual(['Later']);
    expect(await titlesIn('published')).toEqual(['Seen']);
    expect((await desk.visit('/firing-notes')).text).not.toMatch(/A draft|A review|Later/);
  });

  it('moves with its date and its part of the address', async () => {
    const id = await desk.makeCollection();
    const item = await desk.makeItem(id, { tags: 'rain' });
    const url = `/config/pages/${item}/item`;
    const form = (await desk.look(url)).text;
    expect(form).toContain('value="2026-03-09T10:00"');
    expect(form).toContain('value="rain"');
    const fields = { revision: await desk.revisionOf(item), tags: 'sun', date: '2027-12-24T08:00' };
    const wrong = await desk.post(url, { ...fields, name: 'A b' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('value="sun"')]);
    expect((await desk.post(url, { ...fields, name: 'calm' })).status).toBe(303);
    expect((await desk.visit('/firing-notes/2027/12/calm')).text).toContain('24 December 2027');
    expect((await desk.visit('/firing-notes/2026/03/wind-rain')).headers.location).toBe(
      '/firing-notes/2027/12/calm',
    );
    expect((await desk.visit('/firing-notes')).text).toContain('href="/firing-notes?tag=sun"');
    expect((await desk.post(url, { ...fields, name: 'late' })).status).toBe(409);
  });

  it('is copied with its date and labels', async () => {
    const id = await desk.makeCollection();
    const item = await desk.makeItem(id, { tags: 'rain', category: 'Weather' });
    const copied = await desk.post(`/config/pages/${item}/draft`, {
      do: 'copy',
      revision: await desk.revisionOf(item),
    });
    const copy = firstGroup(locationOf(copied), /pages\/([0-9a-f]+)/);
    const form = (await desk.look(`/config/pages/${copy}/item`)).text;
    expect(form).toContain('value="rain"');
    expect(form).toContain('value="Weather"');
    expect(form).toContain('/firing-notes/2026/03/wind-rain-copy');
  });

  it('is deleted from the list, and comes back with all it had', async () => {
    const id = await desk.makeCollection();
    const item = await desk.makeItem(id, { tags: 'rain' });
    const url = `/config/collections/${id}`;
    const gone = await desk.post(url, {
      do: 'delete',
      [`pick@${item}`]: await desk.revisionOf(item),
    });
    expect((await desk.visit('/firing-notes')).text).not.toContain('Wind &amp; rain');
    const notice = (await desk.look(locationOf(gone))).text;
    expect(notice).toContain('“Wind &amp; rain” was deleted.');
    const revision = firstGroup(notice, new RegExp(`name="pick@${item}" value="(\\d+)"`));
    await desk.post(url, { do: 'restore', [`pick@${item}`]: revision });
    const { text } = await desk.visit('/firing-notes');
    expect(text).toContain('href="/firing-notes/2026/03/wind-rain"');
    expect(text).toContain('href="/firing-notes?tag=rain"');
  });

  it('is searched by title, and listed by category, tag and part', async () => {
    const { collection } = await addCollectionWithItem(desk.store);
    for (let day = 1; day <= 55; day += 1)
      await addItemTo(desk.store, collection, {
        name: `day-${String(day).padStart(2, '0')}`,
        startsAt: Date.UTC(2026, 4, day),
        tags: day === 7 ? ['seven'] : [],
      });
    const names = async (query: string) =>
      [
        ...(await desk.look(`/config/collections/${collection}${query}`)).text.matchAll(
          /<bdi>Title of ([\w-]+)<\/bdi>/g,
        ),
      ].map(([, name]) => name);
    expect(await names('?q=day-12')).toEqual(['day-12']);
    expect(await names('?tag=seven')).toEqual(['day-07']);
    const first = await desk.look(`/config/collections/${collection}`);
    const older = firstGroup(first.text, /href="([^"]*before=[^"]*)">Older/).replaceAll(
      '&amp;',
      '&',
    );
    const rest = await names(older.slice(older.indexOf('?')));
    expect([(await names(''))[0], rest]).toEqual([
      'day-55',
      ['day-05', 'day-04', 'day-03', 'day-02', 'day-01', 'first'],
    ]);
    const [oldest] = await names('?sort=oldest');
    const turned = (await desk.look(`/config/collections/${collection}?sort=oldest`)).text;
    const newer = firstGroup(turned, /href="([^"]*before=[^"]*)">Newer/).replaceAll('&amp;', '&');
    const [next] = await names(newer.slice(newer.indexOf('?')));
    expect([oldest, next]).toEqual(['first', 'day-50']);
    expect((await desk.visit('/notes?page=2')).text).toMatch(/Page 2 of 5[^]*rel="next"/);
  });
});
