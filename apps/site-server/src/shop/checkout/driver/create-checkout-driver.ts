import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { OutcomeNews } from '../../../payment/payment-outcome';
import { toEvents } from './carry-out';
import { readTryKey } from './checkout-payments';
import { type TaskRunnerOptions, createTaskRunner } from './create-task-runner';
import { readLog, type CheckoutLog } from './read-log';
import { claimTime, recordEvents } from './record-events';

/** Checkouts and tasks that one sweep takes up. */
const sweepSize = 50;

/** Runs checkouts. */
export interface CheckoutDriver {
  /** The log of a checkout, oldest first. */
  events(checkoutId: string): Promise<readonly CheckoutEvent[]>;
  /** What a checkout's log says. */
  read(checkoutId: string): Promise<CheckoutLog>;
  /**
   * Tells a checkout what happened, and does all that follows from it and can be done now.
   *
   * @returns where it stands then
   */
  dispatch(checkoutId: string, ...events: readonly CheckoutEvent[]): Promise<CheckoutState>;
  /**
   * The same, if what the visitor told the checkout is still what was judged.
   *
   * @param judged the checkout and the revision of what was judged
   * @returns nothing when it is not; then nothing happened
   */
  dispatchJudged(
    judged: { readonly id: string; readonly revision: number },
    ...events: readonly CheckoutEvent[]
  ): Promise<CheckoutState | undefined>;
  /**
   * Does what is left to be done for a checkout at once, for a visitor who waits: a server
   * that died leaves it to the next sweep otherwise. Somebody else may be doing it too, which is
   * harmless.
   */
  resume(checkoutId: string): Promise<void>;
  /**
   * Tells a checkout what its provider says. News of other checkouts, or told twice, are left
   * alone.
   */
  hear(plug: string, news: OutcomeNews): Promise<void>;
  /**
   * Takes up what others left: checkouts whose time is over, and tasks that are due.
   *
   * @returns whether there may be more
   */
  sweep(): Promise<boolean>;
}

/**
 * Runs checkouts over their logs. What happened is on disk before anything follows from
 * it outside; what is to be done there is on disk too, so that whoever dies in the midst of
 * it leaves it to the next sweep, of any server. The provider is never waited for within a
 * transaction. Whatever comes twice, late or in another order ends alike: one order for
 * one payment, and every other payment goes back.
 */
export function createCheckoutDriver({
  book,
  payments,
  now,
  report,
}: TaskRunnerOptions): CheckoutDriver {
  const read = async (checkoutId: string) => readLog(await book.log(checkoutId));
  const { perform, performAll } = createTaskRunner({ book, payments, now, report });

  async function tell(
    checkoutId: string,
    ...events: readonly CheckoutEvent[]
  ): Promise<CheckoutState> {
    const { state, tasks } = await book.write((transaction) =>
      recordEvents(transaction, checkoutId, events, now()),
    );
    return (await performAll(tasks)) ?? state;
  }

  return {
    events: (checkoutId) => book.log(checkoutId),
    read,
    dispatch: tell,
    async dispatchJudged({ id, revision }, ...events) {
      const recorded = await book.write(async (transaction) =>
        (await transaction.isAt(id, revision))
          ? recordEvents(transaction, id, events, now())
          : undefined,
      );
      return recorded && ((await performAll(recorded.tasks)) ?? recorded.state);
    },
    async hear(plug, news) {
      const tried = readTryKey(news.key);
      if (!tried) return;
      const { tasks } = await book.write(async (transaction) => {
        if (!(await transaction.firstNews(plug, news))) return { tasks: [] };
        return recordEvents(
          transaction,
          tried.checkoutId,
          toEvents(news.answer, tried.attempt),
          now(),
        );
      });
      await performAll(tasks);
    },
    async resume(checkoutId) {
      for (const { task, tries } of await book.tasksOf(checkoutId)) await perform(task, tries);
    },
    async sweep() {
      const checkouts = await book.dueCheckouts(now(), sweepSize);
      // One that fails keeps no other from its turn.
      for (const checkoutId of checkouts)
        await tell(checkoutId, { type: 'clock', now: now() }).catch((error: unknown) =>
          report(error),
        );
      const claimed = await book.claimTasks({ now: now(), until: now() + claimTime }, sweepSize);
      for (const { task, tries } of claimed)
        await perform(task, tries).catch((error: unknown) => report(error, task));
      return checkouts.length === sweepSize || claimed.length === sweepSize;
    },
  };
}
