import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepItems } from '../../pages/items/items';
import { addCollectionWithItem, addItemTo } from '../../testing/add-collection-with-item';
import { collectionDesk, enteredNote } from '../../testing/collection-desk';
import { saveShop } from '../../testing/shop-fixture';
import { pageDocument, publishNew } from '../../testing/site-fixture';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
beforeEach(async () => {
  desk = await collectionDesk();
});
afterEach(() => desk.remove());

describe('events', () => {
  it('show what is to come first, until it is over, and what was on request', async () => {
    const { collection } = await addCollectionWithItem(desk.store, 'events');
    const day = 24 * 60 * 60 * 1000;
    const at = (days: number) => Date.UTC(2026, 0, 1) + days * day;
    await addItemTo(desk.store, collection, { name: 'gone', startsAt: at(-2) });
    await addItemTo(desk.store, collection, { name: 'soon', startsAt: at(1), endsAt: at(2) });
    const names = async (query = '') =>
      [...(await desk.visit(`/notes${query}`)).text.matchAll(/>Title of (\w+)<\/a><\/h2>/g)].map(
        ([, name]) => name,
      );
    expect([await names(), await names('?when=past')]).toEqual([['soon', 'first'], ['gone']]);
    desk.advance(1.5 * day);
    expect(await names()).toEqual(['soon', 'first']);
    desk.advance(day);
    expect([await names(), await names('?when=past')]).toEqual([['first'], ['soon', 'gone']]);
  });

  it('stay fresh beside products, which change by themselves too', async () => {
    await saveShop(desk.store);
    const { collection } = await addCollectionWithItem(desk.store, 'events');
    const startsAt = Date.UTC(2026, 0, 2);
    await addItemTo(desk.store, collection, { name: 'soon', startsAt });
    const list = { type: 'item-list', data: { collection } };
    const document = pageDocument({ type: 'product-list', data: {} }, list);
    await publishNew(desk.store, { slug: 'both', title: 'Both', document });
    expect((await desk.visit('/both')).text).toContain('Title of soon');
    desk.advance(2 * 24 * 60 * 60 * 1000);
    const later = (await desk.visit('/both')).text;
    expect([later.includes('Title of soon'), later.includes('Title of first')]).toEqual([
      false,
      true,
    ]);
  });

  it('end after they begin', async () => {
    const id = await desk.makeCollection({ kind: 'events' });
    const add = (until: string) =>
      desk.post(`/config/collections/${id}/new`, { ...enteredNote, until, do: 'draft' });
    expect((await add('2026-03-09T09:00')).text).toContain('An event ends after it begins.');
    expect((await add('never')).status).toBe(400);
    expect((await add('')).status).toBe(303);
  });

  it('lead to their tickets by a link that is checked as all others are', async () => {
    const id = await desk.makeCollection({ kind: 'events' });
    const add = async (tickets: string) => {
      const made = { ...enteredNote, tickets, do: 'draft' };
      const { status, text } = await desk.post(`/config/collections/${id}/new`, made);
      return status === 303 ? '' : (/class="wrong"[^>]*>([^<]*)</.exec(text)?.[1] ?? 'refused');
    };
    expect(await add('www.x.example')).toContain('Links must be formatted as https://example.com');
    expect(await add('tickets')).toBe('tickets is not a valid page URL');
    expect(await add('mailto:a@b')).toContain('Emails must be formatted as');
    expect(await add('#tickets')).toBe('#tickets is not a valid page URL');
    for (const fine of ['/shop/ticket', 'https://x.example/', 'tel:+441134960000'])
      expect([fine, await add(fine)]).toEqual([fine, '']);
  });
});

it('what is left of items and collections that are gone for good is swept', async () => {
  const { collection, item } = await addCollectionWithItem(desk.store);
  await sweepItems(desk.store);
  const count = async () =>
    (await desk.store.read.selectFrom('page_item').selectAll().execute()).length;
  expect(await count()).toBe(1);
  await desk.store.write(async (db) => {
    for (const id of [item, collection]) {
      await db.deleteFrom('page_words').where('page_id', '=', id).execute();
      await db.deleteFrom('page_version').where('page_id', '=', id).execute();
      await db.deleteFrom('page').where('id', '=', id).execute();
    }
  });
  await sweepItems(desk.store);
  expect(await count()).toBe(0);
});
