import type { Database } from '../../store/database';
import { findProductsById } from '../catalogue/products';
import {
  findGiftCard,
  GiftCardEmpty,
  insertGiftCards,
  moveGiftCard,
  type NewGiftCard,
} from '../codes/gift-cards';
import { createGiftCode } from '../codes/gift-codes';
import type { ShopLinks } from '../pages/create-shop-links';
import { insertDownload } from './downloads';
import type { OrderContent, StoredOrder } from './stored-order';

/** What is handed over, and for whom. */
type Handed = Pick<StoredOrder, 'id' | 'siteId' | 'content'>;

/** What handing over needs beside the transaction. */
export interface HandingFacts {
  readonly links: ShopLinks;
  readonly now: number;
  createId(): string;
}

/**
 * The code of one gift card of an order: it follows from the order, so that it is written
 * nowhere.
 */
export function giftCodeOf(
  links: ShopLinks,
  { orderId, lineId, index }: { orderId: string; lineId: string; index: number },
): string {
  return createGiftCode((size) => links.bytes(`${orderId}:${lineId}:${index}`, size));
}

/**
 * Whether an order has what can be spent or fetched at once, so that it is handed over for money
 * that is there, never for a promise.
 */
export function hasToHandOver({ view }: Pick<OrderContent, 'view'>): boolean {
  return view.cart.entries.some(
    ({ productType }) => productType === 'giftCard' || productType === 'digital',
  );
}

/**
 * Hands over what needs no parcel: gift cards are made, files may be fetched from now on.
 *
 * @param db the transaction that notes the order, or the money for it
 * @param order the order; it is paid
 * @param facts links, time, ids
 */
export async function handOver(db: Database, order: Handed, facts: HandingFacts): Promise<void> {
  await beginDownloads(db, order, facts.now);
  await makeGiftCards(db, order, facts);
}

/**
 * Takes gift cards back whose price goes back: those that nobody has spent from.
 *
 * @param db the transaction of the refund
 * @param order the order
 * @param quantities pieces that go back, by line
 * @param facts links, time, ids, and the name of the refund
 * @throws RangeError when fewer of them are left as they were sold
 */
export async function takeBackGiftCards(
  db: Database,
  { id: orderId, siteId, content }: Handed,
  quantities: Readonly<Record<string, number>>,
  { links, now, createId, cause }: HandingFacts & { readonly cause: string },
): Promise<void> {
  for (const [lineId, count] of Object.entries(content.giftCards)) {
    const cents = content.view.cart.entries.find((entry) => entry.id === lineId)?.unitCents ?? 0;
    let wanted = quantities[lineId] ?? 0;
    for (let index = 0; index < count && wanted > 0; index += 1) {
      const card = await findGiftCard(db, siteId, giftCodeOf(links, { orderId, lineId, index }));
      if (card?.balanceCents !== cents) continue;
      await moveGiftCard(
        db,
        siteId,
        { cardId: card.id, cents: -cents, cause },
        { id: createId(), now },
      ).catch(refuseSpent);
      wanted -= 1;
    }
    if (wanted > 0) refuseSpent(new GiftCardEmpty(lineId));
  }
}

function refuseSpent(error: unknown): never {
  if (!(error instanceof GiftCardEmpty)) throw error;
  throw new RangeError(
    '[site-server] gift cards of this order were spent. Only those that nobody used can go back.',
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
    const entry = view.cart.entries.find((one) => one.id === lineId);
    const made = Array.from({ length: entry ? count : 0 }, (_, index) =>
      giftCodeOf(links, { orderId: id, lineId, index }),
    );
    cards.push(
      ...made.map((code) => ({
        id: createId(),
        siteId,
        code,
        currency: view.totals.currency,
        cents: entry?.unitCents ?? 0,
        cause: `bought ${id}`,
      })),
    );
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
