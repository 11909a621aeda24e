import { createMail } from '../../mail/create-mail';
import { enqueueMail } from '../../mail/mails';
import { serverTexts } from '../../sites/server-texts';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { isProductVisible, findProductsById } from '../catalogue/products';
import type { StockPieces } from '../stock/stock';
import { restockMail } from './restock-mail';
import { takeRestockNotices } from './restock-notices';
import { restockTexts } from './restock-texts';

type Wanted = Pick<StockPieces, 'productId' | 'variantId'>;

/** The number of mails per transaction; other writes run in between. */
const mailsAtOnce = 100;

/**
 * Notifies everybody who waits for something that is in stock again, each once, whatever brought it
 * back: an owner, a buyer who gave up, a canceled order, or a product that was hidden meanwhile.
 *
 * @param store with the notices
 */
export async function notifyWaiting(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
): Promise<void> {
  const waiting = await store.read
    .selectFrom('restock_notice as notice')
    .innerJoin('stock', (join) =>
      join
        .onRef('stock.product_id', '=', 'notice.product_id')
        .onRef('stock.variant_id', '=', 'notice.variant_id'),
    )
    .select(['notice.site_id', 'notice.product_id', 'notice.variant_id'])
    .where('stock.quantity', '>', 0)
    .distinct()
    .execute();
  for (const row of waiting)
    await notifyAll(store, row.site_id, { productId: row.product_id, variantId: row.variant_id });
}

async function notifyAll(
  store: Pick<Store, 'write' | 'now' | 'createId'>,
  siteId: string,
  wanted: Wanted,
): Promise<void> {
  while ((await store.write((db) => notifyBatch(db, siteId, wanted, store))) === mailsAtOnce);
}

/** @returns how many were notified */
async function notifyBatch(
  db: Database,
  siteId: string,
  wanted: Wanted,
  { now, createId }: Pick<Store, 'now' | 'createId'>,
): Promise<number> {
  const site = await findSiteById(db, siteId);
  const [stored] = await findProductsById(db, siteId, [wanted.productId]);
  if (!site || !stored || !isProductVisible(stored, now())) return 0;
  const notices = await takeRestockNotices(db, siteId, wanted, mailsAtOnce);
  for (const { email, pageUrl, language } of notices) {
    const mail = restockMail(email, {
      title: stored.product.title,
      pageUrl,
      texts: serverTexts(restockTexts, site.settings, language),
    });
    const facts = { now: now(), createId };
    await enqueueMail(db, createMail(site, { ...mail, kind: 'restock' }, facts));
  }
  return notices.length;
}
