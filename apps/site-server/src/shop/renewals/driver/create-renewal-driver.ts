import type { PaymentOutcome } from '../../../payment/payment-outcome';
import { chargeRenewal, toRenewalEvent } from './charge-renewal';
import { recordRenewal } from './record-renewal';
import type { RenewalBook, RenewalPayments, RenewalPeriod, RenewalAttempt } from './renewal-book';
import type { RenewalEvent } from './renewal-state';

/** How long a server's claim on a subscription lasts, in milliseconds. */
const claimTime = 15 * 60_000;

/** Runs renewals. */
export interface RenewalDriver {
  /** Renews a due period. @returns whether there was one */
  renewOne(): Promise<boolean>;
  /**
   * Has the buyer pay a period that failed, before it is tried again: on the provider's page.
   *
   * @returns where that page is; nothing where there is nothing to pay there
   */
  payNow(period: RenewalPeriod): Promise<string | undefined>;
  /** Asks how it went for a buyer who is back from that page. */
  comeBack(period: RenewalPeriod): Promise<void>;
  /** Handles money that a provider reports by itself; anything else is requested in time. */
  hear(tried: RenewalAttempt, answer: PaymentOutcome): Promise<void>;
}

/** The options for running renewals. */
export interface RenewalDriverOptions {
  readonly book: RenewalBook;
  readonly payments: RenewalPayments;
  /** UTC milliseconds. */
  now(): number;
  /** Receives the failures of a provider, which is asked again later. */
  report(error: unknown): void;
}

/**
 * Creates the driver of renewals: each paid period becomes a separate order. Its pieces are held
 * before anybody is charged; if they are not in stock, nobody is charged, and it is retried the
 * next day. The method that the provider has saved is charged without the buyer; if none is saved,
 * the buyer is asked to pay. Each attempt is charged under one key, so that it is paid once,
 * however often and by whichever server it is processed. A payment that fails is retried after 1, 3
 * and 5 days, then the subscription is paused. No transaction waits for the provider.
 */
export function createRenewalDriver({
  book,
  payments,
  now,
  report,
}: RenewalDriverOptions): RenewalDriver {
  /** @returns what happened last */
  async function dispatch(period: RenewalPeriod, event: RenewalEvent): Promise<RenewalEvent> {
    const charge = await book.write((transaction) => recordRenewal(transaction, period, event));
    if (!charge) return event;
    const { attempt, requestedAt } = charge;
    const times = { requestedAt, now: now() };
    return dispatch(period, await chargeRenewal(payments, { ...period, attempt }, times));
  }

  return {
    async renewOne() {
      const period = await book.claim({ now: now(), until: now() + claimTime });
      if (!period) return false;
      // After a failure its claim expires, and it is retried.
      await dispatch(period, { type: 'begin', way: 'saved', now: now() }).catch(report);
      return true;
    },
    async payNow(period) {
      const last = await dispatch(period, { type: 'begin', way: 'page', now: now() });
      return last.type === 'actionNeeded' ? last.url : undefined;
    },
    async comeBack(period) {
      await dispatch(period, { type: 'back', now: now() });
    },
    async hear(tried, answer) {
      if (answer.status !== 'paid' && answer.status !== 'mispaid') return;
      const { subscriptionId, period } = tried;
      await dispatch({ subscriptionId, period }, toRenewalEvent(answer, tried, now()));
    },
  };
}
