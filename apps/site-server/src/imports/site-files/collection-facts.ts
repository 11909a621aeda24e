import { isDeepStrictEqual } from 'node:util';
import type { ImportStore } from './import-store';
import { findCollection, saveCollection } from '../../pages/items/collections';
import { findItem, noEvent, saveItem } from '../../pages/items/items';
import type { PageInput } from '../../pages/documents/save-page';
import type { PageFile } from './site-files';

/** What a page's file says of the collection that it is, and of the item. */
export type CollectionFacts = Pick<PageFile, 'collection' | 'item'>;

/**
 * Reads what the file of a page says of the collection that it is, and of the item.
 *
 * @param store the store
 * @param siteId the site
 * @param pageId the page
 */
export async function readCollectionFacts(
  { read }: Pick<ImportStore, 'read'>,
  siteId: string,
  pageId: string,
): Promise<CollectionFacts> {
  const [collection, item] = await Promise.all([
    findCollection(read, siteId, pageId),
    findItem(read, siteId, pageId),
  ]);
  const { kind, addressFormat: addresses } = collection ?? {};
  const write = (time: number) => new Date(time).toISOString();
  return {
    ...(kind && addresses !== undefined && { collection: { kind, addresses } }),
    ...(item && {
      item: {
        name: item.name,
        date: write(item.startsAt),
        ...(item.endsAt !== null && { until: write(item.endsAt) }),
        category: item.category,
        tags: [...item.tags],
        ...(item.isAllDay && { allDay: true }),
        ...(item.place !== '' && { place: item.place }),
        ...(item.timeZone !== '' && { timeZone: item.timeZone }),
        ...(item.tickets !== '' && { tickets: item.tickets }),
      },
    }),
  };
}

/**
 * Makes a page the collection or the item that its file says.
 *
 * @param store the store
 * @param siteId the site
 * @param page its id, and what its file says
 * @returns whether that changed anything
 */
export async function saveCollectionFacts(
  store: Pick<ImportStore, 'read' | 'write' | 'now'>,
  siteId: string,
  {
    id,
    collectionId,
    collection,
    item,
  }: CollectionFacts & {
    readonly id: string;
    readonly collectionId?: string | undefined;
  },
): Promise<boolean> {
  const wanted = { ...(collection && { collection }), ...(item && { item }) };
  if (isDeepStrictEqual(await readCollectionFacts(store, siteId, id), wanted)) return false;
  await store.write(async (db) => {
    if (collection) {
      const { kind, addresses: addressFormat } = collection;
      await saveCollection(db, siteId, { id, kind, addressFormat }, store.now());
    }
    if (item && collectionId !== undefined)
      await saveItem(db, siteId, {
        id,
        collectionId,
        name: item.name,
        startsAt: Date.parse(item.date),
        endsAt: item.until === undefined ? null : Date.parse(item.until),
        category: item.category,
        tags: item.tags,
        isAllDay: item.allDay ?? noEvent.isAllDay,
        place: item.place ?? noEvent.place,
        timeZone: item.timeZone ?? noEvent.timeZone,
        tickets: item.tickets ?? noEvent.tickets,
      });
  });
  return collection !== undefined || item !== undefined;
}

/**
 * Makes a saved page the collection or the item that its file says.
 *
 * @param store the store
 * @param siteId the site
 * @param file of the page
 * @param input what the page was saved with
 * @returns whether that changed anything
 */
export function savePageFacts(
  store: Pick<ImportStore, 'read' | 'write' | 'now'>,
  siteId: string,
  { collection, item }: CollectionFacts,
  { id = '', collectionId }: Pick<PageInput, 'id' | 'collectionId'>,
): Promise<boolean> {
  return saveCollectionFacts(store, siteId, {
    id,
    collectionId,
    ...(collection && { collection }),
    ...(item && { item }),
  });
}
