import { sql } from 'kysely';
import { pageTypes } from '@frontage/site-model';
import type { Database } from '../../store/database';

/**
 * Whether visitors see a page that somebody has made or changed in the area; pages of products do
 * not count.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 */
export async function hasPageOfSomebody(db: Database, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('page')
    .select('id')
    .where('site_id', '=', siteId)
    .where('published_version_id', 'is not', null)
    .where('changed_by', '!=', '')
    .where('page_type', 'not in', [pageTypes.codes.contentItem, pageTypes.codes.collection])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether visitors see a page with a kind of block.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param block its type, such as `product-list`
 */
export async function hasPageWithBlock(
  db: Database,
  siteId: string,
  block: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select('page.id')
    .where('page.site_id', '=', siteId)
    .where(sql<boolean>`page_version.document like ${`%"type":"${block}"%`}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
