import { readPageDocument } from '@frontage/site-model';
import type { HiddenPage } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';

/** A page in a language, with what visitors see of it now. */
export interface LanguagePage extends HiddenPage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/**
 * Lists the pages of a site that are in a language, by address; deleted ones are left out.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param tag BCP 47; `ar` has the pages in `ar-EG` as well
 */
export async function listLanguagePages(
  db: Database,
  siteId: string,
  tag: string,
): Promise<LanguagePage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select(['page.id', 'page.slug', 'page.published_version_id', 'page.publish_at'])
    .select(['page_version.title', 'page_version.document'])
    .where('page.site_id', '=', siteId)
    .where('page.deleted_at', 'is', null)
    // Those without any language need not be read.
    .where('page_version.document', 'like', `%"language":"${tag}%`)
    .orderBy('page.slug')
    .execute();
  return rows
    .filter(({ document }) => {
      const { language = '' } = readPageDocument(parseJson(document)).document;
      return language === tag || language.startsWith(`${tag}-`);
    })
    .map(({ id, slug, title, published_version_id: versionId, publish_at: publishAt }) => ({
      id,
      slug,
      title,
      versionId,
      publishAt,
    }));
}

/** Whether visitors see a page, or will by the clock. */
export function isForVisitors({ versionId, publishAt }: HiddenPage): boolean {
  return versionId !== null || publishAt !== null;
}
