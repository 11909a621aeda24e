import { pageTypes, type PageDocument } from '@frontage/site-model';
import { changePageFacts, claimPage } from '../../pages/documents/change-page-facts';
import { findEditedPageAt, type EditedPage } from '../../pages/documents/edited-page';
import { deletePage } from '../../pages/documents/pages';
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
 * Has a product's page follow it: a new product gets a page; another name or address becomes the
 * page's, and the old address leads to the new one. A product that has no page of its own keeps
 * having none.
 *
 * @param db the transaction that saves the product
 * @param product as it is now
 * @param before its name and address until now; undefined for a new one
 * @param facts time, ids, and who saves it
 */
export async function syncProductPage(
  db: Database,
  product: ProductOfPage,
  before: Pick<ProductOfPage, 'title' | 'slug'> | undefined,
  facts: WriteFacts,
): Promise<void> {
  if (!before) return addPage(db, product, facts);
  const { title, slug } = product;
  const isRenamed = title !== before.title;
  if (!isRenamed && slug === before.slug) return;
  const page = await claimPageOf(db, { ...product, slug: before.slug }, facts);
  if (!page) return;
  const { description, pageType } = page;
  const renamed = { title: isRenamed ? title : page.title, slug, description, pageType };
  await changePageFacts(db, page, renamed, facts);
}

async function addPage(
  db: Database,
  { siteId, id, title, slug }: ProductOfPage,
  facts: WriteFacts,
): Promise<void> {
  if (await findEditedPageAt(db, siteId, slug)) return;
  const pageType = pageTypes.codes.contentItem;
  const document = documentOf(id);
  const input = { siteId, slug, title, description: '', pageType, document };
  const { pageId } = await savePage(db, input, facts);
  await publishPage(db, pageId, facts);
}

/**
 * Deletes the page of a product, as somebody would in the list of pages: its address is free, and
 * the page can be put back.
 *
 * @param db the transaction that deletes the product
 * @param product the product
 * @param facts time, and who deletes it
 */
export async function deletePageOf(
  db: Database,
  product: Pick<ProductOfPage, 'siteId' | 'id' | 'slug'>,
  facts: Pick<WriteFacts, 'now' | 'by'>,
): Promise<void> {
  const page = await claimPageOf(db, product, facts);
  if (page) await deletePage(db, page, facts.now);
}

/** Takes the page of a product for a change; whoever changes it now is waited for. */
async function claimPageOf(
  db: Database,
  { siteId, id, slug }: Pick<ProductOfPage, 'siteId' | 'id' | 'slug'>,
  facts: Pick<WriteFacts, 'now' | 'by'>,
): Promise<EditedPage | undefined> {
  for (;;) {
    const page = await findEditedPageAt(db, siteId, slug);
    if (!page || !shows(page.document, id)) return undefined;
    if (await claimPage(db, page, facts)) return page;
  }
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
