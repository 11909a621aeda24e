import type { CheckoutState } from '@frontage/commerce-model';
import { carryOut } from './carry-out';
import type { CheckoutBook, JudgedCheckout, PaymentTask, StoredLog } from './checkout-book';
import type { CheckoutPayments } from './checkout-payments';
import { readLog } from './read-log';
import { recordEvents, type Recorded } from './record-events';

/**
 * Waits between attempts of a task, in milliseconds; the last one repeats without end, because it
 * is about money.
 */
export const taskWaits: readonly number[] = [
  5_000,
  15_000,
  60_000,
  5 * 60_000,
  15 * 60_000,
  60 * 60_000,
];

/** The options for running tasks. */
export interface TaskRunnerOptions<Judged extends JudgedCheckout = JudgedCheckout> {
  readonly book: CheckoutBook<Judged>;
  readonly payments: CheckoutPayments;
  /** UTC milliseconds. */
  now(): number;
  /** Receives the failures of a provider, and those of a sweep; both are retried. */
  report(error: unknown, task?: PaymentTask): void;
}

/** Performs the tasks of checkouts at their providers. */
export interface TaskRunner {
  /**
   * Performs a task, and everything that follows from it and can be done now.
   *
   * @param tries how often it was claimed, including this time
   */
  perform(task: PaymentTask, tries: number): Promise<void>;
  /**
   * Performs the tasks that were just recorded, each for the first time.
   *
   * @returns the state of their checkout after that
   */
  performAll(recorded: Recorded): Promise<CheckoutState>;
}

/** Creates the runner of checkouts' tasks. */
export function createTaskRunner<Judged extends JudgedCheckout>({
  book,
  payments,
  now,
  report,
}: TaskRunnerOptions<Judged>): TaskRunner {
  async function performAll({ tasks, ...recorded }: Recorded): Promise<CheckoutState> {
    let { state, log } = recorded;
    for (const task of tasks) {
      const next = await performOne(task, 1, log);
      if (next) ({ state, log } = next);
    }
    return state;
  }

  /** @returns undefined if the task has to wait */
  async function performOne(
    task: PaymentTask,
    tries: number,
    storedLog: StoredLog,
  ): Promise<Pick<Recorded, 'state' | 'log'> | undefined> {
    const { checkoutId } = task;
    const log = readLog(storedLog.events);
    const events = await carryOut(payments, { task, log, now, report });
    if (events === 'later') {
      await book.write((transaction) => transaction.putOff(task, now() + waitAfter(tries)));
      return undefined;
    }
    const recorded = await book.write(async (transaction) => {
      await transaction.endTask(task);
      return recordEvents(transaction, { checkoutId, events, known: storedLog }, now());
    });
    return { log: recorded.log, state: await performAll(recorded) };
  }

  return {
    perform: async (task, tries) =>
      void (await performOne(task, tries, await book.log(task.checkoutId))),
    performAll,
  };
}

function waitAfter(tries: number): number {
  return taskWaits[Math.min(tries, taskWaits.length) - 1] ?? 0;
}
