import type { PageDocument } from '@frontage/site-model';
import { pageTypes } from '@frontage/site-model';
import { findItemPage, hideItemPage, moveItemPage } from '../../pages/documents/item-page';
import { publishPage, savePage, type WriteFacts } from '../../pages/documents/save-page';
import type { Database } from '../../store/database';

/** What the page of a product takes from it. */
export interface ProductOfPage {
  readonly siteId: string;
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/**
 * Whether something else than a product is at an address.
 *
 * @param db the reading side or a transaction
 * @param product the product, at the address that is wanted
 */
export async function isPageTaken(
  db: Database,
  { siteId, slug, id }: Pick<ProductOfPage, 'siteId' | 'slug' | 'id'>,
): Promise<boolean> {
  const page = await findItemPage(db, siteId, slug);
  return page !== undefined && !shows(page.document, id);
}

/**
 * Has a product's page follow it: a new product gets a page, another name or address becomes the
 * page's. A product that has no page of its own keeps having none.
 *
 * @param db the transaction that saves the product
 * @param product as it is now
 * @param before its address until now; undefined for a new one
 * @param facts time and ids
 */
export async function syncProductPage(
  db: Database,
  { siteId, id, title, slug }: ProductOfPage,
  before: string | undefined,
  facts: WriteFacts,
): Promise<void> {
  const page = await findItemPage(db, siteId, before ?? slug);
  if (page) {
    if (shows(page.document, id)) await moveItemPage(db, siteId, page, { slug, title }, facts);
    return;
  }
  if (before !== undefined) return;
  const pageType = pageTypes.codes.contentItem;
  const document = documentOf(id);
  const input = { siteId, slug, title, description: '', pageType, document };
  const { pageId } = await savePage(db, input, facts);
  await publishPage(db, pageId, facts.now);
}

/** Takes down the page of a product. */
export async function hideProductPage(
  db: Database,
  { siteId, id, slug }: Pick<ProductOfPage, 'siteId' | 'id' | 'slug'>,
  now: number,
): Promise<void> {
  const page = await findItemPage(db, siteId, slug);
  if (page && shows(page.document, id)) await hideItemPage(db, siteId, page, now);
}

function shows({ sections }: PageDocument, productId: string): boolean {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.some(
    ({ type, data }) =>
      type === 'product' &&
      typeof data === 'object' &&
      data !== null &&
      Reflect.get(data, 'productId') === productId,
  );
}

function documentOf(productId: string): PageDocument {
  const block = { id: productId, type: 'product', data: { productId, headingLevel: 1 } };
  return {
    version: 1,
    sections: [{ id: 'product', width: 'wide', tone: 'plain', blocks: [block] }],
  };
}
