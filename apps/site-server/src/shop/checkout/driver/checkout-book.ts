import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { OutcomeNews } from '../../../payment/payment-outcome';
import type { ReturnedMoney } from './checkout-payments';

/** Something to be done at a payment provider, as a checkout's log asks for it. */
export type PaymentTask = { readonly checkoutId: string } & (
  | { readonly do: 'pay' | 'lookUp' | 'void'; readonly attempt: number }
  | { readonly do: 'refund'; readonly paymentId: string }
);

/** A task that somebody has taken up. */
export interface ClaimedTask {
  readonly task: PaymentTask;
  /** How often it was taken up, this time included. */
  readonly tries: number;
}

/** What an order is made for. */
export interface PaidPrice {
  /** Of the totals that were agreed on. */
  readonly priceHash: string;
  readonly paymentId: string;
  /** The try that was paid; 0 when nothing was to be paid. */
  readonly attempt: number;
}

/** What became of a try of paying: refused or taken back; or paid, and its money goes back. */
export type TryEnd =
  { readonly status: 'declined' } | ({ readonly status: 'returned' | 'mispaid' } & ReturnedMoney);

/** A transaction over one checkout: all that is done in it happens, or none of it does. */
export interface CheckoutTransaction {
  /** The log, oldest first. Nobody else writes to it until the transaction is over. */
  open(checkoutId: string): Promise<readonly CheckoutEvent[]>;
  /**
   * Whether what its visitor told is of that revision. It stays so until the transaction is over.
   */
  isAt(checkoutId: string, revision: number): Promise<boolean>;
  /** Adds to the log; of a checkout and number there is one event. */
  append(checkoutId: string, number: number, event: CheckoutEvent): Promise<void>;
  /**
   * Notes where the checkout stands, and when it is to be looked at: UTC milliseconds, null for not
   * by itself.
   */
  keepState(checkoutId: string, state: CheckoutState, dueAt: number | null): Promise<void>;
  /**
   * Takes the stock that the agreed lines need, all of it or nothing.
   *
   * @returns until when it is held, UTC milliseconds; nothing where some is not there
   */
  reserve(checkoutId: string, priceHash: string): Promise<number | undefined>;
  /** Gives back what is held; twice is harmless. */
  release(checkoutId: string): Promise<void>;
  /**
   * Makes the order and all that belongs to it, once for a checkout.
   *
   * @returns its id; nothing where it has become impossible, and then nothing is changed
   */
  order(checkoutId: string, paid: PaidPrice): Promise<string | undefined>;
  /** Notes a try of paying before anybody asks for it: minor units. */
  addTry(checkoutId: string, attempt: number, cents: number): Promise<void>;
  /**
   * Notes what became of a try; one that an order was made of stays so. Of money of another amount
   * its owner and its buyer are told, once.
   */
  endTry(checkoutId: string, attempt: number, end: TryEnd): Promise<void>;
  /** Adds a task unless the same one is there; nobody takes it up before `notBefore`. */
  addTask(task: PaymentTask, notBefore: number): Promise<void>;
  /** The task is done. */
  endTask(task: PaymentTask): Promise<void>;
  /** The task is to be tried again. */
  putOff(task: PaymentTask, until: number): Promise<void>;
  /** Notes what a provider tells; whether it is told for the first time. */
  firstNews(plug: string, news: OutcomeNews): Promise<boolean>;
}

/** Where checkouts are written down. */
export interface CheckoutBook {
  /** The log of a checkout, oldest first; empty where there is no such checkout. */
  log(checkoutId: string): Promise<readonly CheckoutEvent[]>;
  /**
   * Runs a transaction; settles when it is on disk. It may be run once more when others were in its
   * way.
   */
  write<T>(run: (transaction: CheckoutTransaction) => Promise<T>): Promise<T>;
  /** Takes up tasks whose time has come, oldest first; nobody else gets them before `until`. */
  claimTasks(
    times: { readonly now: number; readonly until: number },
    limit: number,
  ): Promise<readonly ClaimedTask[]>;
  /** What is left to be done for one checkout, whoever has taken it up. */
  tasksOf(checkoutId: string): Promise<readonly ClaimedTask[]>;
  /** Ids of checkouts that are to be looked at. */
  dueCheckouts(now: number, limit: number): Promise<readonly string[]>;
}
