import { sql } from 'kysely';
import type { Database } from '../../store/database';
import { countRows } from '../../store/count-rows';
import type { RowPart } from '../../store/row-part';
import {
  filteredPages,
  listPagesById,
  type ListedPage,
  type ListedPageFilter,
} from '../documents/list-pages';
import { findItems, type Item } from './items';

/** Which items of a collection are listed. */
export interface EditedItemFilter extends ListedPageFilter {
  readonly collectionId: string;
  /** @default of all */
  readonly category?: string | undefined;
  /** @default with any */
  readonly tag?: string | undefined;
}

/** An item in a list of those who look after it; it is placed by its date. */
export interface EditedItem extends ListedPage {
  readonly item: Item;
  /** Its date, by which it is placed; UTC milliseconds. */
  readonly createdAt: number;
}

/**
 * Lists a part of the items of a collection in any state, by their dates. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list; its places have the dates of items
 */
export async function listEditedItems(
  db: Database,
  siteId: string,
  filter: EditedItemFilter,
  { before, after, order: listed = 'newest', limit }: RowPart,
): Promise<EditedItem[]> {
  const place = after ?? before;
  const isUp = (after !== undefined) === (listed === 'newest');
  const order = isUp ? 'asc' : 'desc';
  let query = filteredItems(db, siteId, filter);
  if (place)
    query = query.where(
      sql<boolean>`(page_item.starts_at, page.id) ${sql.raw(isUp ? '>' : '<')} (${place.createdAt}, ${place.id})`,
    );
  const found = await query
    .select('page.id')
    .orderBy('page_item.starts_at', order)
    .orderBy('page.id', order)
    .limit(limit)
    .execute();
  const ids = found.map(({ id }) => id);
  if (after !== undefined) ids.reverse();
  const [pages, items] = await Promise.all([
    listPagesById(db, siteId, ids),
    findItems(db, siteId, ids),
  ]);
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => {
    const [page, item] = [pageOf.get(id), itemOf.get(id)];
    return page && item ? [{ ...page, item, createdAt: item.startsAt }] : [];
  });
}

/** Counts the items that a filter finds, `most` at the most. */
export function countEditedItems(
  db: Database,
  siteId: string,
  filter: EditedItemFilter,
  most?: number,
): Promise<number> {
  return countRows(filteredItems(db, siteId, filter), most);
}

/**
 * Lists the categories and tags of a collection's items, also of those nobody sees, by name as the
 * language of their site has it.
 */
export async function listItemWords(
  db: Database,
  siteId: string,
  collectionId: string,
  locale: string,
): Promise<{ readonly categories: readonly string[]; readonly tags: readonly string[] }> {
  const items = filteredItems(db, siteId, { collectionId });
  const [categories, tags] = await Promise.all([
    items
      .select('page_item.category as word')
      .where('page_item.category', '!=', '')
      .distinct()
      .execute(),
    items
      .innerJoin('page_item_tag as label', 'label.page_id', 'page.id')
      .select('label.tag as word')
      .distinct()
      .execute(),
  ]);
  // A database sorts by code units: "Äpfel" would come after "Zebra".
  const { compare } = new Intl.Collator(locale);
  const inOrder = (rows: readonly { readonly word: string }[]) =>
    rows.map(({ word }) => word).sort(compare);
  return { categories: inOrder(categories), tags: inOrder(tags) };
}

function filteredItems(
  db: Database,
  siteId: string,
  { collectionId, category, tag, ...filter }: EditedItemFilter,
) {
  let query = filteredPages(db, siteId, filter)
    .innerJoin('page_item', 'page_item.page_id', 'page.id')
    .where('page_item.collection_id', '=', collectionId);
  if (category !== undefined) query = query.where('page_item.category', '=', category);
  if (tag !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('page_item_tag')
          .select('page_item_tag.tag')
          .whereRef('page_item_tag.page_id', '=', 'page.id')
          .where('page_item_tag.tag', '=', tag),
      ),
    );
  return query;
}
