import type { CollectionKind } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import type { PageCollectionTable } from './page-item-table';

/** A page that is a collection. */
export interface Collection {
  /** Of its page. */
  readonly id: string;
  readonly kind: CollectionKind;
  /** Of the addresses of its items, below its own [5.09]. */
  readonly addressFormat: string;
}

/** A collection in a list. */
export interface ListedCollection extends Collection {
  readonly title: string;
  readonly slug: string;
  /** Whether visitors see its page. */
  readonly isVisible: boolean;
  /** How many items it has that are not deleted. */
  readonly items: number;
}

/** Finds the collection that a page is, also of a page that was deleted. */
export async function findCollection(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<Collection | undefined> {
  const row = await db
    .selectFrom('page_collection')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row && readCollection(row);
}

/** Lists the collections of a site by address; those whose page was deleted are left out. */
export async function listCollections(db: Database, siteId: string): Promise<ListedCollection[]> {
  const rows = await db
    .selectFrom('page_collection')
    .innerJoin('page', 'page.id', 'page_collection.page_id')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .selectAll('page_collection')
    .select(['page.slug', 'page.published_version_id', 'page_version.title'])
    .select((eb) =>
      eb
        .selectFrom('page_item')
        .innerJoin('page as item', 'item.id', 'page_item.page_id')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('page_item.collection_id', '=', 'page_collection.page_id')
        .where('item.deleted_at', 'is', null)
        .as('items'),
    )
    .where('page_collection.site_id', '=', siteId)
    .where('page.deleted_at', 'is', null)
    .orderBy('page.slug')
    .execute();
  return rows.map((row) => ({
    ...readCollection(row),
    title: row.title,
    slug: row.slug,
    isVisible: row.published_version_id !== null,
    items: Number(row.items),
  }));
}

/** Makes a page a collection, or changes the collection that it is. */
export async function saveCollection(
  db: Database,
  siteId: string,
  { id, kind, addressFormat }: Collection,
  now: number,
): Promise<void> {
  const values = { kind, address_format: addressFormat };
  await db
    .insertInto('page_collection')
    .values({ page_id: id, site_id: siteId, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(values))
    .execute();
}

function readCollection(row: PageCollectionTable): Collection {
  return { id: row.page_id, kind: row.kind, addressFormat: row.address_format };
}
