import type { CheckoutState } from '@frontage/commerce-model';
import type { CartView, CheckoutAddress, CheckoutKind } from '@frontage/react-blocks/server';
import type { CartContent } from '../cart/carts';
import { parseJson } from '../../store/parse-json';
import type { CheckoutTable } from '../../store/shop-tables';
import type { Database } from '../../store/tables';

/** What a visitor has told and chosen in a checkout. */
export interface CheckoutContent {
  /** What is bought; of a visitor's cart it is what stood in it when it was looked at last. */
  readonly cart: CartContent;
  readonly email: string;
  readonly address: CheckoutAddress;
  /** The id of a way of paying; `''` while none is chosen. */
  readonly payment: string;
  /** The product of a donation and the amount, minor units; null amount: not chosen yet. */
  readonly donation: { readonly productId: string; readonly cents: number | null } | null;
  /** Of the page that it began on, BCP 47. */
  readonly language: string;
  /** Where the site is, such as `https://studio.example`. */
  readonly origin: string;
}

/** A checkout as it is stored; what happened to it stands in its log. */
export interface StoredCheckout {
  readonly id: string;
  readonly siteId: string;
  readonly kind: CheckoutKind;
  /** Null for what is bought without a cart. */
  readonly cartId: string | null;
  readonly at: CheckoutState['at'];
  readonly content: CheckoutContent;
  /** Counts the changes of `content`. */
  readonly revision: number;
  readonly createdAt: number;
}

/** A new checkout. */
export type NewCheckout = Omit<StoredCheckout, 'at' | 'revision' | 'createdAt'> & {
  readonly tokenHash: string;
};

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
      document: JSON.stringify(content),
      revision: 0,
      due_at: null,
      created_at: now,
      updated_at: now,
      closed_at: null,
    })
    .execute();
  return id;
}

async function openCheckoutOf(db: Database, cartId: string): Promise<string | undefined> {
  // Takes the cart's row, so that of two servers one comes after the other.
  await db
    .updateTable('cart')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', cartId)
    .execute();
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
export async function checkoutById(db: Database, id: string): Promise<StoredCheckout | undefined> {
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
export async function saveContent(
  db: Database,
  { id, revision }: Pick<StoredCheckout, 'id' | 'revision'>,
  content: CheckoutContent,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkout')
    .set({ document: JSON.stringify(content), revision: revision + 1, updated_at: now })
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
      document: JSON.stringify(view),
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
  // Only `saveQuote` writes this column.
  return row && withDate(parseJson(row.document) as CartView);
}

/** What a checkout agreed on. @throws when it never saw that price */
export async function quoteOf(db: Database, id: string, priceHash: string): Promise<CartView> {
  const found = await findQuote(db, id, priceHash);
  if (found) return found;
  throw new Error(
    `[site-server] checkout ${id} has no price ${priceHash}. It was priced without being kept.`,
  );
}

/** A view as it was before it became JSON, which makes a text of its one date. */
export function withDate(view: CartView): CartView {
  return {
    ...view,
    cart: { ...view.cart, created: view.cart.created && new Date(view.cart.created) },
  };
}

function readRow(row: CheckoutTable): StoredCheckout {
  return {
    id: row.id,
    siteId: row.site_id,
    // Only `insertCheckout`, `saveContent` and `keepState` write these columns.
    kind: row.kind as CheckoutKind,
    cartId: row.cart_id,
    at: row.at as CheckoutState['at'],
    content: parseJson(row.document) as CheckoutContent,
    revision: row.revision,
    createdAt: row.created_at,
  };
}
