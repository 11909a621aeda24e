import type { CheckoutState } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
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
    // Of two servers one finds the checkout that the other has begun.
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

/** A checkout of a site by its id; nothing where there is none on this site. */
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

/** A checkout by its id. */
export async function findCheckoutById(
  db: Database,
  id: string,
): Promise<StoredCheckout | undefined> {
  const row = await db.selectFrom('checkout').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readRow(row);
}

/**
 * Takes the row of a checkout, so that no other server writes to its log before the transaction is
 * over.
 *
 * @param db the transaction of a write
 * @param id the checkout
 * @param revision what was told has to be of it. @default any
 * @returns the checkout; nothing where it is not there, or was told something else since
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

/** In these nothing is under way, so what a visitor says may still change. */
const changeable: readonly CheckoutState['at'][] = ['open', 'priced', 'reserved'];

/** Whether what a visitor says may still change. */
export function isChangeable({ at }: Pick<StoredCheckout, 'at'>): boolean {
  return changeable.includes(at);
}

/**
 * Keeps what a visitor has told, while nothing is under way and if nobody has kept
 * anything else since the checkout was read. Its row is taken as by `lockCheckout`.
 *
 * @param db the transaction of a write
 * @param checkout as it was read
 * @param content what is to be kept
 * @param now UTC milliseconds
 * @returns the checkout; nothing when somebody has, or something is under way
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
