import type { CheckoutState } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { prepareRowQuery, type QueryParam } from '../../store/prepare-query';
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
  const row = await insertRow(db, { id, siteId, kind, cartId, document: toJson(content), now });
  if (!row) throw new Error(`[site-server] the checkout ${id} was neither stored nor found.`);
  return row.id;
}

interface InsertParams extends Pick<NewCheckout, 'id' | 'siteId' | 'kind' | 'cartId'> {
  readonly document: CheckoutTable['document'];
  readonly now: number;
}

const insertRow = prepareRowQuery((db, param: QueryParam<InsertParams>) =>
  db
    .insertInto('checkout')
    .values({
      id: param('id'),
      site_id: param('siteId'),
      kind: param('kind'),
      cart_id: param('cartId'),
      at: 'open',
      version: 0,
      document: param('document'),
      revision: 0,
      due_at: null,
      created_at: param('now'),
      updated_at: param('now'),
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
    .returning('id'),
);

/** Finds a checkout of a site by its id; undefined if the site has none. */
export async function findCheckout(
  db: Database,
  siteId: string,
  id: string,
): Promise<StoredCheckout | undefined> {
  const row = await selectOfSite(db, { siteId, id });
  return row && readRow(row);
}

const selectOfSite = prepareRowQuery((db, param: QueryParam<{ siteId: string; id: string }>) =>
  db
    .selectFrom('checkout')
    .selectAll()
    .where('id', '=', param('id'))
    .where('site_id', '=', param('siteId')),
);

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
  const row = await (revision === undefined
    ? lockRow(db, { id })
    : lockRevision(db, { id, revision }));
  return row && readRow(row);
}

const lockQuery = (db: Database) =>
  db
    .updateTable('checkout')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returningAll();
const lockRow = prepareRowQuery((db, param: QueryParam<{ id: string }>) =>
  lockQuery(db).where('id', '=', param('id')),
);
const lockRevision = prepareRowQuery((db, param: QueryParam<{ id: string; revision: number }>) =>
  lockQuery(db).where('id', '=', param('id')).where('revision', '=', param('revision')),
);

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
  const row = await updateContent(db, { id, revision, document: toJson(content), now });
  return row && readRow(row);
}

interface ContentParams extends Pick<StoredCheckout, 'id' | 'revision'> {
  readonly document: CheckoutTable['document'];
  readonly now: number;
}

const updateContent = prepareRowQuery((db, param: QueryParam<ContentParams>) =>
  db
    .updateTable('checkout')
    .set((eb) => ({
      document: param('document'),
      revision: eb('revision', '+', 1),
      version: eb('version', '+', 1),
      updated_at: param('now'),
    }))
    .where('id', '=', param('id'))
    .where('revision', '=', param('revision'))
    .where('at', 'in', changeable)
    .returningAll(),
);

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
