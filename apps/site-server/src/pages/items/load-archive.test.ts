import { pageTypes } from '@frontage/site-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCollectionWithItem, addItemTo } from '../../testing/add-collection-with-item';
import { collectionDesk } from '../../testing/collection-desk';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let desk: Awaited<ReturnType<typeof collectionDesk>>;
let collection = '';
beforeEach(async () => {
  desk = await collectionDesk();
  ({ collection } = await addCollectionWithItem(desk.store, 'notes'));
});
afterEach(() => desk.remove());

it('an archive shows all items by month, and tags lead to what has them', async () => {
  const document = pageDocument(
    { type: 'archive', data: { collection } },
    { type: 'tags', data: { collection } },
  );
  await publishNew(desk.store, { slug: 'shown', title: 'Shown', document });
  const before = (await desk.visit('/shown')).text;
  const startsAt = Date.UTC(2025, 11, 24);
  await addItemTo(desk.store, collection, { name: 'older', startsAt, tags: ['ash', 'snow'] });
  const { text } = await desk.visit('/shown');
  expect(before).not.toContain('Title of older');
  expect([...text.matchAll(/fr-archive__word">([^<]*)/g)].map(([, word]) => word)).toEqual([
    'March 2026',
    'December 2025',
  ]);
  expect(text).toContain('<a href="/notes?tag=snow"');
  expect((await desk.visit('/notes?tag=snow')).text).toContain('>Title of older</a>');
});

it('what leads to a page without a list that visitors may filter says so, for its editor', async () => {
  const leading = ['archive', 'tags'].map((type) => ({ type, data: { collection } }));
  const lacking = async (path: string): Promise<number> =>
    [...(await desk.visit(path)).text.matchAll(/ data-lacks-list="/g)].length;
  await publishNew(desk.store, {
    slug: 'shown',
    title: 'Shown',
    document: pageDocument(...leading),
  });
  expect(await lacking('/shown')).toBe(0);
  const page = {
    id: collection,
    siteId: ids.site,
    slug: 'notes',
    title: 'Kiln journal',
    description: '',
    pageType: pageTypes.codes.collection,
  };
  const unfiltered = { type: 'item-list', data: { filters: false } as never };
  for (const document of [pageDocument(...leading), pageDocument(unfiltered, ...leading)]) {
    await desk.store.savePage({ ...page, document });
    await desk.store.publish(collection);
    expect([await lacking('/shown'), await lacking('/notes')]).toEqual([2, 2]);
  }
  const listed = pageDocument({ type: 'item-list', data: {} }, ...leading);
  await desk.store.savePage({ ...page, document: listed });
  await desk.store.publish(collection);
  expect([await lacking('/shown'), await lacking('/notes')]).toEqual([0, 0]);
});

it('neither is anything without its collection', async () => {
  const document = pageDocument(
    { type: 'archive', data: { collection: 'gone' } },
    { type: 'tags', data: { collection: 'gone' } },
  );
  await publishNew(desk.store, { slug: 'none', title: 'None', document });
  expect((await desk.visit('/none')).text).not.toMatch(/data-block="(archive|tags)"/);
});
