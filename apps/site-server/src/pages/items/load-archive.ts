import type { ArchiveView } from '@frontage/react-blocks/server';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';
import { findCollection } from './collections';
import { findCollectionSlug } from './find-collection-slug';
import { hasItemList } from './has-item-list';
import type { ItemBlock } from './item-blocks';
import type { ItemListPage } from './load-item-list';
import { viewItem } from './view-item';
import { listVisibleItems } from './visible-items';

/** The most items of an archive, the newest ones. */
const mostArchived = 1_000;

/**
 * Loads what an archive shows: all items of a collection, newest first; of events also those that
 * are over.
 *
 * @param db the reading side
 * @param page with the archive
 * @param block the archive
 * @returns undefined if there is no such collection
 */
export async function loadArchive(
  db: Database,
  page: ItemListPage,
  { id, collectionId, category, tag }: ItemBlock,
): Promise<{ id: string; view: ArchiveView; nextAt: null } | undefined> {
  const { site, language } = page;
  const collection = isStorable(collectionId)
    ? await findCollection(db, site.id, collectionId)
    : undefined;
  if (!collection) return undefined;
  const [homeSlug, items, hasList] = await Promise.all([
    findCollectionSlug(db, site, collectionId, language),
    listVisibleItems(
      db,
      site.id,
      { collectionId, language, category, tag },
      { offset: 0, limit: mostArchived },
    ),
    hasItemList(db, page, collectionId),
  ]);
  return {
    id,
    view: {
      kind: collection.kind,
      listPath: homeSlug === undefined ? undefined : `/${homeSlug}`,
      timeZone: siteTimeZone(site),
      items: items.map(viewItem),
      hasList,
    },
    nextAt: null,
  };
}
