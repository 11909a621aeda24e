import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { OutcomeNews } from '../../../payment/payment-outcome';
import { toEvents } from './carry-out';
import { unlessChanged } from './changed-meanwhile';
import type { JudgedCheckout } from './checkout-book';
import { readAttemptKey } from './checkout-payments';
import { type TaskRunnerOptions, createTaskRunner } from './create-task-runner';
import { readLog, type CheckoutLog } from './read-log';
import { claimTime, recordEvents } from './record-events';

/** The number of checkouts and tasks per sweep. */
const sweepSize = 50;

/** Runs checkouts. */
export interface CheckoutDriver<Judged extends JudgedCheckout = JudgedCheckout> {
  /** Gives the log of a checkout, oldest first. */
  events(checkoutId: string): Promise<readonly CheckoutEvent[]>;
  /** Reads a checkout's log. */
  read(checkoutId: string): Promise<CheckoutLog>;
  /**
   * Dispatches events to a checkout, and does everything that follows from them and can be done
   * now.
   *
   * @returns its state after that
   */
  dispatch(checkoutId: string, ...events: readonly CheckoutEvent[]): Promise<CheckoutState>;
  /**
   * Does the same, if the visitor has entered nothing since the judged input, which is saved with
   * it.
   *
   * @param judged the judged input
   * @returns undefined if they have; then nothing happened
   */
  dispatchJudged(
    judged: Judged,
    ...events: readonly CheckoutEvent[]
  ): Promise<CheckoutState | undefined>;
  /**
   * Does the open tasks of a checkout at once, for a waiting visitor: those of a server that died
   * would otherwise wait for the next sweep. Another server may do them too, which is harmless.
   */
  resume(checkoutId: string): Promise<void>;
  /**
   * Dispatches a provider's news to its checkout. Ignores news of other checkouts, and repetitions.
   */
  hear(plug: string, news: OutcomeNews): Promise<void>;
  /**
   * Takes over what others left: expired checkouts and due tasks.
   *
   * @returns whether there may be more
   */
  sweep(): Promise<boolean>;
}

/**
 * Creates the driver that runs checkouts over their logs. Events are on disk before they have any
 * effect outside, and so are the resulting tasks, so that after a crash the next sweep of any
 * server continues. No transaction waits for the provider. Whatever comes twice, late or in another
 * order has the same end: one order for one payment, and every other payment is refunded.
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
    ...events: readonly CheckoutEvent[]
  ): Promise<CheckoutState> {
    const recorded = await book.write((transaction) =>
      recordEvents(transaction, { checkoutId, events }, now()),
    );
    return performAll(recorded);
  }

  return {
    events: async (checkoutId) => (await book.log(checkoutId)).events,
    read: async (checkoutId) => readLog((await book.log(checkoutId)).events),
    dispatch,
    async dispatchJudged(judged, ...events) {
      const recorded = await unlessChanged(
        book.write(async (transaction) =>
          (await transaction.keepJudged(judged))
            ? recordEvents(transaction, { checkoutId: judged.id, events }, now())
            : undefined,
        ),
      );
      return recorded && performAll(recorded);
    },
    async hear(plug, news) {
      const tried = readAttemptKey(news.key);
      if (!tried) return;
      const { checkoutId, attempt } = tried;
      const recorded = await book.write(async (transaction) =>
        (await transaction.firstNews(plug, news))
          ? recordEvents(transaction, { checkoutId, events: toEvents(news.answer, attempt) }, now())
          : undefined,
      );
      if (recorded) await performAll(recorded);
    },
    async resume(checkoutId) {
      for (const { task, tries } of await book.tasksOf(checkoutId)) await perform(task, tries);
    },
    async sweep() {
      const checkouts = await book.dueCheckouts(now(), sweepSize);
      // A failure does not stop the others.
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
