import { pageTypes, readPageDocument } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { EditedPage } from '../documents/edited-page';

/** A page that may be translated, with its newest version. */
export type OriginalPage = Pick<EditedPage, 'id' | 'slug' | 'title' | 'description' | 'document'>;

/** Pages that a site has once, whatever the language: what they show comes from elsewhere. */
const once = [
  pageTypes.codes.showCart,
  pageTypes.codes.commerceCartV2,
  pageTypes.codes.checkout,
  pageTypes.codes.orderConfirmed,
  pageTypes.codes.orderStatus,
  pageTypes.codes.search,
  pageTypes.codes.notFound,
  pageTypes.codes.error,
];

/**
 * Lists the pages of a site that are in its main language, by address; deleted ones are left out.
 *
 * @param db the reading side
 * @param siteId the site
 */
export async function listOriginals(db: Database, siteId: string): Promise<OriginalPage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select(['page.id', 'page.slug'])
    .select(['page_version.title', 'page_version.description', 'page_version.document'])
    .where('page.site_id', '=', siteId)
    .where('page.deleted_at', 'is', null)
    .where('page.page_type', 'not in', once)
    .where('page.id', 'not in', (eb) => eb.selectFrom('page_translation').select('page_id'))
    .orderBy('page.slug')
    .execute();
  return rows
    .map((row) => ({ ...row, document: readPageDocument(parseJson(row.document)).document }))
    .filter(({ document }) => document.language === undefined);
}
