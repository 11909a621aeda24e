import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import { insertPaymentEvent } from '../../payment/insert-payment-event';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { Store } from '../../store/store';
import { tryWithin } from '../../store/try-within';
import type { StockPieces } from '../stock/stock';
import { OutOfStock, releaseStock, reserveStock } from '../stock/stock-holds';
import {
  claimTasks,
  delayTask,
  deleteTask,
  hasDueTask,
  insertTask,
  tasksOf,
} from './checkout-tasks';
import type { CheckoutBook, CheckoutTransaction, PaidPrice, TryEnd } from './driver/checkout-book';

/**
 * How long stock is held for a checkout, in milliseconds; a hosted payment page has to be done by
 * then.
 */
export const holdTime = 30 * 60_000;

/** What a shop does for a checkout within the transaction that writes it down. */
export interface CheckoutShop {
  /** The pieces that the agreed lines need. */
  pieces(db: Database, checkoutId: string, priceHash: string): Promise<readonly StockPieces[]>;
  /** Stores a try of paying, before the provider hears of it. */
  addTry(
    db: Database,
    checkoutId: string,
    tried: { attempt: number; cents: number },
  ): Promise<void>;
  /** Notes what became of a try, and tells of it where somebody has to know. */
  endTry(db: Database, tried: { checkoutId: string; attempt: number }, end: TryEnd): Promise<void>;
  /** Makes the order; throws `OrderRefused` where it is impossible. */
  placeOrder(db: Database, checkoutId: string, paid: PaidPrice): Promise<string>;
}

/** Something that the order needs is not there any more, such as the money on a gift card. */
export class OrderRefused extends Error {}

/**
 * Books of checkouts in a store.
 *
 * @param store the store
 * @param shop what is done for a checkout
 */
export function createStoreBook(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  shop: CheckoutShop,
): CheckoutBook {
  const { read, now } = store;
  return {
    write: (run) => store.write((db) => run(bind(db, shop, now))),
    log: (checkoutId) => checkoutEvents(read, checkoutId),
    // Looked at first: most of the time nothing is due, and a write is a wait for the disk.
    claimTasks: async (times, limit) =>
      (await hasDueTask(read, times.now)) ? store.write((db) => claimTasks(db, times, limit)) : [],
    tasksOf: (checkoutId) => tasksOf(read, checkoutId),
    async dueCheckouts(time, limit) {
      const rows = await read
        .selectFrom('checkout')
        .select('id')
        .where('due_at', '<=', time)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

function bind(db: Database, shop: CheckoutShop, now: () => number): CheckoutTransaction {
  return {
    async open(checkoutId) {
      // Takes the row's lock, so that no other server writes to the log meanwhile.
      await db
        .updateTable('checkout')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', checkoutId)
        .execute();
      return checkoutEvents(db, checkoutId);
    },
    async isAt(checkoutId, revision) {
      // Takes the row's lock as well, so that nobody changes it meanwhile.
      const { numUpdatedRows } = await db
        .updateTable('checkout')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', checkoutId)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async append(checkoutId, number, event) {
      await db
        .insertInto('checkout_event')
        .values({
          checkout_id: checkoutId,
          seq: number,
          event: toJson(event),
          created_at: now(),
        })
        .execute();
    },
    keepState: (checkoutId, state, dueAt) =>
      keepState(db, checkoutId, { state, dueAt, now: now() }),
    async reserve(checkoutId, priceHash) {
      const expiresAt = now() + holdTime;
      const pieces = await shop.pieces(db, checkoutId, priceHash);
      const { site_id: siteId } = await db
        .selectFrom('checkout')
        .select('site_id')
        .where('id', '=', checkoutId)
        .executeTakeFirstOrThrow();
      const hold = async () => {
        await reserveStock(db, { siteId, checkoutId, pieces, expiresAt }, now());
        return expiresAt;
      };
      return tryWithin(db, hold, (error) => error instanceof OutOfStock);
    },
    release: (checkoutId) => releaseStock(db, checkoutId),
    order: (checkoutId, paid) =>
      tryWithin(
        db,
        () => shop.placeOrder(db, checkoutId, paid),
        (error) => error instanceof OrderRefused,
      ),
    addTry: (checkoutId, attempt, cents) => shop.addTry(db, checkoutId, { attempt, cents }),
    endTry: (checkoutId, attempt, end) => shop.endTry(db, { checkoutId, attempt }, end),
    addTask: (task, notBefore) => insertTask(db, task, notBefore),
    endTask: (task) => deleteTask(db, task),
    putOff: (task, until) => delayTask(db, task, until),
    firstNews: (plug, news) => insertPaymentEvent(db, plug, news, now()),
  };
}

/** The log of a checkout, oldest first; empty where there is no such checkout. */
export async function checkoutEvents(db: Database, checkoutId: string): Promise<CheckoutEvent[]> {
  const rows = await db
    .selectFrom('checkout_event')
    .select('event')
    .where('checkout_id', '=', checkoutId)
    .orderBy('seq')
    .execute();
  return rows.map(({ event }) => parseJson(event));
}

async function keepState(
  db: Database,
  checkoutId: string,
  { state, dueAt, now }: { state: CheckoutState; dueAt: number | null; now: number },
): Promise<void> {
  // Once closed, its cart may have gone on to another checkout, so it never opens again.
  const isClosed = state.at === 'ordered' || state.at === 'closed' || state.at === 'refunding';
  await db
    .updateTable('checkout')
    .set((eb) => ({
      at: state.at,
      due_at: dueAt,
      updated_at: now,
      ...(isClosed && { closed_at: eb.fn.coalesce('closed_at', eb.val(now)) }),
    }))
    .where('id', '=', checkoutId)
    .execute();
}
