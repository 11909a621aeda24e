import type { Database } from '../../store/database';
import type { RemovedProduct } from '../catalogue/product-removal';
import type { RestockNoticeTable } from './restock-notice-table';

/** A request for a notice when a variant is in stock again. */
export interface RestockNotice {
  id: string;
  siteId: string;
  productId: string;
  variantId: string;
  email: string;
  /** The address of the product's page, absolute. */
  pageUrl: string;
  /** The language of the page with the request, BCP 47. */
  language: string;
}

/**
 * Records a request. Each address is stored once for a variant, however often it is entered.
 *
 * @param db the transaction of a write
 * @param notice the address and the variant
 * @param now UTC milliseconds
 */
export async function insertRestockNotice(
  db: Database,
  notice: RestockNotice,
  now: number,
): Promise<void> {
  await db
    .insertInto('restock_notice')
    .values({
      id: notice.id,
      site_id: notice.siteId,
      product_id: notice.productId,
      variant_id: notice.variantId,
      email: notice.email,
      email_key: notice.email.toLowerCase(),
      page_url: notice.pageUrl,
      language: notice.language,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'variant_id', 'email_key']).doNothing(),
    )
    .execute();
}

/**
 * Removes the first requests for a variant from the list, to notify them.
 *
 * @param db the transaction that puts their mails into the outbox
 * @param siteId the site
 * @param wanted the variant
 * @param limit the most
 */
export async function takeRestockNotices(
  db: Database,
  siteId: string,
  { productId, variantId }: { productId: string; variantId: string },
  limit: number,
): Promise<RestockNotice[]> {
  const first = db
    .selectFrom('restock_notice')
    .select('id')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  const rows = await db
    .deleteFrom('restock_notice')
    .where('id', 'in', first)
    .returningAll()
    .execute();
  return rows.map(readRow);
}

/** Forgets everybody who waits for a product. */
export async function deleteRestockNotices(
  db: Database,
  { siteId, id }: RemovedProduct,
): Promise<void> {
  await db
    .deleteFrom('restock_notice')
    .where('site_id', '=', siteId)
    .where('product_id', '=', id)
    .execute();
}

function readRow(row: RestockNoticeTable): RestockNotice {
  return {
    id: row.id,
    siteId: row.site_id,
    productId: row.product_id,
    variantId: row.variant_id,
    email: row.email,
    pageUrl: row.page_url,
    language: row.language,
  };
}
