import { pageTypes, readPageDocument } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { EditedPage } from '../documents/edited-page';

/** A page that may be translated, with its newest version. */
export interface OriginalPage extends Pick<
  EditedPage,
  'id' | 'slug' | 'title' | 'description' | 'document'
> {
  readonly isDeleted: boolean;
}

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
 * Lists the pages of a site that are in its main language, by address.
 *
 * @param db the reading side
 * @param siteId the site
 * @param translated pages that are listed though they were deleted, by their ids
 */
export async function listOriginals(
  db: Database,
  siteId: string,
  translated: readonly string[],
): Promise<OriginalPage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select(['page.id', 'page.slug', 'page.deleted_at'])
    .select(['page_version.title', 'page_version.description', 'page_version.document'])
    .where('page.site_id', '=', siteId)
    .where((eb) =>
      eb.or([
        eb('page.deleted_at', 'is', null),
        ...(translated.length > 0 ? [eb('page.id', 'in', [...translated])] : []),
      ]),
    )
    .where('page.page_type', 'not in', once)
    .where('page.id', 'not in', (eb) => eb.selectFrom('page_translation').select('page_id'))
    .orderBy('page.slug')
    .execute();
  return rows
    .map(({ deleted_at: deletedAt, ...row }) => ({
      ...row,
      isDeleted: deletedAt !== null,
      document: readPageDocument(parseJson(row.document)).document,
    }))
    .filter(({ document }) => document.language === undefined);
}
