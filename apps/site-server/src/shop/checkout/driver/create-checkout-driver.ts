import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { OutcomeNews } from '../../../payment/payment-outcome';
import { toEvents } from './carry-out';
import { unlessChanged } from './changed-meanwhile';
import type { JudgedCheckout } from './checkout-book';
import { readTryKey } from './checkout-payments';
import { type TaskRunnerOptions, createTaskRunner } from './create-task-runner';
import { readLog, type CheckoutLog } from './read-log';
import { claimTime, recordEvents } from './record-events';

/** Checkouts and tasks that one sweep takes up. */
const sweepSize = 50;

/** Runs checkouts. */
export interface CheckoutDriver<Judged extends JudgedCheckout = JudgedCheckout> {
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
   * The same, if the visitor has told the checkout nothing since what was judged, which is kept with
   * it.
   *
   * @param judged what was judged
   * @returns nothing when they have; then nothing happened
   */
  dispatchJudged(
    judged: Judged,
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
export function createCheckoutDriver<Judged extends JudgedCheckout = JudgedCheckout>({
  book,
  payments,
  now,
  report,
}: TaskRunnerOptions<Judged>): CheckoutDriver<Judged> {
  const { perform, performAll } = createTaskRunner({ book, payments, now, report });

  async function dispatch(
    checkoutId: string,
    ...given: readonly CheckoutEvent[]
  ): Promise<CheckoutState> {
    const recorded = await book.write((transaction) =>
      recordEvents(transaction, { checkoutId, given }, now()),
    );
    return performAll(recorded);
  }

  return {
    events: async (checkoutId) => (await book.log(checkoutId)).events,
    read: async (checkoutId) => readLog((await book.log(checkoutId)).events),
    dispatch,
    async dispatchJudged(judged, ...given) {
      const recorded = await unlessChanged(
        book.write(async (transaction) =>
          (await transaction.keepJudged(judged))
            ? recordEvents(transaction, { checkoutId: judged.id, given }, now())
            : undefined,
        ),
      );
      return recorded && performAll(recorded);
    },
    async hear(plug, news) {
      const tried = readTryKey(news.key);
      if (!tried) return;
      const { checkoutId, attempt } = tried;
      const recorded = await book.write(async (transaction) =>
        (await transaction.firstNews(plug, news))
          ? recordEvents(transaction, { checkoutId, given: toEvents(news.answer, attempt) }, now())
          : undefined,
      );
      if (recorded) await performAll(recorded);
    },
    async resume(checkoutId) {
      for (const { task, tries } of await book.tasksOf(checkoutId)) await perform(task, tries);
    },
    async sweep() {
      const checkouts = await book.dueCheckouts(now(), sweepSize);
      // One that fails keeps no other from its turn.
      for (const checkoutId of checkouts)
        await dispatch(checkoutId, { type: 'clock', now: now() }).catch((error: unknown) =>
          report(error),
        );
      const claimed = await book.claimTasks({ now: now(), until: now() + claimTime }, sweepSize);
      for (const { task, tries } of claimed)
        await perform(task, tries).catch((error: unknown) => report(error, task));
      return checkouts.length === sweepSize || claimed.length === sweepSize;
    },
  };
}
