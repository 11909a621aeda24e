import type { CheckoutEvent } from '@frontage/commerce-model';
import type {
  CheckoutBook,
  CheckoutTransaction,
  PaymentTask,
  StoredLog,
} from '../../shop/checkout/driver/checkout-book';
import { attemptKey } from '../../shop/checkout/driver/checkout-payments';
import type { ModelCheckout, ShopWorld } from './shop-world';

/** How long stock is held, in milliseconds. */
export const holdTime = 10 * 60_000;

/** A transaction that has not been committed: what it saw, and what it would change. */
interface Draft {
  readonly checks: (() => boolean)[];
  readonly changes: (() => void)[];
}

/**
 * Books on the model's disk as one process reaches them: transactions of several
 * processes run at once and are committed as a whole, or tried again where another was
 * first; a process that is killed never hears of anything again, whether its commit was
 * in time or not.
 */
export function createModelBook(world: ShopWorld, isAlive: () => boolean): CheckoutBook {
  const { queue, random } = world;

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      queue.setTimeout(() => isAlive() && resolve(), random.below(8));
    });
  }

  async function write<T>(run: (transaction: CheckoutTransaction) => Promise<T>): Promise<T> {
    for (;;) {
      const draft: Draft = { checks: [], changes: [] };
      const value = await run(createTransaction(world, draft, pause));
      await pause();
      const isCommitted = draft.checks.every((check) => check());
      if (isCommitted) for (const change of draft.changes) change();
      await pause();
      if (isCommitted) return value;
    }
  }

  return {
    write,
    async log(checkoutId) {
      await pause();
      return logOf(world.checkouts.get(checkoutId));
    },
    async claimTasks({ now, until }, limit) {
      await pause();
      const due = [...world.tasks.values()].filter(({ dueAt }) => dueAt <= now).slice(0, limit);
      for (const claimed of due)
        world.tasks.set(nameOf(claimed.task), {
          ...claimed,
          tries: claimed.tries + 1,
          dueAt: until,
        });
      await pause();
      return due.map(({ task, tries }) => ({ task, tries: tries + 1 }));
    },
    async tasksOf(checkoutId) {
      await pause();
      return [...world.tasks.values()].filter(({ task }) => task.checkoutId === checkoutId);
    },
    async dueCheckouts(now, limit) {
      await pause();
      const due = [...world.checkouts].filter(([, { dueAt }]) => dueAt !== null && dueAt <= now);
      return due.slice(0, limit).map(([id]) => id);
    },
  };
}

function createTransaction(
  world: ShopWorld,
  { checks, changes }: Draft,
  pause: () => Promise<void>,
): CheckoutTransaction {
  const { safeguards, checkouts, stock, tasks } = world;
  const of = (checkoutId: string): ModelCheckout => {
    const checkout = checkouts.get(checkoutId);
    if (!checkout) throw new Error(`[site-server] the model has no checkout ${checkoutId}.`);
    return checkout;
  };
  let held: ModelCheckout['held'] | undefined;

  return {
    async open(checkoutId) {
      await pause();
      const { events } = of(checkoutId);
      const { length } = events;
      if (safeguards.isUnique) checks.push(() => events.length === length);
      return logOf(of(checkoutId));
    },
    // Nobody enters anything in the model.
    keepJudged: async () => true,
    async append(checkoutId, _from, events: readonly CheckoutEvent[]) {
      changes.push(() => of(checkoutId).events.push(...events));
    },
    async keepState(checkoutId, state, dueAt) {
      changes.push(() => Object.assign(of(checkoutId), { state, dueAt }));
    },
    async reserve(checkoutId) {
      const { entries } = of(checkoutId);
      const isThere = () =>
        entries.every(({ variantId, quantity }) => (stock.get(variantId) ?? 0) >= quantity);
      if (safeguards.isConditional && !isThere()) return undefined;
      if (safeguards.isConditional) checks.push(isThere);
      held = entries;
      changes.push(() => {
        move(stock, entries, -1);
        of(checkoutId).held = entries;
      });
      return world.now() + holdTime;
    },
    async release(checkoutId) {
      const former = held ?? of(checkoutId).held;
      held = [];
      changes.push(() => {
        move(stock, former, 1);
        of(checkoutId).held = [];
      });
    },
    async order(checkoutId, paid) {
      // A gift card or a coupon that somebody else used up meanwhile.
      if (world.random.chance(0.05)) return undefined;
      const id = `order of ${checkoutId}`;
      held = [];
      changes.push(() => {
        of(checkoutId).held = [];
        world.orders.push({ ...paid, id, checkoutId });
        if (paid.attempt > 0)
          world.attempts.set(attemptKey({ checkoutId, attempt: paid.attempt }), 'paid');
      });
      return id;
    },
    async addAttempt(checkoutId, { attempt }) {
      changes.push(() => void world.attempts.set(attemptKey({ checkoutId, attempt }), 'asked'));
    },
    async endAttempt(checkoutId, attempt, { status }) {
      const key = attemptKey({ checkoutId, attempt });
      changes.push(() => {
        const known = world.attempts.get(key);
        if (known === 'asked' || (known !== 'paid' && status !== 'declined'))
          world.attempts.set(key, status);
      });
    },
    async addTask(task, notBefore) {
      if (safeguards.keepsTasks)
        changes.push(
          () =>
            void (
              tasks.has(nameOf(task)) ||
              tasks.set(nameOf(task), { task, tries: 0, dueAt: notBefore })
            ),
        );
    },
    async endTask(task) {
      changes.push(() => void tasks.delete(nameOf(task)));
    },
    async putOff(task, until) {
      changes.push(() => {
        const known = tasks.get(nameOf(task));
        if (known) tasks.set(nameOf(task), { ...known, dueAt: until });
      });
    },
    async firstNews(plug, { eventId }) {
      const name = `${plug} ${eventId}`;
      if (world.news.has(name)) return false;
      changes.push(() => void world.news.add(name));
      return true;
    },
  };
}

/** In the model a log has the version of its length. */
function logOf({ events }: Pick<ModelCheckout, 'events'> = { events: [] }): StoredLog {
  return { version: events.length, events: [...events] };
}

function move(stock: Map<string, number>, entries: ModelCheckout['held'], sign: 1 | -1): void {
  for (const { variantId, quantity } of entries)
    stock.set(variantId, (stock.get(variantId) ?? 0) + sign * quantity);
}

function nameOf(task: PaymentTask): string {
  return `${task.checkoutId} ${task.do} ${task.do === 'refund' ? task.paymentId : task.attempt}`;
}
