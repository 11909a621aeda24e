import {
  stepCheckout,
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
} from '@frontage/commerce-model';
import type { CheckoutTransaction, PaymentTask, StoredLog } from './checkout-book';
import { readLog, takenIn } from './read-log';

/**
 * How long the claim of whoever recorded a task lasts, in milliseconds: longer than the timeout of
 * a provider.
 */
export const claimTime = 2 * 60_000;

/** The result of recording. */
export interface Recorded {
  readonly state: CheckoutState;
  /** The log after that. */
  readonly log: StoredLog;
  /** Tasks at the provider, now that the log is on disk. */
  readonly tasks: readonly PaymentTask[];
}

/** New events of a checkout. */
export interface ToldCheckout {
  readonly checkoutId: string;
  /** The events, in order. */
  readonly events: readonly CheckoutEvent[];
  /** The log at the last read. @default it was not read */
  readonly known?: StoredLog | undefined;
}

/**
 * Records events of a checkout, and does what follows from them in the same transaction: takes and
 * releases stock, places the order. Work at the provider becomes tasks, so that nothing is paid or
 * refunded without being in the log. Events without effect are not recorded.
 *
 * @param transaction all of it happens, or nothing
 * @param told the checkout, its events in order, and the log at the last read
 * @param now UTC milliseconds
 */
export async function recordEvents(
  transaction: CheckoutTransaction,
  { checkoutId, events: newEvents, known: read }: ToldCheckout,
  now: number,
): Promise<Recorded> {
  const log = await transaction.open(checkoutId, read);
  const earlierLog = readLog(log.events);
  const attempts = new Set(earlierLog.attempts.keys());
  const payments = new Map(earlierLog.payments);
  const tasks: PaymentTask[] = [];
  const queue = [...newEvents];
  const appended: CheckoutEvent[] = [];
  let { state } = earlierLog;
  for (let event = queue.shift(); event; event = queue.shift()) {
    // A payment for an attempt that was never made belongs to nobody we know.
    const money = takenIn(event);
    if (money && !attempts.has(money.attempt)) continue;
    if (money && !payments.has(money.paymentId)) payments.set(money.paymentId, money);
    // Including an attempt that a newer one has replaced, where nothing follows from it.
    if (event.type === 'declined' && attempts.has(event.attempt))
      await transaction.endAttempt(checkoutId, event.attempt, { status: 'declined' });
    const before = state;
    const step = stepCheckout(before, event);
    if (step.effects.length === 0 && isSame(step.state, before)) continue;
    appended.push(event);
    state = step.state;
    const followed: CheckoutEvent[] = [];
    for (const effect of step.effects) {
      if (effect.do === 'pay') {
        attempts.add(effect.attempt);
        const { attempt, dueCents: cents } = effect;
        await transaction.addAttempt(checkoutId, { attempt, cents, priceHash: hashOf(before) });
      }
      const back = effect.do === 'refund' ? payments.get(effect.paymentId) : undefined;
      if (back)
        await transaction.endAttempt(checkoutId, back.attempt, {
          status: back.mispaid ? 'mispaid' : 'returned',
          ...back,
        });
      const task = toTask(checkoutId, effect);
      if (task) {
        await transaction.addTask(task, now + claimTime);
        tasks.push(task);
      } else {
        const next = await doHere(transaction, { checkoutId, effect, before, event });
        if (next) followed.push(next);
      }
    }
    queue.unshift(...followed);
  }
  if (appended.length > 0) {
    await transaction.append(checkoutId, log.events.length + 1, appended);
    await transaction.keepState(checkoutId, state, dueAt(state, newEvents, now));
  }
  const events = [...log.events, ...appended];
  return { state, tasks, log: { version: log.version, events } };
}

/** Does what belongs into the transaction, and gives the resulting events. */
async function doHere(
  transaction: CheckoutTransaction,
  {
    checkoutId,
    effect,
    before,
    event,
  }: { checkoutId: string; effect: CheckoutEffect; before: CheckoutState; event: CheckoutEvent },
): Promise<CheckoutEvent | undefined> {
  const priceHash = hashOf(before);
  switch (effect.do) {
    case 'reserve': {
      const expiresAt = await transaction.reserve(checkoutId, priceHash);
      return expiresAt === undefined ? { type: 'soldOut' } : { type: 'reserved', expiresAt };
    }
    case 'release':
      await transaction.release(checkoutId);
      return undefined;
    case 'order': {
      const attempt = event.type === 'paid' ? event.attempt : 0;
      const orderId = await transaction.order(checkoutId, {
        priceHash,
        paymentId: effect.paymentId,
        attempt,
      });
      return orderId === undefined ? { type: 'refused' } : { type: 'ordered', orderId };
    }
    default:
      // Notices are read from the log when the page is shown.
      return undefined;
  }
}

/** The hash of the agreed totals. */
function hashOf(state: CheckoutState): string {
  return 'priceHash' in state ? state.priceHash : '';
}

function toTask(checkoutId: string, effect: CheckoutEffect): PaymentTask | undefined {
  if (effect.do === 'refund') return { checkoutId, do: 'refund', paymentId: effect.paymentId };
  if (effect.do === 'pay' || effect.do === 'lookUp' || effect.do === 'void')
    return { checkoutId, do: effect.do, attempt: effect.attempt };
  return undefined;
}

/**
 * A checkout with held stock is checked when its time is over; once the provider is asked for that
 * reason, the task continues by itself.
 */
function dueAt(state: CheckoutState, events: readonly CheckoutEvent[], now: number): number | null {
  if (!('expiresAt' in state)) return null;
  const isAsked =
    state.at !== 'reserved' &&
    events.some(({ type }) => type === 'clock') &&
    now >= state.expiresAt;
  return isAsked ? null : state.expiresAt;
}

function isSame(a: CheckoutState, b: CheckoutState): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
