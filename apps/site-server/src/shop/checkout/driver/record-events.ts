import {
  stepCheckout,
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
} from '@frontage/commerce-model';
import type { CheckoutTransaction, PaymentTask, StoredLog } from './checkout-book';
import { readLog, takenIn } from './read-log';

/**
 * How long whoever recorded a task has it for themselves, in milliseconds: longer than a provider
 * is waited for.
 */
export const claimTime = 2 * 60_000;

/** What came of recording. */
export interface Recorded {
  readonly state: CheckoutState;
  /** The log as it stands then. */
  readonly log: StoredLog;
  /** To be done at the provider, now that the log is on disk. */
  readonly tasks: readonly PaymentTask[];
}

/** What a checkout is told. */
export interface ToldCheckout {
  readonly checkoutId: string;
  /** What happened, in order. */
  readonly given: readonly CheckoutEvent[];
  /** The log as it was read last. @default it was not */
  readonly known?: StoredLog | undefined;
}

/**
 * Writes down what happened to a checkout, and does what follows from it in the same
 * transaction: stock is taken and given back, the order is made. What is to be done at the
 * provider becomes tasks, so that nothing is paid or given back that the log does not know.
 * Events that change nothing are not written.
 *
 * @param transaction all of it happens, or nothing
 * @param told the checkout, what happened in order, and the log as it was read last
 * @param now UTC milliseconds
 */
export async function recordEvents(
  transaction: CheckoutTransaction,
  { checkoutId, given, known: read }: ToldCheckout,
  now: number,
): Promise<Recorded> {
  const log = await transaction.open(checkoutId, read);
  const known = readLog(log.events);
  const tries = new Set(known.tries.keys());
  const payments = new Map(known.payments);
  const tasks: PaymentTask[] = [];
  const queue = [...given];
  const appended: CheckoutEvent[] = [];
  let { state } = known;
  for (let event = queue.shift(); event; event = queue.shift()) {
    // Money for a try that was never made is nobody's that we know.
    const money = takenIn(event);
    if (money && !tries.has(money.attempt)) continue;
    if (money && !payments.has(money.paymentId)) payments.set(money.paymentId, money);
    // Also of a try that another has overtaken, where nothing follows from it.
    if (event.type === 'declined' && tries.has(event.attempt))
      await transaction.endTry(checkoutId, event.attempt, { status: 'declined' });
    const before = state;
    const step = stepCheckout(before, event);
    if (step.effects.length === 0 && isSame(step.state, before)) continue;
    appended.push(event);
    state = step.state;
    const followed: CheckoutEvent[] = [];
    for (const effect of step.effects) {
      if (effect.do === 'pay') {
        tries.add(effect.attempt);
        const { attempt, dueCents: cents } = effect;
        await transaction.addTry(checkoutId, { attempt, cents, priceHash: hashOf(before) });
      }
      const back = effect.do === 'refund' ? payments.get(effect.paymentId) : undefined;
      if (back)
        await transaction.endTry(checkoutId, back.attempt, {
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
    await transaction.keepState(checkoutId, state, dueAt(state, given, now));
  }
  const events = [...log.events, ...appended];
  return { state, tasks, log: { version: log.version, events } };
}

/** What is done within the transaction, and what it leads to. */
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
      // What is only told is read from the log when the page is shown.
      return undefined;
  }
}

/** Of the totals that were agreed on. */
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
 * A checkout that holds stock is looked at when its time is over; once the provider is asked for
 * that reason, its task goes on by itself.
 */
function dueAt(state: CheckoutState, given: readonly CheckoutEvent[], now: number): number | null {
  if (!('expiresAt' in state)) return null;
  const isAsked =
    state.at !== 'reserved' && given.some(({ type }) => type === 'clock') && now >= state.expiresAt;
  return isAsked ? null : state.expiresAt;
}

function isSame(one: CheckoutState, other: CheckoutState): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
