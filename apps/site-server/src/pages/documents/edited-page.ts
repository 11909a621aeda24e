import { readPageDocument, type PageDocument, type PageRecord } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { pageState, type ListedPage } from './list-pages';

/** A page as those who look after it see it: its newest version, whether published or not. */
export interface EditedPage extends ListedPage {
  readonly siteId: string;
  readonly description: string;
  readonly collectionId: string | null;
  readonly document: PageDocument;
  /** Of the newest version. */
  readonly version: number;
  /** The number of its last edit. */
  readonly edits: number;
}

/** The newest version of a page as visitors would see it. */
export function editedRecord({
  collectionId,
  changedAt,
  edits: _edits,
  ...page
}: EditedPage): PageRecord {
  return { ...page, updatedAt: changedAt, ...(collectionId !== null && { collectionId }) };
}

/**
 * Finds a page of a site with its newest version, also one that was deleted.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param pageId the page
 */
export async function findEditedPage(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<EditedPage | undefined> {
  const row = await pagesOf(db, siteId).where('page.id', '=', pageId).executeTakeFirst();
  return row && readEdited(row);
}

/** Finds the page at an address with its newest version, whether or not visitors see it. */
export async function findEditedPageAt(
  db: Database,
  siteId: string,
  slug: string,
): Promise<EditedPage | undefined> {
  const row = await pagesOf(db, siteId).where('page.slug', '=', slug).executeTakeFirst();
  return row && readEdited(row);
}

/**
 * Lists the pages of a site whose newest version visitors do not see, by address: drafts, and
 * published pages with changes that are not; deleted ones are left out.
 */
export async function listDrafts(db: Database, siteId: string): Promise<EditedPage[]> {
  const rows = await pagesOf(db, siteId)
    .where('page.deleted_at', 'is', null)
    .whereRef('page.draft_version_id', 'is distinct from', 'page.published_version_id')
    .orderBy('page.slug')
    .execute();
  return rows.map(readEdited);
}

function pagesOf(db: Database, siteId: string) {
  return db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .selectAll('page')
    .select([
      'page_version.title',
      'page_version.description',
      'page_version.document',
      'page_version.number',
    ])
    .where('page.site_id', '=', siteId);
}

type PageRow = NonNullable<Awaited<ReturnType<ReturnType<typeof pagesOf>['executeTakeFirst']>>>;

function readEdited(row: PageRow): EditedPage {
  const isVisible = row.published_version_id !== null;
  return {
    id: row.id,
    siteId: row.site_id,
    place: row.slug,
    slug: row.deleted_state === null ? row.slug : parseJson(row.deleted_state).slug,
    title: row.title,
    description: row.description,
    pageType: row.page_type,
    collectionId: row.collection_id,
    state: pageState(row),
    isVisible,
    isAhead: isVisible && row.published_version_id !== row.draft_version_id,
    publishAt: row.publish_at,
    changedAt: row.updated_at,
    changedBy: row.changed_by,
    document: readPageDocument(parseJson(row.document)).document,
    version: row.number,
    edits: Number(row.edits),
    revision: row.revision,
  };
}

/** Whether another page has an address. */
export async function isSlugTaken(
  db: Database,
  siteId: string,
  slug: string,
  pageId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('page')
    .select('id')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .where('id', '!=', pageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the ids of all pages of a site, in any state. */
export async function listPageIds(db: Database, siteId: string): Promise<string[]> {
  const rows = await db.selectFrom('page').select('id').where('site_id', '=', siteId).execute();
  return rows.map(({ id }) => id);
}
