import { pageTypes } from '@frontage/site-model';
import type { ItemFilter, ItemLabel } from '@frontage/react-blocks/server';
import { sql } from 'kysely';
import type { Database } from '../../store/database';
import type { Item } from './items';
import { findItems } from './items';

/** Items that visitors see, and what of them. */
export interface VisibleItemQuery extends Omit<ItemFilter, 'page' | 'isPast'> {
  readonly collectionId: string;
  /** The language of which the translations of items are wanted. @default the items themselves */
  readonly language?: string | undefined;
  /**
   * Events that are over before a time, the latest first, or those that are not, the next first.
   * @default all, newest first
   */
  readonly ended?: { readonly isPast: boolean; readonly now: number } | undefined;
  /** Events that are not over at a time, and begin before another one, the next first. */
  readonly between?: { readonly from?: number; readonly to?: number } | undefined;
}

/** An item with what its page says. */
export interface VisibleItem extends Item {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** When something of it was changed, UTC milliseconds. */
  readonly changedAt: number;
}

/** Lists a part of the items of a collection that every visitor may see. */
export async function listVisibleItems(
  db: Database,
  siteId: string,
  query: VisibleItemQuery,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<VisibleItem[]> {
  const order = query.ended?.isPast === false || query.between ? 'asc' : 'desc';
  const rows = await visible(db, siteId, query)
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['page_item.page_id as id', 'page.slug', 'page.updated_at as changedAt'])
    .select(['page_version.title', 'page_version.description'])
    .orderBy('page_item.starts_at', order)
    .orderBy('page.id', order)
    .offset(offset)
    .limit(limit)
    .execute();
  const items = new Map(
    (
      await findItems(
        db,
        siteId,
        rows.map(({ id }) => id),
      )
    ).map((item) => [item.id, item]),
  );
  return rows.flatMap((row) => {
    const item = items.get(row.id);
    return item ? [{ ...item, ...row }] : [];
  });
}

/** Counts the items that such a query finds. */
export async function countVisibleItems(
  db: Database,
  siteId: string,
  query: VisibleItemQuery,
): Promise<number> {
  const { count } = await visible(db, siteId, query)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists the categories of the items that such a query finds, by name as a language has it. */
export async function categoriesOfVisibleItems(
  db: Database,
  siteId: string,
  query: VisibleItemQuery,
  locale: string,
): Promise<ItemLabel[]> {
  const rows = await visible(db, siteId, query)
    .select(({ fn }) => ['page_item.category as word', fn.countAll<number | string>().as('count')])
    .where('page_item.category', '!=', '')
    .groupBy('page_item.category')
    .execute();
  return labelsOf(rows, locale);
}

/** Lists the tags of the items that such a query finds, by name as a language has it. */
export async function tagsOfVisibleItems(
  db: Database,
  siteId: string,
  query: VisibleItemQuery,
  locale: string,
): Promise<ItemLabel[]> {
  const rows = await visible(db, siteId, query)
    .innerJoin('page_item_tag as label', 'label.page_id', 'page_item.page_id')
    .select(({ fn }) => ['label.tag as word', fn.countAll<number | string>().as('count')])
    .groupBy('label.tag')
    .execute();
  return labelsOf(rows, locale);
}

function labelsOf(
  rows: readonly { readonly word: string; readonly count: number | string }[],
  locale: string,
): ItemLabel[] {
  // A database sorts by code units: "Äpfel" would come after "Zebra".
  const { compare } = new Intl.Collator(locale);
  return rows
    .map(({ word, count }) => ({ word, count: Number(count) }))
    .sort((one, other) => compare(one.word, other.word));
}

/** Finds when the next event of a collection that visitors see is over; null for none. */
export async function nextEndOfVisibleItems(
  db: Database,
  siteId: string,
  collectionId: string,
  now: number,
): Promise<number | null> {
  const query = { collectionId, category: '', tag: '', ended: { isPast: false, now } };
  const row = await visible(db, siteId, query)
    .select(sql<number | null>`min(coalesce(page_item.ends_at, page_item.starts_at))`.as('end'))
    .executeTakeFirst();
  const end = row?.end ?? null;
  return end === null ? null : Number(end);
}

function visible(
  db: Database,
  siteId: string,
  { collectionId, language, category, tag, ended, between }: VisibleItemQuery,
) {
  let query = db
    .selectFrom('page_item')
    .innerJoin('page', (join) =>
      language === undefined
        ? join.onRef('page.id', '=', 'page_item.page_id')
        : join.on('page.id', 'in', (eb) =>
            eb
              .selectFrom('page_translation')
              .select('page_translation.page_id')
              .whereRef('page_translation.original_id', '=', 'page_item.page_id')
              .where('page_translation.language', '=', language),
          ),
    )
    .where('page_item.site_id', '=', siteId)
    .where('page_item.collection_id', '=', collectionId)
    .where('page.published_version_id', 'is not', null)
    // Pages for members are shown to members alone.
    .where('page.page_type', '!=', pageTypes.codes.protectedContent);
  if (category !== '') query = query.where('page_item.category', '=', category);
  if (tag !== '')
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('page_item_tag')
          .select('page_item_tag.tag')
          .whereRef('page_item_tag.page_id', '=', 'page_item.page_id')
          .where('page_item_tag.tag', '=', tag),
      ),
    );
  if (ended)
    query = query.where(
      sql<boolean>`coalesce(page_item.ends_at, page_item.starts_at) ${sql.raw(ended.isPast ? '<' : '>=')} ${ended.now}`,
    );
  if (between?.from !== undefined)
    query = query.where(
      sql<boolean>`coalesce(page_item.ends_at, page_item.starts_at) >= ${between.from}`,
    );
  if (between?.to !== undefined) query = query.where('page_item.starts_at', '<', between.to);
  return query;
}
