import type { CheckoutState } from '@frontage/commerce-model';
import type { CartView } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import { writeCartView, readCartView } from '../cart/cart-view-json';
import { lockCart } from '../cart/carts';
import type { CheckoutTable } from './checkout-tables';
import type { NewCheckout, StoredCheckout, CheckoutContent } from './stored-checkout';

/**
 * Stores a new checkout, unless its cart has an open one.
 *
 * @param db the transaction of a write
 * @param checkout the checkout
 * @param now UTC milliseconds
 * @returns the id of the open one
 */
export async function insertCheckout(
  db: Database,
  { id, siteId, kind, cartId, content, tokenHash }: NewCheckout,
  now: number,
): Promise<string> {
  const open = cartId === null ? undefined : await openCheckoutOf(db, cartId);
  if (open !== undefined) return open;
  await db
    .insertInto('checkout')
    .values({
      id,
      site_id: siteId,
      token_hash: tokenHash,
      kind,
      cart_id: cartId,
      at: 'open',
      version: 0,
      document: toJson(content),
      revision: 0,
      due_at: null,
      created_at: now,
      updated_at: now,
      closed_at: null,
    })
    .execute();
  return id;
}

/**
 * Stores the checkout of a period that is renewed, unless it is there: nobody visits it, and no
 * address leads to it.
 */
export async function insertPeriodCheckout(
  db: Database,
  { id, siteId, kind, content }: Pick<StoredCheckout, 'id' | 'siteId' | 'kind' | 'content'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('checkout')
    .values({
      id,
      site_id: siteId,
      token_hash: id,
      kind,
      cart_id: null,
      at: 'paying',
      version: 0,
      document: toJson(content),
      revision: 0,
      due_at: null,
      created_at: now,
      updated_at: now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Notes that the period of such a checkout was ordered. */
export async function closePeriodCheckout(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ at: 'ordered', updated_at: now, closed_at: now })
    .where('id', '=', id)
    .execute();
}

async function openCheckoutOf(db: Database, cartId: string): Promise<string | undefined> {
  // Of two servers one comes after the other.
  await lockCart(db, cartId);
  const row = await db
    .selectFrom('checkout')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The checkout of a token; nothing where there is none on this site. */
export async function findCheckout(
  db: Database,
  siteId: string,
  tokenHash: string,
): Promise<StoredCheckout | undefined> {
  const row = await db
    .selectFrom('checkout')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && readRow(row);
}

/** A checkout by its id. */
export async function findCheckoutById(
  db: Database,
  id: string,
): Promise<StoredCheckout | undefined> {
  const row = await db.selectFrom('checkout').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readRow(row);
}

/** In these nothing is under way, so what a visitor says may still change. */
const changeable: readonly CheckoutState['at'][] = ['open', 'priced', 'reserved'];

/** Whether what a visitor says may still change. */
export function isChangeable({ at }: Pick<StoredCheckout, 'at'>): boolean {
  return changeable.includes(at);
}

/**
 * Keeps what a visitor has told, while nothing is under way and if nobody has kept
 * anything else since the checkout was read.
 *
 * @param db the transaction of a write
 * @param checkout as it was read
 * @param content what is to be kept
 * @param now UTC milliseconds
 * @returns false when somebody has, or something is under way
 */
export async function saveCheckoutContent(
  db: Database,
  { id, revision }: Pick<StoredCheckout, 'id' | 'revision'>,
  content: CheckoutContent,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkout')
    .set({ document: toJson(content), revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('at', 'in', changeable)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Keeps what a checkout would buy at a price, under the hash of that: what is agreed on is never
 * changed.
 *
 * @param db the transaction of a write
 * @param id the checkout
 * @param view its lines and totals
 * @param now UTC milliseconds
 */
export async function saveQuote(
  db: Database,
  id: string,
  view: CartView,
  now: number,
): Promise<void> {
  await db
    .insertInto('checkout_quote')
    .values({
      checkout_id: id,
      price_hash: view.priceHash,
      document: toJson(writeCartView(view)),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['checkout_id', 'price_hash']).doNothing())
    .execute();
}

/** What a checkout would buy at a price that it once had; nothing for another price. */
export async function findQuote(
  db: Database,
  id: string,
  priceHash: string,
): Promise<CartView | undefined> {
  const row = await db
    .selectFrom('checkout_quote')
    .select('document')
    .where('checkout_id', '=', id)
    .where('price_hash', '=', priceHash)
    .executeTakeFirst();
  return row && readCartView(parseJson(row.document));
}

/** What a checkout agreed on. @throws when it never saw that price */
export async function getQuote(db: Database, id: string, priceHash: string): Promise<CartView> {
  const found = await findQuote(db, id, priceHash);
  if (found) return found;
  throw new Error(
    `[site-server] checkout ${id} has no price ${priceHash}. It was priced without being kept.`,
  );
}

function readRow(row: CheckoutTable): StoredCheckout {
  return {
    id: row.id,
    siteId: row.site_id,
    kind: row.kind,
    cartId: row.cart_id,
    at: row.at,
    content: parseJson(row.document),
    revision: row.revision,
    createdAt: row.created_at,
  };
}
