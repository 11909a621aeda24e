import { maxQuantity } from '@frontage/commerce-model';
import { createMail } from '../../mail/create-mail';
import { enqueueMail } from '../../mail/outbox';
import { serverTexts } from '../../sites/server-texts';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { isVisible, findProductsById } from '../catalogue/products';
import { setStock, type StockPieces } from '../stock/stock';
import { restockMail } from './restock-mail';
import { takeRestockNotices } from './restock-notices';
import { restockTexts } from './restock-texts';

type Wanted = Pick<StockPieces, 'productId' | 'variantId'>;

/** The most that one variant may have in stock. */
const mostStock = maxQuantity * 1_000;

/** Mails that one transaction writes; others go on in between. */
const mailsAtOnce = 100;

/**
 * Sets the stock of a limited variant. Where there was none before, those who asked
 * for it are told by mail, each once.
 *
 * @param store where they are
 * @param siteId the site
 * @param stock the variant and how many there are now
 * @throws for a number that is no stock, and for a variant that is not counted
 */
export async function restock(
  store: Pick<Store, 'change' | 'write' | 'now' | 'createId'>,
  siteId: string,
  stock: StockPieces,
): Promise<void> {
  const { productId, variantId, quantity } = stock;
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > mostStock)
    throw new Error(
      `[site-server] not a stock: ${quantity}. Give a whole number from 0 to ${mostStock}.`,
    );
  const before = await store.change((db) => setStock(db, siteId, stock));
  if (before === undefined)
    throw new Error(
      `[site-server] the stock of ${productId}, variant ${variantId}, is not counted. Nothing was saved.`,
    );
  if (before > 0 || quantity === 0) return;
  await tellAll(store, siteId, stock);
}

/**
 * Tells all who wait for something that is there by now: a server died before it had
 * told everybody, a product was hidden when its stock came back, or a buyer gave up.
 *
 * @param store where they are
 */
export async function notifyWaiting(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
): Promise<void> {
  const there = await store.read
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
  for (const row of there)
    await tellAll(store, row.site_id, { productId: row.product_id, variantId: row.variant_id });
}

async function tellAll(
  store: Pick<Store, 'write' | 'now' | 'createId'>,
  siteId: string,
  wanted: Wanted,
): Promise<void> {
  while ((await store.write((db) => tellSome(db, siteId, wanted, store))) === mailsAtOnce);
}

/** @returns how many were told */
async function tellSome(
  db: Database,
  siteId: string,
  wanted: Wanted,
  { now, createId }: Pick<Store, 'now' | 'createId'>,
): Promise<number> {
  const site = await findSiteById(db, siteId);
  const [stored] = await findProductsById(db, siteId, [wanted.productId]);
  if (!site || !stored || !isVisible(stored, now())) return 0;
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
