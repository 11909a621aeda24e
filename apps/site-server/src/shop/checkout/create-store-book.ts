import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import { insertPaymentEvent } from '../../payment/insert-payment-event';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import type { Store } from '../../store/store';
import type { StockPieces } from '../stock/stock';
import { holdStock, releaseStock } from '../stock/stock-hold';
import { appendEvents } from './append-events';
import { listEventsAfter, readStoredLog } from './read-stored-log';
import { claimTasks, delayTask, deleteTask, hasDueTask, insertTask, tasksOf } from './tasks';
import { lockCheckout } from './checkouts';
import type {
  AgreedAttempt,
  CheckoutBook,
  CheckoutTransaction,
  JudgedCheckout,
  PaidPrice,
  StoredLog,
  UnpaidEnd,
} from './driver/checkout-book';
import type { StoredCheckout } from './stored-checkout';

/**
 * How long stock is held for a checkout, in milliseconds; a hosted payment page has to be completed
 * by then.
 */
export const holdTime = 30 * 60_000;

/** A checkout within the transaction that records it; each part is read once. */
export interface OpenCheckout {
  readonly db: Database;
  readonly checkout: StoredCheckout;
  site(): Promise<Site>;
}

/** A visitor's input, with the function that saves it. */
export interface ToldCheckout extends JudgedCheckout {
  /**
   * Saves the input together with the current record, and gives the updated checkout. Undefined if
   * other input was saved meanwhile; then nothing is changed. @default no new input
   */
  readonly save?: ((db: Database) => Promise<StoredCheckout | undefined>) | undefined;
}

/** What a shop does for a checkout within the transaction that records it. */
export interface CheckoutShop {
  /** Gives the pieces that the agreed lines need. */
  pieces(open: OpenCheckout, priceHash: string): Promise<readonly StockPieces[]>;
  /** Starts a payment attempt, before the provider knows it. */
  addAttempt(open: OpenCheckout, tried: AgreedAttempt): Promise<void>;
  /** Records the end of an attempt, and notifies those who have to know. */
  endAttempt(
    db: Database,
    tried: { checkoutId: string; attempt: number },
    end: UnpaidEnd,
  ): Promise<void>;
  /** Gives the site of a checkout. */
  site(db: Database, siteId: string): Promise<Site | undefined>;
  /** Places the order; undefined if that is impossible, and then nothing is changed. */
  placeOrder(open: OpenCheckout, paid: PaidPrice): Promise<string | undefined>;
}

/**
 * Creates the book of checkouts in a store.
 *
 * @param store the store
 * @param shop acts for a checkout
 */
export function createStoreBook(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  shop: CheckoutShop,
): CheckoutBook<ToldCheckout> {
  const { read, now } = store;
  return {
    write: (run) => store.write((db) => run(bind(db, shop, now))),
    log: (checkoutId) => readStoredLog(read, checkoutId),
    // Checked first: usually nothing is due, and a write waits for the disk.
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

function bind(
  db: Database,
  shop: CheckoutShop,
  now: () => number,
): CheckoutTransaction<ToldCheckout> {
  const taken = new Map<string, OpenCheckout>();

  const take = (checkout: StoredCheckout) => {
    taken.set(checkout.id, openCheckout(db, checkout, shop));
    return checkout;
  };
  const opened = (checkoutId: string): OpenCheckout => {
    const found = taken.get(checkoutId);
    if (found) return found;
    throw new Error(`[site-server] there is no checkout ${checkoutId}.`);
  };

  return {
    async open(checkoutId, opened) {
      const takenCheckout = taken.get(checkoutId)?.checkout;
      const checkout = takenCheckout ?? (await lockCheckout(db, checkoutId));
      if (!checkout) return { version: 0, events: [] };
      take(checkout);
      return { version: checkout.version, events: await eventsOf(db, checkout, opened) };
    },
    async keepJudged({ id, revision, save }) {
      const checkout = await (save ? save(db) : lockCheckout(db, id, revision));
      return checkout !== undefined && take(checkout) === checkout;
    },
    append: (checkoutId, from, events) => appendEvents(db, { checkoutId, from, events }, now()),
    keepState: (checkoutId, state, dueAt) =>
      keepState(db, checkoutId, { state, dueAt, now: now() }),
    async reserve(checkoutId, priceHash) {
      const expiresAt = now() + holdTime;
      const { siteId } = opened(checkoutId).checkout;
      const pieces = await shop.pieces(opened(checkoutId), priceHash);
      const hold = { siteId, purchaseId: checkoutId, pieces, expiresAt };
      const isHeld = await holdStock(db, hold, now());
      return isHeld ? expiresAt : undefined;
    },
    release: (checkoutId) => releaseStock(db, checkoutId),
    order: (checkoutId, paid) => shop.placeOrder(opened(checkoutId), paid),
    addAttempt: (checkoutId, tried) => shop.addAttempt(opened(checkoutId), tried),
    endAttempt: (checkoutId, attempt, end) => shop.endAttempt(db, { checkoutId, attempt }, end),
    addTask: (task, notBefore) => insertTask(db, task, notBefore),
    endTask: (task) => deleteTask(db, task),
    putOff: (task, until) => delayTask(db, task, until),
    firstNews: (plug, news) => insertPaymentEvent(db, plug, news, now()),
  };
}

function openCheckout(
  db: Database,
  checkout: StoredCheckout,
  shop: Pick<CheckoutShop, 'site'>,
): OpenCheckout {
  let site: Promise<Site> | undefined;
  const find = async () => {
    const found = await shop.site(db, checkout.siteId);
    if (found) return found;
    throw new Error(`[site-server] there is no site of the checkout ${checkout.id}.`);
  };
  return { db, checkout, site: () => (site ??= find()) };
}

/**
 * Gives the log of a checkout that this transaction has locked; known events are not read again.
 */
async function eventsOf(
  db: Database,
  { id, version }: StoredCheckout,
  storedLog: StoredLog = { version: 0, events: [] },
): Promise<readonly CheckoutEvent[]> {
  // Nothing but the lock happened since.
  if (version === storedLog.version + 1) return storedLog.events;
  return [...storedLog.events, ...(await listEventsAfter(db, id, storedLog.events.length))];
}

async function keepState(
  db: Database,
  checkoutId: string,
  { state, dueAt, now }: { state: CheckoutState; dueAt: number | null; now: number },
): Promise<void> {
  // After it was closed, its cart may be in another checkout, so it never opens again.
  const isClosed = state.at === 'ordered' || state.at === 'closed' || state.at === 'refunding';
  const closedAt = isClosed ? now : null;
  await updateState(db, { checkoutId, at: state.at, dueAt, now, closedAt });
}

interface StateParams {
  readonly checkoutId: string;
  readonly at: CheckoutState['at'];
  readonly dueAt: number | null;
  readonly now: number;
  readonly closedAt: number | null;
}

const updateState = prepareQuery((db, param: QueryParam<StateParams>) =>
  db
    .updateTable('checkout')
    .set((eb) => ({
      at: param('at'),
      due_at: param('dueAt'),
      updated_at: param('now'),
      // One that was closed stays closed since then.
      closed_at: eb.fn.coalesce('closed_at', param('closedAt')),
    }))
    .where('id', '=', param('checkoutId')),
);
