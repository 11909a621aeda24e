import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { findCollection, type Collection } from './collections';

/** Finds a collection of events; undefined for one of notes, and for none. */
export async function findEvents(
  db: Database,
  siteId: string,
  collectionId: string,
): Promise<Collection | undefined> {
  if (!isStorable(collectionId)) return undefined;
  const collection = await findCollection(db, siteId, collectionId);
  return collection?.kind === 'events' ? collection : undefined;
}
