import type { Database } from '../../store/database';
import { touchSite } from '../../sites/sites';
import type { EditedPage } from './edited-page';
import { insertVersion } from './insert-version';
import { findPublishedDocument } from './find-published-document';
import { pageSearchText } from './page-search-text';
import { deleteRedirect, endPageRedirect, saveRedirect } from './redirects';
import { replacePageWords } from './replace-page-words';
import type { WriteFacts } from './save-page';

/** What is changed of a page beside its content. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** Code of [2.16]. */
  readonly pageType: number;
}

/**
 * Takes a page for a change, if nobody has changed it since. Whoever changes it at the same time
 * waits for the end of the transaction.
 *
 * @param db the transaction of a write
 * @param page with the revision that was seen
 * @param facts who changes it, and when
 * @returns whether it is still as it was seen
 */
export async function claimPage(
  db: Database,
  { id, siteId, revision }: Pick<EditedPage, 'id' | 'siteId' | 'revision'>,
  { now, by = '' }: Pick<WriteFacts, 'now' | 'by'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page')
    .set({ revision: revision + 1, updated_at: now, changed_by: by })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Changes the facts of a page for everybody at once: also of the version that visitors see, whose
 * content stays. An address that visitors know leads to the new one.
 *
 * @param db the transaction of a write, which has claimed the page
 * @param page as it was
 * @param facts as they shall be
 * @param write time and ids
 */
export async function changePageFacts(
  db: Database,
  page: EditedPage,
  facts: PageFacts,
  write: WriteFacts,
): Promise<void> {
  const { id: pageId, siteId } = page;
  const isOther = facts.title !== page.title || facts.description !== page.description;
  const versions = isOther ? await renameVersions(db, page, facts, write) : {};
  const row = await db
    .updateTable('page')
    .set({
      ...versions,
      slug: facts.slug,
      page_type: facts.pageType,
      search_text: pageSearchText(facts),
    })
    .where('id', '=', pageId)
    .returning(['id', 'site_id', 'page_type', 'published_version_id'])
    .executeTakeFirstOrThrow();
  if (facts.slug !== page.slug) {
    const path = `/${facts.slug}`;
    if (page.isVisible) {
      await saveRedirect(db, siteId, { path: `/${page.slug}`, pageId, target: '' }, write.now);
      await deleteRedirect(db, siteId, path);
    }
    // What leads to another page does so until visitors see this one.
    else await endPageRedirect(db, siteId, path, pageId);
  }
  if (!page.isVisible) return;
  await replacePageWords(db, row);
  await touchSite(db, siteId, write.now);
}

async function renameVersions(
  db: Database,
  page: EditedPage,
  { title, description }: PageFacts,
  write: WriteFacts,
): Promise<{ draft_version_id: string; published_version_id?: string }> {
  const common = { siteId: page.siteId, pageId: page.id, title, description };
  const published = page.isAhead ? await findPublishedDocument(db, page.id) : undefined;
  const shown = published && (await insertVersion(db, { ...common, document: published }, write));
  const { id } = await insertVersion(db, { ...common, document: page.document }, write);
  return {
    draft_version_id: id,
    ...(page.isVisible && { published_version_id: shown?.id ?? id }),
  };
}
