import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { findProductsById } from '../catalogue/products';
import {
  GiftCardEmpty,
  insertGiftCards,
  listBoughtGiftCards,
  moveGiftCard,
  type NewGiftCard,
} from '../codes/gift-cards';
import type { ShopLinks } from '../pages/create-shop-links';
import { insertDownload } from './downloads';
import { mailGift, withdrawGift } from './mail-gift';
import type { MailedOrder } from './order-words';
import { RefundRefused } from './refund-refused';
import type { OrderContent, StoredOrder } from './stored-order';

/** The order and its recipient. */
type Handed = Pick<StoredOrder, 'id' | 'siteId' | 'content'>;

/** What delivery needs besides the transaction. */
export interface HandingFacts {
  readonly links: ShopLinks;
  readonly now: number;
  createId(): string;
}

/**
 * Whether an order has anything that can be spent or downloaded at once, which is delivered only
 * for received money, never for a promise.
 */
export function hasToHandOver({ view }: Pick<OrderContent, 'view'>): boolean {
  return view.cart.entries.some(
    ({ productType }) => productType === 'giftCard' || productType === 'digital',
  );
}

/**
 * Delivers what needs no parcel: creates gift cards, writes to whoever gets one, and enables
 * downloads.
 *
 * @param db the transaction that records the order, or the money for it
 * @param handed a paid order and its site, without which nobody is written to
 * @param facts links, time, ids
 */
export async function handOver(
  db: Database,
  { site, order }: { readonly site: Site | undefined; readonly order: MailedOrder },
  facts: HandingFacts,
): Promise<void> {
  await beginDownloads(db, order, facts.now);
  await makeGiftCards(db, order, facts);
  if (site) await mailGift(db, { site, order }, facts);
}

/**
 * Takes back the gift cards of a refund: those that nobody has spent from.
 *
 * @param db the transaction of the refund
 * @param order the order
 * @param quantities pieces to refund, by line
 * @param facts links, time, ids, and the name of the refund
 * @throws RefundRefused if too few of them are unspent
 */
export async function takeBackGiftCards(
  db: Database,
  { id: orderId, siteId, content }: Handed,
  quantities: Readonly<Record<string, number>>,
  { now, createId, cause }: Omit<HandingFacts, 'links'> & { readonly cause: string },
): Promise<void> {
  const lineIds = Object.keys(content.giftCards).filter((lineId) => (quantities[lineId] ?? 0) > 0);
  if (lineIds.length === 0) return;
  await withdrawGift(db, orderId);
  const cards = await listBoughtGiftCards(db, orderId);
  for (const lineId of lineIds) {
    const cents = content.view.cart.entries.find((entry) => entry.id === lineId)?.unitCents ?? 0;
    const wanted = quantities[lineId] ?? 0;
    const whole = cards.filter((card) => card.lineId === lineId && card.balanceCents === cents);
    if (whole.length < wanted) refuseSpent(new GiftCardEmpty(lineId));
    for (const { id: cardId } of whole.slice(0, wanted))
      await moveGiftCard(
        db,
        siteId,
        { cardId, cents: -cents, cause },
        { id: createId(), now },
      ).catch(refuseSpent);
  }
}

function refuseSpent(error: unknown): never {
  if (!(error instanceof GiftCardEmpty)) throw error;
  throw new RefundRefused(
    'spent',
    'gift cards of this order were spent. Only those that nobody used can go back.',
  );
}

async function makeGiftCards(
  db: Database,
  { id, siteId, content }: Handed,
  { links, now, createId }: HandingFacts,
): Promise<void> {
  const { view, giftCards } = content;
  const cards: NewGiftCard[] = [];
  for (const [lineId, count] of Object.entries(giftCards)) {
    const entry = view.cart.entries.find((entry) => entry.id === lineId);
    for (let issued = 0; entry && issued < count; issued += 1) {
      const { code, sealedCode } = links.createGiftCode();
      cards.push({
        id: createId(),
        siteId,
        code,
        currency: view.totals.currency,
        cents: entry.unitCents,
        cause: `bought ${id}`,
        bought: { orderId: id, lineId, sealedCode },
      });
    }
  }
  await insertGiftCards(db, cards, now);
}

async function beginDownloads(
  db: Database,
  { id, siteId, content }: Handed,
  now: number,
): Promise<void> {
  const digital = content.view.cart.entries.filter(({ productType }) => productType === 'digital');
  const stored = await findProductsById(
    db,
    siteId,
    digital.map(({ productId }) => productId),
  );
  for (const entry of digital) {
    const fileId = stored.find(({ product }) => product.id === entry.productId)?.fileId;
    if (fileId)
      await insertDownload(db, { orderId: id, lineId: entry.id, siteId, assetId: fileId }, now);
  }
}
