import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import { findPart, type RowPart } from '../../store/row-part';
import { firstGiftCardEntryId, moveGiftCard } from './gift-cards';

/** A gift card as its shop sees it; its code is known to its holder alone. */
export interface ListedGiftCard {
  readonly id: string;
  /** The last four characters of its code. */
  readonly lastFour: string;
  readonly currency: CurrencyCode;
  /** What is left on it, minor units. */
  readonly balanceCents: number;
  /** The order that bought it; null if it was not bought here. */
  readonly orderId: string | null;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** A movement on a card. */
export interface GiftCardEntry {
  readonly id: string;
  /** What moved it, such as an order. */
  readonly cause: string;
  /** Minor units; below 0 for spending. */
  readonly cents: number;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** The states by which gift cards are filtered. */
export const giftCardStates = ['open', 'empty'] as const;

/** Which gift cards are listed. */
export interface GiftCardFilter {
  /** @default all */
  readonly state?: (typeof giftCardStates)[number] | undefined;
  /** The last four characters of a code, or the number of an order. @default '' */
  readonly search?: string | undefined;
}

/** Lists a part of a site's gift cards, newest first. See `findPart`. */
export async function listGiftCards(
  db: Database,
  siteId: string,
  filter: GiftCardFilter,
  part: RowPart,
): Promise<ListedGiftCard[]> {
  const rows = await findPart(filtered(db, siteId, filter).select(columns), part);
  return rows.map(readListed);
}

/** Counts the gift cards that a filter finds, `most` at the most. */
export function countGiftCards(
  db: Database,
  siteId: string,
  filter: GiftCardFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

/** Finds a gift card by its id. */
export async function findListedGiftCard(
  db: Database,
  siteId: string,
  id: string,
): Promise<ListedGiftCard | undefined> {
  const row = await db
    .selectFrom('gift_card')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readListed(row);
}

/** Lists the gift cards that an order bought, and those that paid for it, in the order of issue. */
export async function listGiftCardsOf(
  db: Database,
  siteId: string,
  orderId: string,
): Promise<ListedGiftCard[]> {
  const rows = await db
    .selectFrom('gift_card')
    .select(columns)
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb.or([
        eb('order_id', '=', orderId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('gift_card_entry')
            .select('gift_card_id')
            .where('site_id', '=', siteId)
            .where('cause', '=', `order ${orderId}`),
        ),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(readListed);
}

/** Reads which order moved a gift card; undefined for any other cause. */
export function orderOfEntry({ cause }: Pick<GiftCardEntry, 'cause'>): string | undefined {
  return /^(?:order|canceled) (\w+)$/.exec(cause)?.[1];
}

/** Lists what happened to a gift card, oldest first. */
export async function listGiftCardEntries(db: Database, cardId: string): Promise<GiftCardEntry[]> {
  return (
    db
      .selectFrom('gift_card_entry')
      .select(['id', 'cause', 'cents', 'created_at as createdAt'])
      .where('gift_card_id', '=', cardId)
      // What happened within a millisecond happened after the card was issued.
      .orderBy('created_at')
      .orderBy((eb) =>
        eb.case().when('id', '=', firstGiftCardEntryId(cardId)).then(0).else(1).end(),
      )
      .orderBy('id')
      .execute()
  );
}

/** Begins the cause of what voids a card; its reason follows. */
export const voidCause = 'void: ';

/**
 * Takes all that is left from a gift card.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param voided the card, and why
 * @param facts id of the entry, and UTC milliseconds
 * @returns what was on it, minor units; 0 if nothing was
 */
export async function voidGiftCard(
  db: Database,
  siteId: string,
  { cardId, reason }: { readonly cardId: string; readonly reason: string },
  facts: { readonly id: string; readonly now: number },
): Promise<number> {
  // Locked until the end of the transaction, so that nobody spends it in between.
  const row = await db
    .updateTable('gift_card')
    .set((eb) => ({ balance_cents: eb.ref('balance_cents') }))
    .where('site_id', '=', siteId)
    .where('id', '=', cardId)
    .returning('balance_cents')
    .executeTakeFirst();
  const balance = row?.balance_cents ?? 0;
  if (balance === 0) return 0;
  // One card may be voided again, after money came back to it.
  const cause = `${voidCause}${reason} (${facts.id})`;
  await moveGiftCard(db, siteId, { cardId, cents: -balance, cause }, facts);
  return balance;
}

const columns = [
  'gift_card.id',
  'last_four',
  'gift_card.currency',
  'balance_cents',
  'order_id',
  'gift_card.created_at',
] as const;

function filtered(
  db: Database,
  siteId: string,
  { state, search = '' }: GiftCardFilter,
): SelectQueryBuilder<StoreTables, 'gift_card', object> {
  let query = db.selectFrom('gift_card').where('gift_card.site_id', '=', siteId);
  if (state === 'open') query = query.where('balance_cents', '>', 0);
  if (state === 'empty') query = query.where('balance_cents', '=', 0);
  const text = search.trim().toUpperCase();
  if (text === '') return query;
  return query.where((eb) =>
    eb.or([
      eb('last_four', '=', text.slice(-4)),
      ...(/^\d{1,15}$/.test(text)
        ? [
            sql<boolean>`order_id in (select id from shop_order where site_id = ${siteId} and number = ${Number(text)})`,
          ]
        : []),
    ]),
  );
}

function readListed(row: {
  id: string;
  last_four: string;
  currency: string;
  balance_cents: number;
  order_id: string | null;
  created_at: number;
}): ListedGiftCard {
  return {
    id: row.id,
    lastFour: row.last_four,
    // Only `insertGiftCards` writes this column.
    currency: isCurrencyCode(row.currency) ? row.currency : 'USD',
    balanceCents: row.balance_cents,
    orderId: row.order_id,
    createdAt: row.created_at,
  };
}
