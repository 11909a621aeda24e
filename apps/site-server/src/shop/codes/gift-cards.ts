import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import type { GiftCardTable } from './gift-card-table';
import { hashGiftCode, lastFourOfGiftCode } from './gift-codes';

/** A gift card; only its holder knows the code. */
export interface GiftCard {
  id: string;
  siteId: string;
  /** The last four characters of its code. */
  lastFour: string;
  currency: CurrencyCode;
  /** The remaining balance, minor units: the sum of its entries. */
  balanceCents: number;
  /** UTC milliseconds. */
  createdAt: number;
}

/** A new gift card, and its initial balance. */
export interface NewGiftCard {
  id: string;
  siteId: string;
  /** From `createGiftCode`. */
  code: string;
  currency: CurrencyCode;
  /** Minor units. */
  cents: number;
  /** The cause, such as the order that bought it. */
  cause: string;
  /** The line of an order that bought it. @default none: its code cannot be shown again */
  bought?: BoughtBy;
}

/** The purchase of a gift card. */
export interface BoughtBy {
  readonly orderId: string;
  readonly lineId: string;
  /** Its code, encrypted by a key of the server. */
  readonly sealedCode: string;
}

/** A gift card that was bought here. */
export interface BoughtGiftCard extends BoughtBy {
  readonly id: string;
  readonly balanceCents: number;
}

/** A movement on a card: below 0 for spending. A cause moves a card once. */
export interface GiftCardMove {
  cardId: string;
  cents: number;
  cause: string;
}

/** A card has less than the amount to spend; nothing was spent. */
export class GiftCardEmpty extends Error {
  constructor(readonly cardId: string) {
    super('[site-server] a gift card has less on it than is to be spent.');
  }
}

/** The id of the entry with which a card was issued. */
export function firstGiftCardEntryId(cardId: string): string {
  return `${cardId}-0`;
}

/** The number of rows per statement: databases limit the number of values. */
const atOnce = 500;

/**
 * Adds gift cards. Their codes are stored as hashes, and encrypted for the page of an order.
 *
 * @param db the transaction of a write
 * @param cards any number of them
 * @param now UTC milliseconds
 */
export async function insertGiftCards(
  db: Database,
  cards: readonly NewGiftCard[],
  now: number,
): Promise<void> {
  for (let from = 0; from < cards.length; from += atOnce) {
    const some = cards.slice(from, from + atOnce);
    await db
      .insertInto('gift_card')
      .values(
        some.map(({ id, siteId, code, currency, cents, bought }) => ({
          id,
          site_id: siteId,
          code_hash: hashGiftCode(siteId, code),
          last_four: lastFourOfGiftCode(code),
          currency,
          balance_cents: cents,
          order_id: bought?.orderId ?? null,
          line_id: bought?.lineId ?? null,
          sealed_code: bought?.sealedCode ?? null,
          created_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('gift_card_entry')
      .values(
        some.map(({ id, siteId, cents, cause }) => ({
          id: firstGiftCardEntryId(id),
          site_id: siteId,
          gift_card_id: id,
          cause,
          cents,
          created_at: now,
        })),
      )
      .execute();
  }
}

/**
 * Moves money on a card, once for each cause, by a single conditional update, so that the balance
 * never goes below zero, however many spend at once.
 *
 * @param db the transaction of a write, which is undone when this rejects
 * @param siteId the site
 * @param move the amount, and its cause
 * @param facts id of the entry, and UTC milliseconds
 * @throws GiftCardEmpty if the balance is too low, and for a card of another site
 */
export async function moveGiftCard(
  db: Database,
  siteId: string,
  { cardId, cents, cause }: GiftCardMove,
  { id, now }: { id: string; now: number },
): Promise<void> {
  const card = await db
    .selectFrom('gift_card')
    .select('id')
    .where('id', '=', cardId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!card) throw new GiftCardEmpty(cardId);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gift_card_entry')
    .values({ id, site_id: siteId, gift_card_id: cardId, cause, cents, created_at: now })
    .onConflict((conflict) => conflict.columns(['gift_card_id', 'cause']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const { numUpdatedRows } = await db
    .updateTable('gift_card')
    .set((eb) => ({ balance_cents: eb('balance_cents', '+', cents) }))
    .where('id', '=', cardId)
    .where('balance_cents', '>=', Math.max(0, -cents))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new GiftCardEmpty(cardId);
}

/**
 * Finds the card with a code.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param code as a visitor enters it: spaces, hyphens and case do not matter
 */
export async function findGiftCard(
  db: Database,
  siteId: string,
  code: string,
): Promise<GiftCard | undefined> {
  const row = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code_hash', '=', hashGiftCode(siteId, code))
    .executeTakeFirst();
  return row && readRow(row);
}

/**
 * Lists the gift cards that an order bought, in the order of their creation.
 *
 * @param db the reading side or a transaction
 * @param orderId the order
 */
export async function listBoughtGiftCards(
  db: Database,
  orderId: string,
): Promise<BoughtGiftCard[]> {
  const rows = await db
    .selectFrom('gift_card')
    .select(['id', 'line_id', 'sealed_code', 'balance_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId,
    lineId: row.line_id ?? '',
    sealedCode: row.sealed_code ?? '',
    balanceCents: row.balance_cents,
  }));
}

/**
 * Finds several cards of a site, in the order of their ids; unknown ids are left out.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param cardIds the cards
 */
export async function findGiftCards(
  db: Database,
  siteId: string,
  cardIds: readonly string[],
): Promise<GiftCard[]> {
  if (cardIds.length === 0) return [];
  const rows = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', cardIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, readRow(row)]));
  return cardIds.flatMap((id) => byId.get(id) ?? []);
}

function readRow(row: GiftCardTable): GiftCard {
  return {
    id: row.id,
    siteId: row.site_id,
    lastFour: row.last_four,
    // Only `insertGiftCards` writes this column.
    currency: isCurrencyCode(row.currency) ? row.currency : 'USD',
    balanceCents: row.balance_cents,
    createdAt: row.created_at,
  };
}
