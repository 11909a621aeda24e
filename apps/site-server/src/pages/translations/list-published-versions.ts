import { pageTypes } from '@frontage/site-model';
import type { Database } from '../../store/database';

/** A published page of several in different languages. */
export interface PublishedVersion {
  /** BCP 47. */
  readonly language: string;
  /** Without the leading slash. */
  readonly slug: string;
}

/**
 * Lists the published pages that say the same as a page in other languages, itself among them.
 *
 * @param db the reading side
 * @param siteId the site
 * @param pageId an original or a translation
 * @param mainLanguage that of originals
 * @returns empty if there is none but itself
 */
export async function listPublishedVersions(
  db: Database,
  siteId: string,
  pageId: string,
  mainLanguage: string,
): Promise<PublishedVersion[]> {
  const own = await db
    .selectFrom('page_translation')
    .select('original_id')
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  const originalId = own?.original_id ?? pageId;
  const rows = await db
    .selectFrom('page')
    .leftJoin('page_translation', 'page_translation.page_id', 'page.id')
    .select(['page.slug', 'page_translation.language'])
    .where('page.site_id', '=', siteId)
    .where('page.published_version_id', 'is not', null)
    .where('page.page_type', '!=', pageTypes.codes.protectedContent)
    .where((eb) =>
      eb.or([eb('page.id', '=', originalId), eb('page_translation.original_id', '=', originalId)]),
    )
    .execute();
  if (rows.length < 2) return [];
  return rows
    .map(({ slug, language }) => ({ slug, language: language ?? mainLanguage }))
    .sort((one, two) => (one.language < two.language ? -1 : 1));
}
