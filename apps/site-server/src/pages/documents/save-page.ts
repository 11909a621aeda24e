import { issueMessage, readPageDocument, type PageDocument } from '@frontage/site-model';
import { refuseForeignRow } from '../../sites/refuse-foreign-row';
import { touchSite } from '../../sites/sites';
import type { Database } from '../../store/database';
import { closeVersion } from './close-version';
import { endPageRedirect } from './redirects';
import { insertVersion } from './insert-version';
import { bringBackLeftOut, listLeftOut } from './left-out';
import { mayHaveSlug } from './may-have-slug';
import { pageSearchText } from './page-search-text';
import { replacePageWords } from './replace-page-words';

/** What an editor saves: a page's facts and the next state of its document. */
export interface PageInput {
  /** Absent for a new page. */
  id?: string;
  siteId: string;
  slug: string;
  title: string;
  description: string;
  /** Code of [2.16]. */
  pageType: number;
  collectionId?: string;
  document: PageDocument;
}

/** The page and version that a save created. */
export interface SavedPage {
  pageId: string;
  versionId: string;
  version: number;
}

/** What the page functions need besides the transaction. */
export interface WriteFacts {
  /** UTC milliseconds. */
  now: number;
  /** A new id per call. */
  createId(): string;
  /** The name of who saves it. @default '' a program */
  by?: string;
}

/**
 * Saves a page as a new, immutable version; visitors see it once it is published.
 *
 * @param db the transaction of a write
 * @param input the page
 * @param facts time and ids
 * @throws if the slug is not allowed, the document is not valid, or the page belongs to another
 *   site
 */
export async function savePage(
  db: Database,
  input: PageInput,
  facts: WriteFacts,
): Promise<SavedPage> {
  const [issue] = readPageDocument(input.document).issues;
  if (issue)
    throw new Error(
      `[site-server] not a page document: ${issueMessage(issue)}. Nothing was saved.`,
    );
  if (!mayHaveSlug(input))
    throw new Error(
      `[site-server] not an address for a page: "${input.slug}". Choose another slug.`,
    );
  const pageId = input.id ?? facts.createId();
  await refuseForeignRow(db, 'page', pageId, input.siteId);
  const page = {
    slug: input.slug,
    page_type: input.pageType,
    collection_id: input.collectionId ?? null,
    search_text: pageSearchText(input),
    changed_by: facts.by ?? '',
    deleted_at: null,
    deleted_state: null,
    updated_at: facts.now,
  };
  await db
    .insertInto('page')
    .values({
      id: pageId,
      site_id: input.siteId,
      created_at: facts.now,
      draft_version_id: null,
      published_version_id: null,
      ...page,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...page, revision: eb('page.revision', '+', 1) })),
    )
    .execute();
  const { id: versionId, number } = await insertVersion(db, { ...input, pageId }, facts);
  const saved = await db
    .updateTable('page')
    // Whoever is editing the page gets the new content.
    .set((eb) => ({
      draft_version_id: versionId,
      edits: eb('edits', '+', 1),
      replaced_at_edit: eb('edits', '+', 1),
    }))
    .where('id', '=', pageId)
    .returning(['id', 'site_id', 'page_type', 'published_version_id'])
    .executeTakeFirstOrThrow();
  // Its type counts at once, unlike its words.
  if (saved.published_version_id !== null) await replacePageWords(db, saved);
  return { pageId, versionId, version: number };
}

/**
 * Publishes a page's newest version. What was left out of it is in the draft again after that.
 *
 * @param db the transaction of a write
 * @param pageId the page
 * @param facts time and ids
 * @returns whether something was left out
 * @throws if there is no such page
 */
export async function publishPage(
  db: Database,
  pageId: string,
  { now, createId }: Pick<WriteFacts, 'now' | 'createId'>,
): Promise<boolean> {
  const page = await db.selectFrom('page').selectAll().where('id', '=', pageId).executeTakeFirst();
  if (!page) throw new Error(`[site-server] no page has the id ${pageId}.`);
  const leftOut = await listLeftOut(db, pageId);
  await db
    .updateTable('page')
    .set((eb) => ({
      published_version_id: page.draft_version_id,
      publish_at: null,
      needs_review: 0,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', pageId)
    .execute();
  await endPageRedirect(db, page.site_id, `/${page.slug}`);
  await closeVersion(db, pageId);
  await replacePageWords(db, { ...page, published_version_id: page.draft_version_id });
  await touchSite(db, page.site_id, now);
  return bringBackLeftOut(db, { id: pageId, siteId: page.site_id }, leftOut, { now, createId });
}
