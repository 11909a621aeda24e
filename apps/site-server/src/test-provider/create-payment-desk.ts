import { randomBytes } from 'node:crypto';
import type { Clock } from '@frontage/core-lifecycle';
import type { PaymentRequest, RefundRequest } from '../payment/payment-plug';
import type { TestMethod } from '../payment/test-methods';
import type { NewsPost } from './create-news-post';
import type { PaymentJournal } from './open-payment-journal';
import { makeNews } from './test-news';
import {
  movePayment,
  refundPayment,
  type PaymentMove,
  type RefundStep,
  type TestPayment,
} from './test-payment';

/** The shop's request for an attempt. */
export interface TestAsk extends PaymentRequest {
  method: TestMethod;
}

/** A payment that was asked for, and whether that is for the first time. */
export interface StartedPayment {
  readonly payment: TestPayment;
  readonly isNew: boolean;
}

/** The provider's rules for its records. Everything is on disk when a call returns. */
export interface PaymentDesk {
  /** Starts a payment, or finds the one with that key; undefined if that one differs. */
  start(ask: TestAsk): StartedPayment | undefined;
  /** Moves a payment, and notifies the shop of its end. */
  move(payment: TestPayment, move: PaymentMove, manner?: TestPayment['manner']): TestPayment;
  refund(ask: RefundRequest): RefundStep | undefined;
}

/** What tokens do at once; the others wait for the visitor. */
const firstMoves: Readonly<Partial<Record<TestMethod, PaymentMove>>> = {
  tok_approve: { do: 'approve' },
  tok_decline: { do: 'decline', reason: 'refused' },
  tok_expired: { do: 'decline', reason: 'expiredCard' },
  tok_authenticate: { do: 'decline', reason: 'authentication' },
  tok_challenge: { do: 'check' },
  tok_pending: { do: 'wait' },
  tok_break: { do: 'approve' },
  tok_silence: { do: 'approve' },
  tok_early: { do: 'approve' },
  tok_twice: { do: 'approve' },
};

/** Opens the desk. */
export function createPaymentDesk(
  journal: PaymentJournal,
  post: Pick<NewsPost, 'wake'>,
  clock: Pick<Clock, 'now'>,
): PaymentDesk {
  function move(payment: TestPayment, step: PaymentMove, manner = payment.manner): TestPayment {
    const moved = movePayment(payment, step);
    if (moved === payment) return payment;
    const next = { ...moved, manner };
    const isNews = next.state !== 'open' && next.state !== 'checking';
    journal.keep({ payment: next }, ...(isNews ? [{ news: makeNews(next, clock.now()) }] : []));
    post.wake();
    return next;
  }

  return {
    start(ask) {
      const request = JSON.stringify(ask);
      const earlier = journal.byKey(ask.key);
      if (earlier)
        return earlier.asked === request ? { payment: earlier, isNew: false } : undefined;
      const payment: TestPayment = {
        ...ask,
        asked: request,
        id: createId('tp'),
        visit: createId('visit'),
        state: 'open',
        manner: ask.method === 'tok_twice' ? 'twice' : 'once',
        refunds: [],
      };
      const first = firstMoves[ask.method];
      if (!first) journal.keep({ payment });
      return { payment: first ? move(payment, first) : payment, isNew: true };
    },
    move,
    refund({ paymentId, ...ask }) {
      const payment = journal.byId(paymentId);
      if (!payment) return undefined;
      const step = refundPayment(payment, { ...ask, id: createId('tr') });
      if ('refusal' in step || step.payment === payment) return step;
      journal.keep(
        { payment: step.payment },
        { news: makeNews(step.payment, clock.now(), 'refunded') },
      );
      post.wake();
      return step;
    },
  };
}

/** An id that nobody can guess. */
export function createId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}
