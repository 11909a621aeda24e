import { pageTypes } from '@frontage/site-model';
import type { CollectionKind } from '@frontage/react-blocks/server';
import type { SiteStore } from '../app/site-store';
import { saveCollection } from '../pages/items/collections';
import { noEvent, saveItem, type Item } from '../pages/items/items';
import { ids, pageDocument } from './site-fixture';

/** The id of the collection of tests. */
export const testCollectionId = `${'0'.repeat(22)}21`;

/**
 * Publishes a collection at `/notes` with one item, at `/notes/2026/first`.
 *
 * @returns the ids of their pages
 */
export async function addCollectionWithItem(
  store: SiteStore,
  kind: CollectionKind = 'notes',
): Promise<{ readonly collection: string; readonly item: string }> {
  const { pageId: collection } = await store.savePage({
    id: testCollectionId,
    siteId: ids.site,
    slug: 'notes',
    title: 'Kiln journal',
    description: '',
    pageType: pageTypes.codes.collection,
    document: pageDocument({ type: 'item-list', data: {} }),
  });
  await store.publish(collection);
  await store.write((db) =>
    saveCollection(db, ids.site, { id: collection, kind, addressFormat: '%y/%t' }, store.now()),
  );
  return { collection, item: await addItemTo(store, collection, { name: 'first' }) };
}

/** Publishes an item of the collection at `/notes`; returns the id of its page. */
export async function addItemTo(
  store: SiteStore,
  collectionId: string,
  item: Partial<Omit<Item, 'name'>> & Pick<Item, 'name'>,
): Promise<string> {
  const { pageId } = await store.savePage({
    siteId: ids.site,
    slug: `notes/2026/${item.name}`,
    title: `Title of ${item.name}`,
    description: `About ${item.name}`,
    pageType: pageTypes.codes.contentItem,
    collectionId,
    document: pageDocument({ type: 'item-facts', data: {} }),
  });
  const startsAt = Date.UTC(2026, 2, 9, 10);
  const facts = { startsAt, endsAt: null, category: '', tags: [], ...noEvent, ...item };
  await store.write((db) => saveItem(db, ids.site, { ...facts, id: pageId, collectionId }));
  await store.publish(pageId);
  return pageId;
}
