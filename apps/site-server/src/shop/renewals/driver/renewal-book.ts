import type { PaymentOutcome } from '../../../payment/payment-outcome';
import type { RenewalRefund, RenewalState, RenewalWay, RenewalWords } from './renewal-state';

/** One period of a subscription. */
export interface RenewalPeriod {
  readonly subscriptionId: string;
  /** The first order is period 1, so a renewed one is 2 or more. */
  readonly period: number;
}

/** One payment attempt for a period. */
export interface RenewalAttempt extends RenewalPeriod {
  /** From 0 on. */
  readonly attempt: number;
}

/** When a subscription is checked next. */
export interface RenewalSchedule {
  /** The next attempt. */
  readonly attempt: number;
  /** UTC milliseconds; null if it is paused. */
  readonly nextAt: number | null;
}

/** A transaction over one renewal: all of its changes happen, or none. */
export interface RenewalTransaction {
  /**
   * Opens the state of a renewal. Nobody else writes to it until the transaction is over.
   *
   * @returns undefined if there is no such subscription
   */
  open(period: RenewalPeriod): Promise<RenewalState | undefined>;
  /** Records its state. */
  keepState(period: RenewalPeriod, state: RenewalState): Promise<void>;
  /** Records when its subscription is checked next, by whichever server. */
  schedule(period: RenewalPeriod, schedule: RenewalSchedule): Promise<void>;
  /** Holds its pieces. @returns false if there are not enough; then nothing is changed */
  reserve(period: RenewalPeriod): Promise<boolean>;
  /** Releases held pieces; calling it again does nothing. */
  release(period: RenewalPeriod): Promise<void>;
  /** Records an attempt and how it is paid, before its provider knows it. */
  beginAttempt(tried: RenewalAttempt, way: RenewalWay): Promise<void>;
  /** Records that an attempt was not paid. */
  declineAttempt(tried: RenewalAttempt): Promise<void>;
  /** Records a refund, once for its payment. */
  giveBack(period: RenewalPeriod, refund: RenewalRefund): Promise<void>;
  /**
   * Places the order with everything that belongs to it; the subscription continues with its next
   * period.
   */
  order(tried: RenewalAttempt, paymentId: string): Promise<void>;
  /** Notifies the buyer of an attempt without an order. */
  mail(tried: RenewalAttempt, words: RenewalWords): Promise<void>;
}

/** Where renewals are recorded. */
export interface RenewalBook {
  /** Runs a transaction; settles when it is on disk. */
  write<T>(run: (transaction: RenewalTransaction) => Promise<T>): Promise<T>;
  /** Claims a due period; nobody else gets it before `until`. Undefined if none is due. */
  claim(times: {
    readonly now: number;
    readonly until: number;
  }): Promise<RenewalPeriod | undefined>;
}

/** Connects renewals with their providers; each call rejects if the provider does not answer. */
export interface RenewalPayments {
  /**
   * Starts or repeats an attempt: with the saved method, which is paid or declined at once, or on
   * the provider's page.
   */
  pay(tried: RenewalAttempt): Promise<PaymentOutcome>;
  /** Looks up the outcome of an attempt. */
  lookUp(tried: RenewalAttempt): Promise<PaymentOutcome>;
  /** Cancels an attempt and gives its outcome: `paid` if it was too late. */
  void(tried: RenewalAttempt): Promise<PaymentOutcome>;
}
