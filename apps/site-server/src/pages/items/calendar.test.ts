import { pageTypes } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCollectionWithItem, addItemTo } from '../../testing/add-collection-with-item';
import { addMember, signMemberIn } from '../../testing/add-member';
import { ask } from '../../testing/server-fixture';
import { collectionDesk } from '../../testing/collection-desk';
import { pageDocument, publishNew } from '../../testing/site-fixture';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
let collection = '';
beforeEach(async () => {
  desk = await collectionDesk();
  ({ collection } = await addCollectionWithItem(desk.store, 'events'));
});
afterEach(() => desk.remove());

const titles = (text: string) =>
  [...text.matchAll(/>Title of (\w+)<\/a>/g)].map(([, name]) => name);

async function show(type: 'calendar' | 'tour-dates') {
  const document = pageDocument({ type, data: { collection } });
  await publishNew(desk.store, { slug: 'shown', title: 'Shown', document });
}

describe('a calendar', () => {
  it('shows the month of the address, days by the clocks of where events are', async () => {
    await show('calendar');
    const startsAt = Date.UTC(2026, 3, 1, 2);
    const timeZone = 'America/New_York';
    await addItemTo(desk.store, collection, { name: 'late', startsAt, timeZone, place: 'Hudson' });
    const march = (await desk.visit('/shown?month=2026-03')).text;
    expect(titles(march)).toEqual(['first', 'late']);
    expect(march).toMatch(
      /datetime="2026-03-31"><span[^>]*>31<.*Title of late.*(EDT|GMT-4).*Hudson/i,
    );
    // Elsewhere it is already April; there is nothing after it.
    expect(march).toContain('month=2026-04');
    const april = (await desk.visit('/shown?month=2026-04')).text;
    expect([titles(april), april.includes('There are no events in April 2026.')]).toEqual([
      [],
      true,
    ]);
    expect(april).not.toContain('month=2026-05');
  });

  it('shows this month where the address names none, until it is another one', async () => {
    await show('calendar');
    const captionOf = async (query = '') =>
      /<caption>([^<]*)/.exec((await desk.visit(`/shown${query}`)).text)?.[1];
    expect(await captionOf()).toBe('January 2026');
    expect(await captionOf('?month=2026-13')).toBe('January 2026');
    desk.advance(31 * 24 * 60 * 60 * 1000);
    expect(await captionOf()).toBe('February 2026');
  });

  it('is nothing without events', async () => {
    await desk.makeCollection({ title: 'Words' });
    await publishNew(desk.store, {
      slug: 'none',
      title: 'None',
      document: pageDocument({ type: 'calendar', data: { collection: 'gone' } }),
    });
    expect((await desk.visit('/none')).text).not.toContain('data-block="calendar"');
  });
});

describe('a calendar file', () => {
  it('has one event at its address, and all of them at that of their collection', async () => {
    const event = await desk.visit('/notes/2026/first?format=ics');
    expect([event.status, event.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(event.headers['content-disposition']).toBe('attachment; filename="first.ics"');
    expect(event.text).toContain('DTSTART:20260309T100000Z\r\nSUMMARY:Title of first\r\n');
    await addItemTo(desk.store, collection, { name: 'other', isAllDay: true });
    const all = await desk.visit('/notes?format=ics');
    expect(all.text.match(/SUMMARY:.*/g)).toHaveLength(2);
    expect(all.text).toContain('X-WR-CALNAME:Kiln journal\r\n');
    expect(all.text).toContain('DTSTART;VALUE=DATE:20260309\r\n');
  });

  it('of a page for members is kept by no cache', async () => {
    const id = await addItemTo(desk.store, collection, { name: 'closed' });
    await desk.store.write((db) =>
      db
        .updateTable('page')
        .set({ page_type: pageTypes.codes.protectedContent })
        .where('id', 'in', [id, collection])
        .execute(),
    );
    const cookie = await signMemberIn(desk.store, await addMember(desk.store, 'mia@example.com'));
    for (const path of ['/notes/2026/closed?format=ics', '/notes?format=ics']) {
      expect((await desk.visit(path)).status).toBe(303);
      const { status, headers } = await ask(desk.server, { url: path, headers: { cookie } });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  });

  it('there is none of notes', async () => {
    const id = await desk.makeCollection();
    await desk.makeItem(id);
    expect((await desk.visit('/firing-notes?format=ics')).text).toContain('<!doctype html>');
  });
});

it('dates of a tour are those to come, with place and tickets, and what is over is folded', async () => {
  await show('tour-dates');
  const place = '<b>Loft</b>';
  const coming = { place, tickets: '/tickets' };
  await addItemTo(desk.store, collection, {
    name: 'next',
    startsAt: Date.UTC(2026, 0, 5),
    ...coming,
  });
  await addItemTo(desk.store, collection, { name: 'gone', startsAt: Date.UTC(2025, 5, 5) });
  const { text } = await desk.visit('/shown');
  expect(titles(text)).toEqual(['next', 'first', 'gone']);
  expect(text.indexOf('What is over (1)')).toBeGreaterThan(text.indexOf('Title of first'));
  expect(text).toMatch(/&lt;b&gt;Loft.*href="\/tickets" aria-label="Tickets: Title of next"/);
  expect(text).toContain('href="/notes/2026/next?format=ics"');
  desk.advance(200 * 24 * 60 * 60 * 1000);
  expect((await desk.visit('/shown')).text).toContain('There are no dates at the moment.');
});

it('an owner says where an event is, and hears what is wrong with it', async () => {
  const id = await desk.makeCollection({ title: 'Evenings', kind: 'events' });
  const fields = { date: '2026-05-01T20:00', category: '', tags: '', do: 'publish' };
  const add = (entered: Record<string, string>) =>
    desk.post(`/config/collections/${id}/new`, { title: 'Songs', ...fields, ...entered });
  expect((await add({ zone: 'Mars/Base' })).text).toContain('Choose one of the time zones');
  const tickets = 'javascript:alert(1)';
  expect((await add({ tickets })).text).toContain(`${tickets} is not a valid page URL`);
  expect((await add({ place: 'x'.repeat(201) })).text).toContain('at most 200 characters');
  const entered = { zone: 'Asia/Tokyo', place: 'A hall', tickets: 'https://t.example/1' };
  expect((await add(entered)).status).toBe(303);
  const songs = (await desk.visit('/evenings?format=ics')).text;
  expect(songs).toContain('DTSTART:20260501T110000Z');
  expect(songs).toContain('LOCATION:A hall');
  const days = { date: '2026-06-01T20:00', until: '2026-06-02T08:00', allDay: 'on' };
  expect((await add({ ...days, title: 'Fair' })).status).toBe(303);
  expect((await desk.visit('/evenings?format=ics')).text).toContain(
    'DTSTART;VALUE=DATE:20260601\r\nDTEND;VALUE=DATE:20260603\r\n',
  );
});
