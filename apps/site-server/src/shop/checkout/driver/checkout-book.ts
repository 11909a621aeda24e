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

/** A try of paying that begins. */
export interface AgreedTry {
  readonly attempt: number;
  /** Minor units. */
  readonly cents: number;
  /** Of the totals that were agreed on. */
  readonly priceHash: string;
}

/** What became of a try of paying: refused or taken back; or paid, and its money goes back. */
export type UnpaidEnd =
  { readonly status: 'declined' } | ({ readonly status: 'returned' | 'mispaid' } & ReturnedMoney);

/** The log of a checkout as it stood at one moment. */
export interface StoredLog {
  /** Grows with each transaction that opens the log: of one version there is one log. */
  readonly version: number;
  /** Oldest first; empty where there is no such checkout. */
  readonly events: readonly CheckoutEvent[];
}

/** What a visitor told a checkout, as it was judged. */
export interface JudgedCheckout {
  readonly id: string;
  /** Counts what was told. */
  readonly revision: number;
}

/** A transaction over one checkout: all that is done in it happens, or none of it does. */
export interface CheckoutTransaction<Judged extends JudgedCheckout = JudgedCheckout> {
  /**
   * The log. Nobody else writes to it until the transaction is over.
   *
   * @param known how it stood when it was read last: only what came since is read
   */
  open(checkoutId: string, known?: StoredLog): Promise<StoredLog>;
  /**
   * Keeps what was judged, where its visitor has told nothing else since that revision. It stays so
   * until the transaction is over. @returns false where it is not; then nothing is changed
   *
   * @throws ChangedMeanwhile where it is not and something is changed already: the write is undone
   */
  keepJudged(judged: Judged): Promise<boolean>;
  /** Adds to the log, from a number on; of a checkout and number there is one event. */
  append(checkoutId: string, from: number, events: readonly CheckoutEvent[]): Promise<void>;
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
  /** Notes a try of paying before anybody asks for it. */
  addTry(checkoutId: string, tried: AgreedTry): Promise<void>;
  /**
   * Notes what became of a try; one that an order was made of stays so. Of money of another amount
   * its owner and its buyer are told, once.
   */
  endTry(checkoutId: string, attempt: number, end: UnpaidEnd): Promise<void>;
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
export interface CheckoutBook<Judged extends JudgedCheckout = JudgedCheckout> {
  /** The log of a checkout. */
  log(checkoutId: string): Promise<StoredLog>;
  /**
   * Runs a transaction; settles when it is on disk. It may be run once more when others were in its
   * way.
   */
  write<T>(run: (transaction: CheckoutTransaction<Judged>) => Promise<T>): Promise<T>;
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
