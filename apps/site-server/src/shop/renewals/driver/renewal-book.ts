import type { PaymentOutcome } from '../../../payment/payment-outcome';
import type { RenewalRefund, RenewalState, RenewalWords } from './renewal-state';

/** One period of a subscription. */
export interface RenewalPeriod {
  readonly subscriptionId: string;
  /** The first order is period 1, so what is renewed is 2 or more. */
  readonly period: number;
}

/** One try of paying a period. */
export interface RenewalTry extends RenewalPeriod {
  /** From 0 on. */
  readonly attempt: number;
}

/** When a subscription is looked after next. */
export interface RenewalSchedule {
  /** The try that comes then. */
  readonly attempt: number;
  /** UTC milliseconds; null where it is paused. */
  readonly nextAt: number | null;
}

/** A transaction over one renewal: all that is done in it happens, or none of it does. */
export interface RenewalTransaction {
  /**
   * Where a renewal stands. Nobody else writes to it until the transaction is over.
   *
   * @returns nothing where there is no such subscription
   */
  open(period: RenewalPeriod): Promise<RenewalState | undefined>;
  /** Notes where it stands. */
  keepState(period: RenewalPeriod, state: RenewalState): Promise<void>;
  /** Notes when its subscription is looked after next, by whichever server. */
  schedule(period: RenewalPeriod, schedule: RenewalSchedule): Promise<void>;
  /** Holds its pieces. @returns false where there are not enough; then nothing is changed */
  reserve(period: RenewalPeriod): Promise<boolean>;
  /** Gives back what is held; twice is harmless. */
  release(period: RenewalPeriod): Promise<void>;
  /** Notes a try, before its provider hears of it. */
  beginTry(tried: RenewalTry): Promise<void>;
  /** Notes that a try was not paid. */
  declineTry(tried: RenewalTry): Promise<void>;
  /** Notes money that goes back, once for its payment. */
  giveBack(period: RenewalPeriod, refund: RenewalRefund): Promise<void>;
  /** Makes the order and all that belongs to it; the subscription goes on with its next period. */
  order(tried: RenewalTry, paymentId: string): Promise<void>;
  /** Tells of a try that came to no order. */
  mail(tried: RenewalTry, words: RenewalWords): Promise<void>;
}

/** Where renewals are written down. */
export interface RenewalBook {
  /** Runs a transaction; settles when it is on disk. */
  write<T>(run: (transaction: RenewalTransaction) => Promise<T>): Promise<T>;
  /** Takes a period that is due; nobody else gets it before `until`. Nothing where none is due. */
  claim(times: {
    readonly now: number;
    readonly until: number;
  }): Promise<RenewalPeriod | undefined>;
}

/** The way of renewals to their providers; each call rejects where the provider does not answer. */
export interface RenewalPayments {
  /** Starts or repeats a try. */
  pay(tried: RenewalTry): Promise<PaymentOutcome>;
  /** What became of a try. */
  lookUp(tried: RenewalTry): Promise<PaymentOutcome>;
  /** Takes a try back, and tells how it ended: `paid` when it was too late. */
  void(tried: RenewalTry): Promise<PaymentOutcome>;
}
