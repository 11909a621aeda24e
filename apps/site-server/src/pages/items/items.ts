import type { Database } from '../../store/database';
import type { PageItemTable } from './page-item-table';

/** What an item of a collection has beside the words of its page. */
export interface Item {
  /** Of its page. */
  readonly id: string;
  readonly collectionId: string;
  /** What `%t` stands for in its address, such as `first-firing`. */
  readonly name: string;
  /** The date of a note, or when an event begins; UTC milliseconds. */
  readonly startsAt: number;
  /** When an event ends, UTC milliseconds; null for an hour that is not known, and for notes. */
  readonly endsAt: number | null;
  /** 25 characters at most [5.16]; '' for none. */
  readonly category: string;
  /** Each 50 characters at most [5.16]. */
  readonly tags: readonly string[];
  /** Whether an event takes whole days: from the first midnight to the last minute. */
  readonly isAllDay: boolean;
  /** Where an event is; '' for not said. */
  readonly place: string;
  /** An IANA name, by whose clocks an event is told; '' for the site's. */
  readonly timeZone: string;
  /** The address at which tickets of an event are sold; '' for nowhere. */
  readonly tickets: string;
}

/** What an item has that is entered beside its words. */
export type ItemFacts = Omit<Item, 'id' | 'collectionId' | 'name'>;

/** What a note has of an event: nothing. */
export const noEvent = { isAllDay: false, place: '', timeZone: '', tickets: '' } as const;

/** The most tags of one item. */
export const mostItemTags = 50;

/** Finds the items that some pages are, in any order. */
export async function findItems(
  db: Database,
  siteId: string,
  pageIds: readonly string[],
): Promise<Item[]> {
  if (pageIds.length === 0) return [];
  const rows = await db
    .selectFrom('page_item')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', 'in', pageIds)
    .execute();
  return withTags(db, rows);
}

/** Finds the item that a page is. */
export async function findItem(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<Item | undefined> {
  return (await findItems(db, siteId, [pageId]))[0];
}

/** Makes a page an item, or changes the item that it is. */
export async function saveItem(db: Database, siteId: string, item: Item): Promise<void> {
  const { id, collectionId, name, startsAt, endsAt, category, tags } = item;
  const { isAllDay, place, timeZone, tickets } = item;
  const values = {
    collection_id: collectionId,
    name,
    starts_at: startsAt,
    ends_at: endsAt,
    category,
    is_all_day: isAllDay ? 1 : 0,
    place,
    time_zone: timeZone,
    tickets,
  };
  await db
    .insertInto('page_item')
    .values({ page_id: id, site_id: siteId, ...values })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('page_item_tag').where('page_id', '=', id).execute();
  if (tags.length > 0)
    await db
      .insertInto('page_item_tag')
      .values([...new Set(tags)].map((tag) => ({ page_id: id, site_id: siteId, tag })))
      .execute();
}

/** Gives a copy of a page what the item has that it was made of. */
export async function copyItem(
  db: Database,
  siteId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const item = await findItem(db, siteId, from);
  if (item) await saveItem(db, siteId, { ...item, id: to, name: `${item.name}-copy` });
}

/** Deletes what is left of items and collections whose pages are gone for good. */
export async function sweepItems({
  write,
}: {
  write(run: (db: Database) => Promise<void>): Promise<void>;
}): Promise<void> {
  await write(async (db) => {
    const pages = db.selectFrom('page').select('id');
    await db.deleteFrom('page_item_tag').where('page_id', 'not in', pages).execute();
    await db.deleteFrom('page_item').where('page_id', 'not in', pages).execute();
    await db.deleteFrom('page_collection').where('page_id', 'not in', pages).execute();
  });
}

async function withTags(db: Database, rows: readonly PageItemTable[]): Promise<Item[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ page_id: id }) => id);
  const tags = await db
    .selectFrom('page_item_tag')
    .select(['page_id', 'tag'])
    .where('page_id', 'in', ids)
    .execute();
  // A database sorts by code units. Pages in several languages show them: as most have it.
  const { compare } = new Intl.Collator('en');
  return rows.map((row) => ({
    id: row.page_id,
    collectionId: row.collection_id,
    name: row.name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    category: row.category,
    isAllDay: row.is_all_day === 1,
    place: row.place,
    timeZone: row.time_zone,
    tickets: row.tickets,
    tags: tags
      .filter((tag) => tag.page_id === row.page_id)
      .map(({ tag }) => tag)
      .sort(compare),
  }));
}
