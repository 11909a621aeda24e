import type { PaymentOutcome } from '../../../payment/payment-outcome';
import { chargeRenewal, toRenewalEvent } from './charge-renewal';
import { recordRenewal } from './record-renewal';
import type { RenewalBook, RenewalPayments, RenewalPeriod, RenewalTry } from './renewal-book';
import type { RenewalEvent } from './renewal-state';

/** How long a server has a subscription for itself, in milliseconds. */
const claimTime = 15 * 60_000;

/** Runs renewals. */
export interface RenewalDriver {
  /** Renews a period that is due. @returns whether there was one */
  renewOne(): Promise<boolean>;
  /** Takes money that a provider tells of by itself; anything else is asked for in its time. */
  hear(tried: RenewalTry, answer: PaymentOutcome): Promise<void>;
}

/** What renewals are run with. */
export interface RenewalDriverOptions {
  readonly book: RenewalBook;
  readonly payments: RenewalPayments;
  /** UTC milliseconds. */
  now(): number;
  /** Gets what a provider failed with; it is asked again later. */
  report(error: unknown): void;
}

/**
 * Runs renewals: each period that is paid becomes an order of its own. Its pieces
 * are held before anybody is charged; where they are not there, nobody is, and it is tried again
 * the next day. Each try is charged under one key, so that however often it is taken up, by
 * whichever server, it is paid once. Who cannot be charged is asked to pay, then tried again after
 * 1, 3 and 5 days, then paused. The provider is never waited for within a transaction.
 */
export function createRenewalDriver({
  book,
  payments,
  now,
  report,
}: RenewalDriverOptions): RenewalDriver {
  async function dispatch(period: RenewalPeriod, event: RenewalEvent): Promise<void> {
    const charge = await book.write((transaction) => recordRenewal(transaction, period, event));
    if (!charge) return;
    const { attempt, requestedAt } = charge;
    const times = { requestedAt, now: now() };
    await dispatch(period, await chargeRenewal(payments, { ...period, attempt }, times));
  }

  return {
    async renewOne() {
      const period = await book.claim({ now: now(), until: now() + claimTime });
      if (!period) return false;
      // Where it fails, its claim ends, and it is tried again.
      await dispatch(period, { type: 'begin', now: now() }).catch(report);
      return true;
    },
    async hear(tried, answer) {
      if (answer.status !== 'paid' && answer.status !== 'mispaid') return;
      const { subscriptionId, period } = tried;
      await dispatch({ subscriptionId, period }, toRenewalEvent(answer, tried, now()));
    },
  };
}
