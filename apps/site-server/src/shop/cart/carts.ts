import type { Expression } from 'kysely';
import type { Database } from '../../store/database';
import { prepareQuery, prepareRowQuery, type QueryParam } from '../../store/prepare-query';
import { parseJson, toJson } from '../../store/json-text';
import type { CartTable } from './cart-table';
import type { StoredCart, CartContent } from './stored-cart';

/** How long a cart lives after its last change, in milliseconds. */
export const cartLifetime = 14 * 24 * 60 * 60 * 1000;

/**
 * Finds a visitor's cart that is neither bought nor too old.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param tokenHash SHA-256 of the cookie's token
 * @param now UTC milliseconds
 */
export async function findCart(
  db: Database,
  siteId: string,
  tokenHash: string,
  now: number,
): Promise<StoredCart | undefined> {
  const row = await selectOfToken(db, { siteId, tokenHash, now });
  return row && readRow(row);
}

const selectOfToken = prepareRowQuery(
  (db, param: QueryParam<{ siteId: string; tokenHash: string; now: number }>) =>
    db
      .selectFrom('cart')
      .selectAll()
      .where('token_hash', '=', param('tokenHash'))
      .where('site_id', '=', param('siteId'))
      .where('order_id', 'is', null)
      .where('expires_at', '>', param('now')),
);

/**
 * Finds a cart by its id, bought or not.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param cartId the cart
 */
export async function findCartById(
  db: Database,
  siteId: string,
  cartId: string,
): Promise<StoredCart | undefined> {
  const row = await selectOfId(db, { siteId, cartId });
  return row && readRow(row);
}

const selectOfId = prepareRowQuery((db, param: QueryParam<{ siteId: string; cartId: string }>) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('id', '=', param('cartId'))
    .where('site_id', '=', param('siteId')),
);

/**
 * Stores a new cart.
 *
 * @param db the transaction of a write
 * @param cart the cart; its version is 1
 * @param now UTC milliseconds
 */
export async function insertCart(
  db: Database,
  cart: Pick<StoredCart, 'id' | 'siteId' | 'content'> & { tokenHash: string },
  now: number,
): Promise<void> {
  await insertRow(db, {
    id: cart.id,
    site_id: cart.siteId,
    token_hash: cart.tokenHash,
    document: toJson(cart.content),
    created_at: now,
    updated_at: now,
    expires_at: now + cartLifetime,
  });
}

const insertRow = prepareQuery((db, param: QueryParam<Omit<CartTable, 'version' | 'order_id'>>) =>
  db.insertInto('cart').values({
    id: param('id'),
    site_id: param('site_id'),
    token_hash: param('token_hash'),
    version: 1,
    document: param('document'),
    order_id: null,
    created_at: param('created_at'),
    updated_at: param('updated_at'),
    expires_at: param('expires_at'),
  }),
);

/**
 * Stores the next state of a cart, unless it has changed since it was read.
 *
 * @param db the transaction of a write
 * @param cart as read
 * @param content its next state
 * @param now UTC milliseconds
 * @returns false if it was changed or bought meanwhile
 */
export async function replaceCart(
  db: Database,
  { id, version }: Pick<StoredCart, 'id' | 'version'>,
  content: CartContent,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set({
      version: version + 1,
      document: toJson(content),
      updated_at: now,
      expires_at: now + cartLifetime,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Gives a cart another token: the one before opens it no more.
 *
 * @param db the transaction of a write
 * @param cartId the cart
 * @param tokenHash SHA-256 of the token
 */
export async function setCartToken(db: Database, cartId: string, tokenHash: string): Promise<void> {
  await db.updateTable('cart').set({ token_hash: tokenHash }).where('id', '=', cartId).execute();
}

/**
 * Locks a cart's row, so that other servers' changes come before or after this write.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param cartId the cart
 */
export async function lockCart(
  db: Database,
  siteId: string,
  cartId: string,
): Promise<StoredCart | undefined> {
  const row = await db
    .updateTable('cart')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', cartId)
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirst();
  return row && readRow(row);
}

/**
 * Deletes carts that are too old.
 *
 * @param db the transaction of a write
 * @param now UTC milliseconds
 * @param kept gives the ids of those that stay all the same
 */
export async function sweepCarts(
  db: Database,
  now: number,
  kept: Expression<string>,
): Promise<void> {
  await db.deleteFrom('cart').where('expires_at', '<=', now).where('id', 'not in', kept).execute();
}

function readRow(row: CartTable): StoredCart {
  return {
    id: row.id,
    siteId: row.site_id,
    version: row.version,
    content: parseJson(row.document),
    orderId: row.order_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
