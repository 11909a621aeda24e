import { isPageSlug } from '@frontage/site-model';
import { touchSite } from '../../sites/sites';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import { isSlugTaken, type EditedPage } from './edited-page';
import { replacePageWords } from './replace-page-words';
import { savePage, type WriteFacts } from './save-page';

/** How long a deleted page can be put back, in milliseconds: thirty days. */
export const deletedPageLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Hides a page from visitors; its versions stay.
 *
 * @param db the transaction of a write, which has claimed the page
 * @param page the page
 * @param now UTC milliseconds
 */
export async function takeBackPage(db: Database, page: EditedPage, now: number): Promise<void> {
  await show(db, page, { published_version_id: null, publish_at: null }, now);
}

/**
 * Shows a page again that was hidden, as visitors saw it.
 *
 * @param db the transaction of a write, which has claimed the page
 * @param page the page
 * @param shown the version that they saw, and when the newest was to be published
 * @param now UTC milliseconds
 */
export async function showPageAgain(
  db: Database,
  page: EditedPage,
  { versionId, publishAt }: { versionId: string | null; publishAt: number | null },
  now: number,
): Promise<void> {
  const version =
    versionId === null
      ? undefined
      : // An import may have brought the page anew, with other versions.
        await db
          .selectFrom('page_version')
          .select('id')
          .where('id', '=', versionId)
          .where('page_id', '=', page.id)
          .executeTakeFirst();
  const values = { published_version_id: version?.id ?? null, publish_at: publishAt };
  await show(db, page, values, now);
}

/**
 * Lets the clock publish the newest version of a page.
 *
 * @param db the transaction of a write, which has claimed the page
 * @param page the page
 * @param publishAt UTC milliseconds; null for not by the clock
 */
export async function schedulePage(
  db: Database,
  { id }: Pick<EditedPage, 'id'>,
  publishAt: number | null,
): Promise<void> {
  await db.updateTable('page').set({ publish_at: publishAt }).where('id', '=', id).execute();
}

/** Says whether somebody should look at a page before it is published. */
export async function setPageNeedsReview(
  db: Database,
  { id }: Pick<EditedPage, 'id'>,
  needsReview: boolean,
): Promise<void> {
  await db
    .updateTable('page')
    .set({ needs_review: needsReview ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a page: visitors do not see it any more, and its address is free. It can be put back for
 * thirty days.
 *
 * @param db the transaction of a write, which has claimed the page
 * @param page the page
 * @param now UTC milliseconds
 */
export async function deletePage(db: Database, page: EditedPage, now: number): Promise<void> {
  const row = await db
    .selectFrom('page')
    .select('published_version_id')
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow();
  const was = { slug: page.slug, publishedVersionId: row.published_version_id };
  // No page can have such an address.
  const deletedRow = { slug: `~${page.id}`, deleted_at: now, deleted_state: toJson(was) };
  await show(db, page, { ...deletedRow, published_version_id: null, publish_at: null }, now);
}

/**
 * Puts a deleted page back as it was; at another address if a page has taken its own.
 *
 * @param db the transaction of a write, which has claimed the page
 * @param page the page
 * @param now UTC milliseconds
 */
export async function restorePage(db: Database, page: EditedPage, now: number): Promise<void> {
  const { deleted_state: was } = await db
    .selectFrom('page')
    .select('deleted_state')
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow();
  if (was === null) return;
  const { slug, publishedVersionId } = parseJson(was);
  const back = {
    slug: await freePageSlug(db, page.siteId, slug),
    published_version_id: publishedVersionId,
    deleted_at: null,
    deleted_state: null,
  };
  await show(db, page, back, now);
}

/**
 * Makes a page with the content of another one, which visitors do not see yet.
 *
 * @param db the transaction of a write
 * @param page the page
 * @param title of the copy
 * @param write time and ids
 * @returns the id of the copy
 */
export async function copyPage(
  db: Database,
  page: EditedPage,
  title: string,
  write: WriteFacts,
): Promise<string> {
  const { siteId, description, pageType, collectionId, document } = page;
  const slug = await freePageSlug(db, siteId, `${page.slug === '' ? 'home' : page.slug}-copy`);
  const more = { siteId, description, pageType, document };
  const { pageId } = await savePage(
    db,
    { slug, title, ...more, ...(collectionId !== null && { collectionId }) },
    write,
  );
  return pageId;
}

/**
 * Returns the address itself, or the first with a number that no page has.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param wanted an address that a page may have
 * @param promised addresses that pages are about to have. @default none
 */
export async function freePageSlug(
  db: Database,
  siteId: string,
  wanted: string,
  promised: ReadonlySet<string> = new Set(),
): Promise<string> {
  const isFree = async (slug: string) =>
    !promised.has(slug) && !(await isSlugTaken(db, siteId, slug, ''));
  if (await isFree(wanted)) return wanted;
  // Room for the number: an address has a longest length.
  const stem = isPageSlug(`${wanted}-99999`) ? wanted : wanted.slice(0, 100).replace(/-+$/, '');
  for (let number = 2; ; number += 1) {
    const slug = `${stem}-${number}`;
    if (await isFree(slug)) return slug;
  }
}

async function show(
  db: Database,
  { id, siteId }: Pick<EditedPage, 'id' | 'siteId'>,
  values: {
    slug?: string;
    published_version_id: string | null;
    publish_at?: number | null;
    deleted_at?: number | null;
    deleted_state?: string | null;
  },
  now: number,
): Promise<void> {
  const row = await db
    .updateTable('page')
    .set(values)
    .where('id', '=', id)
    .returning(['id', 'site_id', 'page_type', 'published_version_id'])
    .executeTakeFirstOrThrow();
  await replacePageWords(db, row);
  await touchSite(db, siteId, now);
}
