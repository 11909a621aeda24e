import type { CheckoutState } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { CheckoutTable } from './checkout-table';
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
  { id, siteId, kind, cartId, content }: NewCheckout,
  now: number,
): Promise<string> {
  const row = await db
    .insertInto('checkout')
    .values({
      id,
      site_id: siteId,
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
    // If two servers try, one finds the checkout that the other has started.
    .onConflict((conflict) =>
      conflict
        .column('cart_id')
        .where('cart_id', 'is not', null)
        .where('closed_at', 'is', null)
        .doUpdateSet((eb) => ({ version: eb.ref('checkout.version') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Finds a checkout of a site by its id; undefined if the site has none. */
export async function findCheckout(
  db: Database,
  siteId: string,
  id: string,
): Promise<StoredCheckout | undefined> {
  const row = await db
    .selectFrom('checkout')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && readRow(row);
}

/** Finds a checkout by its id. */
export async function findCheckoutById(
  db: Database,
  id: string,
): Promise<StoredCheckout | undefined> {
  const row = await db.selectFrom('checkout').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readRow(row);
}

/**
 * Locks the row of a checkout, so that no other server writes to its log before the transaction is
 * over.
 *
 * @param db the transaction of a write
 * @param id the checkout
 * @param revision the expected revision of the content. @default any
 * @returns the checkout; undefined if it does not exist, or has another revision
 */
export async function lockCheckout(
  db: Database,
  id: string,
  revision?: number,
): Promise<StoredCheckout | undefined> {
  const query = db
    .updateTable('checkout')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll();
  const row = await (
    revision === undefined ? query : query.where('revision', '=', revision)
  ).executeTakeFirst();
  return row && readRow(row);
}

/** States without a payment in progress, in which the visitor may change the content. */
const changeable: readonly CheckoutState['at'][] = ['open', 'priced', 'reserved'];

/** Whether the visitor may still change the content. */
export function isCheckoutChangeable({ at }: Pick<StoredCheckout, 'at'>): boolean {
  return changeable.includes(at);
}

/**
 * Saves a visitor's input, if no payment is in progress and nobody has saved anything else since
 * the checkout was read. Locks its row like `lockCheckout`.
 *
 * @param db the transaction of a write
 * @param checkout as read
 * @param content to save
 * @param now UTC milliseconds
 * @returns the checkout; undefined if somebody else has saved something, or a payment is in
 *   progress
 */
export async function saveCheckoutContent(
  db: Database,
  { id, revision }: Pick<StoredCheckout, 'id' | 'revision'>,
  content: CheckoutContent,
  now: number,
): Promise<StoredCheckout | undefined> {
  const row = await db
    .updateTable('checkout')
    .set((eb) => ({
      document: toJson(content),
      revision: revision + 1,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('at', 'in', changeable)
    .returningAll()
    .executeTakeFirst();
  return row && readRow(row);
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
    version: row.version,
    createdAt: row.created_at,
  };
}
