import type { CheckoutState } from '@frontage/commerce-model';
import { carryOut } from './carry-out';
import type { CheckoutBook, PaymentTask } from './checkout-book';
import type { CheckoutPayments } from './checkout-payments';
import { readLog } from './read-log';
import { recordEvents } from './record-events';

/**
 * Waits between tries of a task, in milliseconds; the last one goes on for good, since it is about
 * money.
 */
export const taskWaits: readonly number[] = [
  5_000,
  15_000,
  60_000,
  5 * 60_000,
  15 * 60_000,
  60 * 60_000,
];

/** What checkouts are run with. */
export interface TaskRunnerOptions {
  readonly book: CheckoutBook;
  readonly payments: CheckoutPayments;
  /** UTC milliseconds. */
  now(): number;
  /** Gets what a provider failed with, and what a sweep could not do; it is tried again. */
  report(error: unknown, task?: PaymentTask): void;
}

/** Does what the logs of checkouts ask for at their providers. */
export interface TaskRunner {
  /**
   * Does a task, and all that follows from it and can be done now.
   *
   * @param tries how often it was taken up, this time included
   * @returns where the checkout stands then; nothing where the task has to wait
   */
  perform(task: PaymentTask, tries: number): Promise<CheckoutState | undefined>;
  /** Does several tasks, each for the first time. @returns where their checkout stands then */
  performAll(tasks: readonly PaymentTask[]): Promise<CheckoutState | undefined>;
}

/** Makes what does the tasks of checkouts. */
export function createTaskRunner({ book, payments, now, report }: TaskRunnerOptions): TaskRunner {
  async function performAll(tasks: readonly PaymentTask[]): Promise<CheckoutState | undefined> {
    let state: CheckoutState | undefined;
    for (const task of tasks) state = (await perform(task, 1)) ?? state;
    return state;
  }

  async function perform(task: PaymentTask, tries: number): Promise<CheckoutState | undefined> {
    const { checkoutId } = task;
    const log = readLog(await book.log(checkoutId));
    const events = await carryOut(payments, { task, log, now, report });
    if (events === 'later') {
      await book.write((transaction) => transaction.putOff(task, now() + waitAfter(tries)));
      return undefined;
    }
    const { state, tasks } = await book.write(async (transaction) => {
      await transaction.endTask(task);
      return recordEvents(transaction, checkoutId, events, now());
    });
    return (await performAll(tasks)) ?? state;
  }

  return { perform, performAll };
}

function waitAfter(tries: number): number {
  return taskWaits[Math.min(tries, taskWaits.length) - 1] ?? 0;
}
