import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { OutcomeNews } from '../../../payment/payment-outcome';
import type { ReturnedMoney } from './checkout-payments';

/** A task at a payment provider, as a checkout's log requests it. */
export type PaymentTask = { readonly checkoutId: string } & (
  | { readonly do: 'pay' | 'lookUp' | 'void'; readonly attempt: number }
  | { readonly do: 'refund'; readonly paymentId: string }
);

/** A claimed task. */
export interface ClaimedTask {
  readonly task: PaymentTask;
  /** How often it was claimed, including this time. */
  readonly tries: number;
}

/** What an order is placed for. */
export interface PaidPrice {
  /** The hash of the agreed totals. */
  readonly priceHash: string;
  readonly paymentId: string;
  /** The paid attempt; 0 if nothing was due. */
  readonly attempt: number;
}

/** A new payment attempt. */
export interface AgreedAttempt {
  readonly attempt: number;
  /** Minor units. */
  readonly cents: number;
  /** The hash of the agreed totals. */
  readonly priceHash: string;
}

/** The end of an attempt without an order: refused or cancelled; or paid, and refunded. */
export type UnpaidEnd =
  | { readonly status: 'declined' }
  | ({ readonly status: 'returned' | 'mispaid' } & ReturnedMoney);

/** The log of a checkout at one moment. */
export interface StoredLog {
  /** Increases with each transaction that opens the log: a version identifies its content. */
  readonly version: number;
  /** Oldest first; empty if there is no such checkout. */
  readonly events: readonly CheckoutEvent[];
}

/** A visitor's input in a checkout, as it was judged. */
export interface JudgedCheckout {
  readonly id: string;
  /** Counts changes of the input. */
  readonly revision: number;
}

/** A transaction over one checkout: all of its changes happen, or none. */
export interface CheckoutTransaction<Judged extends JudgedCheckout = JudgedCheckout> {
  /**
   * Opens the log. Nobody else writes to it until the transaction is over.
   *
   * @param known the log at the last read: only newer events are read
   */
  open(checkoutId: string, known?: StoredLog): Promise<StoredLog>;
  /**
   * Saves the judged input, if its visitor has entered nothing else since that revision. It cannot
   * change until the transaction is over. @returns false if they have; then nothing is changed
   *
   * @throws ChangedMeanwhile if they have and something was changed already: the write is undone
   */
  keepJudged(judged: Judged): Promise<boolean>;
  /** Appends to the log, starting with a number; a checkout has one event for each number. */
  append(checkoutId: string, from: number, events: readonly CheckoutEvent[]): Promise<void>;
  /**
   * Records the state of the checkout, and when to check it next: UTC milliseconds, null for never.
   */
  keepState(checkoutId: string, state: CheckoutState, dueAt: number | null): Promise<void>;
  /**
   * Takes the stock for the agreed lines, all of it or nothing.
   *
   * @returns until when it is held, UTC milliseconds; undefined if there is not enough
   */
  reserve(checkoutId: string, priceHash: string): Promise<number | undefined>;
  /** Releases held stock; calling it again does nothing. */
  release(checkoutId: string): Promise<void>;
  /**
   * Places the order with everything that belongs to it, once for a checkout.
   *
   * @returns its id; undefined if it has become impossible, and then nothing is changed
   */
  order(checkoutId: string, paid: PaidPrice): Promise<string | undefined>;
  /** Records a payment attempt before it is requested. */
  addAttempt(checkoutId: string, tried: AgreedAttempt): Promise<void>;
  /**
   * Records the end of an attempt; one with an order does not change. If another amount was paid,
   * owner and buyer are notified, once.
   */
  endAttempt(checkoutId: string, attempt: number, end: UnpaidEnd): Promise<void>;
  /** Adds a task unless it exists already; nobody claims it before `notBefore`. */
  addTask(task: PaymentTask, notBefore: number): Promise<void>;
  /** Marks the task as done. */
  endTask(task: PaymentTask): Promise<void>;
  /** Postpones the task. */
  putOff(task: PaymentTask, until: number): Promise<void>;
  /** Records an event of a provider; gives whether it is new. */
  firstNews(plug: string, news: OutcomeNews): Promise<boolean>;
}

/** Where checkouts are recorded. */
export interface CheckoutBook<Judged extends JudgedCheckout = JudgedCheckout> {
  /** Reads the log of a checkout. */
  log(checkoutId: string): Promise<StoredLog>;
  /** Runs a transaction; settles when it is on disk. It may be run again after a conflict. */
  write<T>(run: (transaction: CheckoutTransaction<Judged>) => Promise<T>): Promise<T>;
  /** Claims due tasks, oldest first; nobody else gets them before `until`. */
  claimTasks(
    times: { readonly now: number; readonly until: number },
    limit: number,
  ): Promise<readonly ClaimedTask[]>;
  /** Lists the open tasks of one checkout, claimed or not. */
  tasksOf(checkoutId: string): Promise<readonly ClaimedTask[]>;
  /** Lists the ids of checkouts that have to be checked. */
  dueCheckouts(now: number, limit: number): Promise<readonly string[]>;
}
