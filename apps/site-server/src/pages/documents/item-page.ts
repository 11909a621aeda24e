import type { PageDocument } from '@frontage/site-model';
import { touchSite } from '../../sites/sites';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { replacePageWords } from './replace-page-words';
import { publishPage, savePage, type WriteFacts } from './save-page';

/** The page of an item that is kept elsewhere, such as a product. */
export interface ItemPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly pageType: number;
  readonly collectionId: string | null;
  /** As it is edited. */
  readonly document: PageDocument;
  /** Whether visitors see it as it is edited. */
  readonly isPublished: boolean;
}

/**
 * Finds the page at an address, whether or not visitors see it.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param slug the address
 */
export async function findItemPage(
  db: Database,
  siteId: string,
  slug: string,
): Promise<ItemPage | undefined> {
  const row = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select([
      'page.id',
      'page.page_type as pageType',
      'page.collection_id as collectionId',
      'page.draft_version_id as draft',
      'page.published_version_id as published',
      'page_version.title',
      'page_version.description',
      'page_version.document',
    ])
    .where('page.site_id', '=', siteId)
    .where('page.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { draft, published, document, ...page } = row;
  return { ...page, document: parseJson(document), isPublished: draft === published };
}

/**
 * Gives a page another address and title. A page that is being edited keeps what is edited; its
 * title follows only where visitors see what is edited.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param page as it was found
 * @param to the new address and title
 * @param facts time and ids
 */
export async function moveItemPage(
  db: Database,
  siteId: string,
  page: ItemPage,
  { slug, title }: { readonly slug: string; readonly title: string },
  facts: WriteFacts,
): Promise<void> {
  if (page.isPublished && page.title !== title) {
    const { id, description, pageType, collectionId, document } = page;
    const kept = { id, siteId, slug, description, pageType, document };
    await savePage(db, { ...kept, title, ...(collectionId !== null && { collectionId }) }, facts);
    await publishPage(db, id, facts.now);
    return;
  }
  await db
    .updateTable('page')
    .set({ slug, updated_at: facts.now })
    .where('id', '=', page.id)
    .execute();
  await touchSite(db, siteId, facts.now);
}

/** Takes a page from visitors; what is edited stays. */
export async function hideItemPage(
  db: Database,
  siteId: string,
  { id }: Pick<ItemPage, 'id'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('page')
    .set({ published_version_id: null, updated_at: now })
    .where('id', '=', id)
    .execute();
  await replacePageWords(db, { id, site_id: siteId, published_version_id: null });
  await touchSite(db, siteId, now);
}
