import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database, StoreTables } from '../../store/database';
import { countRows } from '../../store/count-rows';
import { findBest } from '../../store/find-best';
import { parseJson } from '../../store/json-text';
import { findPart, type RowPart } from '../../store/row-part';
import { hasWords } from '../../store/search-key';

/**
 * The states of a page [4.17a]: visitors see it, nobody does, somebody should look at it first, the
 * clock publishes it, or it was deleted and can still be put back.
 */
export const pageStates = ['published', 'draft', 'needsReview', 'scheduled', 'deleted'] as const;

/** A state of a page. */
export type PageState = (typeof pageStates)[number];

/** A page in a list, with the title of its newest version. */
export interface ListedPage {
  readonly id: string;
  /** Where it is, or was before it was deleted. */
  readonly slug: string;
  /** Where it stands in the list. */
  readonly place: string;
  readonly title: string;
  /** Code of [2.16]. */
  readonly pageType: number;
  readonly state: PageState;
  /** Whether visitors see it, if perhaps in an earlier version. */
  readonly isVisible: boolean;
  /** Whether visitors see an earlier version. */
  readonly isAhead: boolean;
  /** UTC milliseconds. */
  readonly publishAt: number | null;
  /** UTC milliseconds. */
  readonly changedAt: number;
  /** '' for a program. */
  readonly changedBy: string;
  /** Grows with every change of the page. */
  readonly revision: number;
}

/** Which pages are listed, and where in the list. */
export interface ListedPageFilter {
  /** @default all that are not deleted */
  readonly state?: PageState | undefined;
  /** Words of title or address, each of them somewhere. @default '' */
  readonly search?: string;
}

/** A part of the list: before or after an address; without either, from the first. */
export interface PagePart {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * Lists a part of a site's pages by address, so that what is below a page follows it.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listPages(
  db: Database,
  siteId: string,
  filter: ListedPageFilter,
  { before, after, limit }: PagePart,
): Promise<ListedPage[]> {
  const isUp = before !== undefined;
  let query = filteredPages(db, siteId, filter);
  if (before !== undefined) query = query.where('page.slug', '<', before);
  else if (after !== undefined) query = query.where('page.slug', '>', after);
  // First which: an index does for that.
  const found = await query
    .select('page.slug')
    .orderBy('page.slug', isUp ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  const slugs = found.map(({ slug }) => slug);
  const rows = await listed(db, siteId).where('page.slug', 'in', slugs).execute();
  return rows.map((row) => readListed(row, row.slug));
}

/**
 * Lists a part of a site's pages, what was changed last first. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listChangedPages(
  db: Database,
  siteId: string,
  filter: ListedPageFilter,
  part: RowPart,
): Promise<ListedPage[]> {
  const query = filteredPages(db, siteId, filter).select('page.id');
  const ids = (await findPart(query, part, 'updated_at')).map(({ id }) => id);
  const pages = new Map((await listPagesById(db, siteId, ids)).map((page) => [page.id, page]));
  return ids.flatMap((id) => {
    const page = pages.get(id);
    return page ? [{ ...page, place: `${page.changedAt}.${id}` }] : [];
  });
}

/**
 * Lists the pages that a search finds best: those whose titles have the words first, and of these
 * by address.
 *
 * @param db the reading side
 * @param siteId the site
 * @param search words of title or address
 * @param limit the most
 */
export async function listBestPages(
  db: Database,
  siteId: string,
  search: string,
  limit: number,
): Promise<readonly ListedPage[]> {
  const ids = await findBest(filteredPages(db, siteId, { search }), {
    search,
    title: { column: 'search_text', between: ' /', address: 'slug' },
    order: [['slug', 'asc']],
    limit,
  });
  const pages = new Map((await listPagesById(db, siteId, ids)).map((page) => [page.id, page]));
  return ids.flatMap((id) => pages.get(id) ?? []);
}

/** Lists the pages of a site with some ids by address, in any state. */
export async function listPagesById(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<ListedPage[]> {
  if (ids.length === 0) return [];
  const rows = await listed(db, siteId).where('page.id', 'in', ids).execute();
  return rows.map((row) => readListed(row, row.slug));
}

/** Counts the pages that a filter finds, `most` at the most. */
export async function countPages(
  db: Database,
  siteId: string,
  filter: ListedPageFilter,
  most?: number,
): Promise<number> {
  return countRows(filteredPages(db, siteId, filter), most);
}

function listed(db: Database, siteId: string) {
  return db
    .selectFrom('page')
    .where('page.site_id', '=', siteId)
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .selectAll('page')
    .select('page_version.title')
    .orderBy('page.slug');
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

function readListed(row: ListedRow, place: string): ListedPage {
  return {
    id: row.id,
    slug: row.deleted_state === null ? row.slug : parseJson(row.deleted_state).slug,
    place,
    title: row.title,
    pageType: row.page_type,
    state: pageState(row),
    isVisible: row.published_version_id !== null,
    isAhead: row.published_version_id !== null && row.published_version_id !== row.draft_version_id,
    publishAt: row.publish_at,
    changedAt: row.updated_at,
    changedBy: row.changed_by,
    revision: row.revision,
  };
}

/** Returns the state of a page. */
export function pageState(row: {
  readonly deleted_at: number | null;
  readonly publish_at: number | null;
  readonly needs_review: number;
  readonly published_version_id: string | null;
}): PageState {
  if (row.deleted_at !== null) return 'deleted';
  if (row.publish_at !== null) return 'scheduled';
  if (row.needs_review === 1) return 'needsReview';
  return row.published_version_id === null ? 'draft' : 'published';
}

/** Selects the pages of a list. */
export function filteredPages(
  db: Database,
  siteId: string,
  { state, search = '' }: ListedPageFilter,
): SelectQueryBuilder<StoreTables, 'page', object> {
  let query = db
    .selectFrom('page')
    .where('page.site_id', '=', siteId)
    .where('page.deleted_at', state === 'deleted' ? 'is not' : 'is', null);
  for (const hasWord of hasWords('page.search_text', search)) query = query.where(hasWord);
  const condition = state && conditions[state];
  return condition ? query.where(condition) : query;
}

type PageCondition = (eb: ExpressionBuilder<StoreTables, 'page'>) => ReturnType<typeof eb.and>;

const conditions: Partial<Record<PageState, PageCondition>> = {
  published: (eb) => eb.and([eb('page.published_version_id', 'is not', null)]),
  draft: (eb) =>
    eb.and([
      eb('page.published_version_id', 'is', null),
      eb('page.publish_at', 'is', null),
      eb('page.needs_review', '=', 0),
    ]),
  needsReview: (eb) => eb.and([eb('page.needs_review', '=', 1), eb('page.publish_at', 'is', null)]),
  scheduled: (eb) => eb.and([eb('page.publish_at', 'is not', null)]),
};
