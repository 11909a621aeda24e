import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { changePageFacts } from '../documents/change-page-facts';
import { findEditedPage } from '../documents/edited-page';
import { freePageSlug } from '../documents/pages';
import type { WriteFacts } from '../documents/save-page';
import type { Collection } from './collections';
import { createItemSlug, isItemSlugOf } from './item-slug';
import type { Item } from './items';

/** An item whose address changes. */
export interface MovedItem {
  readonly id: string;
  readonly title: string;
  /** Addresses without the leading slash. */
  readonly from: string;
  readonly to: string;
}

/** A collection, and where it is. */
export interface PlacedCollection {
  readonly site: Site;
  readonly collection: Collection;
  /** Of its page. */
  readonly slug: string;
}

/**
 * Lists the items of a collection whose addresses are not those that its format gives, newest
 * first. Those that were deleted keep theirs.
 *
 * @param db the reading side or a transaction
 * @param placed the collection as it shall be
 */
export async function listMovingItems(
  db: Database,
  { site, collection, slug }: PlacedCollection,
): Promise<MovedItem[]> {
  const { id, addressFormat } = collection;
  const slugOf = createItemSlug({ slug, addressFormat, timeZone: siteTimeZone(site) });
  const rows = await db
    .selectFrom('page_item')
    .innerJoin('page', 'page.id', 'page_item.page_id')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select(['page.id', 'page.slug', 'page_item.name', 'page_item.starts_at', 'page_version.title'])
    .where('page_item.site_id', '=', site.id)
    .where('page_item.collection_id', '=', id)
    .where('page.deleted_at', 'is', null)
    .orderBy('page_item.starts_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
  const moving: MovedItem[] = [];
  const promised = new Set<string>();
  for (const { id, title, slug: from, name, starts_at: startsAt } of rows) {
    const wanted = slugOf({ name, startsAt });
    if (from === wanted) continue;
    const to = await freePageSlug(db, site.id, wanted, promised);
    // Where the address itself is free, the number is one of an earlier format, such as a year.
    if (to !== wanted && isItemSlugOf(from, wanted)) continue;
    promised.add(to);
    moving.push({ id, title, from, to });
  }
  return moving;
}

/**
 * Gives the items of a collection the addresses of its format. Those that visitors know lead to the
 * new ones.
 *
 * @param db the transaction of a change
 * @param placed the collection as it is now
 * @param write time, ids, and who does it
 * @returns how many have another address
 */
export async function moveItems(
  db: Database,
  placed: PlacedCollection,
  write: WriteFacts,
): Promise<number> {
  const moving = await listMovingItems(db, placed);
  for (const { id, to } of moving) await movePage(db, placed.site.id, { id, to }, write);
  return moving.length;
}

/**
 * Gives one item the address that its date and its name want.
 *
 * @param db the transaction of a change
 * @param placed the collection
 * @param item as it is now
 * @param write time, ids, and who does it
 */
export async function moveItem(
  db: Database,
  { site, collection: { addressFormat }, slug }: PlacedCollection,
  item: Item,
  write: WriteFacts,
): Promise<void> {
  const slugOf = createItemSlug({ slug, addressFormat, timeZone: siteTimeZone(site) });
  const to = slugOf(item);
  const page = await findEditedPage(db, site.id, item.id);
  if (page && !isItemSlugOf(page.slug, to)) await movePage(db, site.id, { id: item.id, to }, write);
}

async function movePage(
  db: Database,
  siteId: string,
  { id, to }: Pick<MovedItem, 'id' | 'to'>,
  write: WriteFacts,
): Promise<void> {
  const page = await findEditedPage(db, siteId, id);
  if (!page || page.state === 'deleted' || page.slug === to) return;
  const slug = await freePageSlug(db, siteId, to);
  await changePageFacts(db, page, { ...page, slug }, write);
}
