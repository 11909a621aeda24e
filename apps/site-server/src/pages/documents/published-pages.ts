import { readPageDocument, type PageRecord } from '@frontage/site-model';
import { sql } from 'kysely';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { PageTable, PageVersionTable } from './page-table';

/**
 * Finds the page that visitors see at an address.
 *
 * @param db the reading side
 * @param siteId the site
 * @param slug `''` is the home page
 */
export async function findPublishedPage(
  db: Database,
  siteId: string,
  slug: string,
): Promise<PageRecord | undefined> {
  const row = await published(db, siteId).where('page.slug', '=', slug).executeTakeFirst();
  return row && readPage(row);
}

/**
 * Finds a published page by its id.
 *
 * @param db the reading side
 * @param siteId the site
 * @param pageId the page
 */
export async function findPublishedPageById(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<PageRecord | undefined> {
  const row = await published(db, siteId).where('page.id', '=', pageId).executeTakeFirst();
  return row && readPage(row);
}

/**
 * Finds the published page of a type, such as the not-found page [2.16]: the first by slug.
 *
 * @param db the reading side
 * @param siteId the site
 * @param pageType code of [2.16]
 */
export async function findPublishedPageOfType(
  db: Database,
  siteId: string,
  pageType: number,
): Promise<PageRecord | undefined> {
  const row = await published(db, siteId)
    .where('page.page_type', '=', pageType)
    .orderBy('page.slug')
    .executeTakeFirst();
  return row && readPage(row);
}

/**
 * Lists every published page of a site, by slug.
 *
 * @param db the reading side
 * @param siteId the site
 */
export async function listPublishedPages(db: Database, siteId: string): Promise<PageRecord[]> {
  return (await published(db, siteId).orderBy('page.slug').execute()).map(readPage);
}

/**
 * Lists the published pages of a site that hold something, such as a form, perhaps in a hidden
 * block.
 *
 * @param db the reading side
 * @param siteId the site
 * @param heldId the id of what they hold; an id is in no other text
 * @param type of the pages: that code, or any other
 */
export async function listPublishedPagesHolding(
  db: Database,
  siteId: string,
  heldId: string,
  type: { readonly operator: '=' | '!='; readonly code: number },
): Promise<PageRecord[]> {
  const rows = await published(db, siteId)
    .where('page.page_type', type.operator, type.code)
    .where(sql<boolean>`page_version.document like ${`%"${heldId}"%`}`)
    .execute();
  return rows.map(readPage);
}

function published(db: Database, siteId: string) {
  return db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select([
      'page.id',
      'page.site_id',
      'page.slug',
      'page.page_type',
      'page.collection_id',
      'page_version.number',
      'page_version.title',
      'page_version.description',
      'page_version.document',
      'page_version.created_at',
    ])
    .where('page.site_id', '=', siteId);
}

type PageRow = Pick<PageTable, 'id' | 'site_id' | 'slug' | 'page_type' | 'collection_id'> &
  Pick<PageVersionTable, 'number' | 'title' | 'description' | 'document' | 'created_at'>;

function readPage(row: PageRow): PageRecord {
  return {
    id: row.id,
    siteId: row.site_id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    pageType: row.page_type,
    ...(row.collection_id === null ? {} : { collectionId: row.collection_id }),
    version: row.number,
    updatedAt: row.created_at,
    document: readPageDocument(parseJson(row.document)).document,
  };
}
