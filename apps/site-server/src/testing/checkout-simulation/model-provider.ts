import type { EventQueue, Random } from '@frontage/core-lifecycle/testing';
import {
  checkPaidAmount,
  type PaymentOutcome,
  type OutcomeNews,
} from '../../payment/payment-outcome';
import type { PaymentAnswer, UnknownPayment } from '../../payment/payment-plug';
import {
  attemptKey,
  type CheckoutPayments,
  type CheckoutAttempt,
  type ReturnedMoney,
} from '../../shop/checkout/driver/checkout-payments';
import type { FaultyLine } from './faulty-line';

/** Money that a provider took. */
export interface ModelPayment {
  readonly key: string;
  /** What came, minor units. */
  readonly cents: number;
  /** Whether it is another amount than was asked for. */
  readonly isWrong: boolean;
  readonly paymentId: string;
  readonly refunds: Map<string, number>;
}

/** What a shop calls; `charge` charges a saved method without its buyer. */
export interface ModelCalls extends CheckoutPayments {
  charge(requested: CheckoutAttempt): Promise<PaymentOutcome>;
}

/** A payment provider in a process of its own: it is never killed, but may be out of reach. */
export interface ModelProvider {
  /** All money it ever took. */
  readonly payments: readonly ModelPayment[];
  /** How a shop reaches it. */
  reach(line: FaultyLine): ModelCalls;
  /** A visitor on its page says yes or no. */
  decide(key: string, isApproved: boolean): void;
  /** Whether all news were taken. */
  isQuiet(): boolean;
}

/** What a provider needs. */
export interface ModelProviderParts {
  readonly queue: EventQueue;
  readonly random: Random;
  /** Whether a payment turns out to be of another amount than was asked for. */
  isWrong(): boolean;
  /** Whether a repeated key gets the first answer; a control forgets them. @default true */
  readonly knowsKeys?: boolean;
  /** Brings news to the shop; resolves to whether they were taken. */
  notify(news: OutcomeNews): Promise<boolean>;
}

/** Makes the provider: how an attempt ends is drawn when it comes for the first time. */
export function createModelProvider({
  queue,
  random,
  isWrong,
  knowsKeys = true,
  notify,
}: ModelProviderParts): ModelProvider {
  const attempts = new Map<string, PaymentAnswer>();
  const payments: ModelPayment[] = [];
  let untold = 0;
  let events = 0;

  function settle(request: { key: string; cents: number }, isPaid: boolean): PaymentAnswer {
    const paymentId = `payment ${payments.length + 1}`;
    const taken = isPaid
      ? { key: request.key, paymentId, isWrong: isWrong(), refunds: new Map<string, number>() }
      : undefined;
    const cents = request.cents + (taken?.isWrong ? 1 : 0);
    if (taken) payments.push({ ...taken, cents });
    const answer: PaymentAnswer = taken
      ? { status: 'paid', paymentId, cents, currency: 'EUR', settled: true }
      : { status: 'declined', reason: 'refused' };
    attempts.set(request.key, answer);
    announce({
      eventId: `event ${(events += 1)}`,
      key: request.key,
      answer: heldAgainst(request.cents, answer),
    });
    return answer;
  }

  /** Until it is taken, and sometimes once more. */
  function announce(news: OutcomeNews): void {
    untold += 1;
    const times = random.chance(0.2) ? 2 : 1;
    for (let time = 0; time < times; time += 1)
      queue.setTimeout(() => void bring(time === 0), random.pick(0, 30, 3_000, 400_000));

    async function bring(isFirst: boolean): Promise<void> {
      if (await notify(news)) untold -= isFirst ? 1 : 0;
      else if (isFirst) queue.setTimeout(() => void bring(true), 60_000 + random.below(600_000));
    }
  }

  const open = new Map<string, { key: string; cents: number }>();

  function pay(attempt: CheckoutAttempt): PaymentAnswer {
    const key = attemptKey(attempt);
    const known = attempts.get(key);
    if (known) return known;
    const named = { key, cents: attempt.cents };
    const draw = random.next();
    if (draw < 0.6) return settle(named, true);
    if (draw < 0.75) return settle(named, false);
    open.set(key, named);
    const isPending = draw < 0.85;
    const answer: PaymentAnswer = isPending
      ? { status: 'pending' }
      : { status: 'actionNeeded', url: `/pay/${key}` };
    attempts.set(key, answer);
    if (isPending)
      queue.setTimeout(
        () => settle(named, random.chance(0.7)),
        random.pick(1_000, 60_000, 2 * 60 * 60_000),
      );
    return answer;
  }

  /** Nobody is there: it is paid, declined, or on its way. */
  function charge(requested: CheckoutAttempt): PaymentAnswer {
    const key = attemptKey(requested);
    const known = knowsKeys ? attempts.get(key) : undefined;
    if (known) return known;
    const named = { key, cents: requested.cents };
    const draw = random.next();
    if (draw < 0.9) return settle(named, draw < 0.65);
    attempts.set(key, { status: 'pending' });
    queue.setTimeout(
      () => settle(named, random.chance(0.7)),
      random.pick(1_000, 60_000, 2 * 60 * 60_000),
    );
    return { status: 'pending' };
  }

  function find(requested: CheckoutAttempt): PaymentAnswer | UnknownPayment {
    const known = knowsKeys ? attempts.get(attemptKey(requested)) : undefined;
    return known ?? { status: 'unknown' };
  }

  function takeBack(attempt: CheckoutAttempt): PaymentAnswer | UnknownPayment {
    const key = attemptKey(attempt);
    const known = attempts.get(key);
    if (known?.status === 'actionNeeded') return settle({ key, cents: attempt.cents }, false);
    // Some providers keep in mind what they never saw, others do not.
    if (!known && random.chance(0.5)) attempts.set(key, { status: 'declined', reason: 'canceled' });
    return attempts.get(key) ?? { status: 'unknown' };
  }

  function refund({ cents }: CheckoutAttempt, { paymentId, mispaid }: ReturnedMoney): void {
    payments
      .find((payment) => payment.paymentId === paymentId)
      ?.refunds.set(paymentId, mispaid?.cents ?? cents);
  }

  return {
    payments,
    reach: (line) => ({
      pay: (attempt) => line.carry(() => heldAgainst(attempt.cents, pay(attempt))),
      charge: (attempt) => line.carry(() => heldAgainst(attempt.cents, charge(attempt))),
      lookUp: (attempt) => line.carry(() => heldAgainst(attempt.cents, find(attempt))),
      void: (attempt) => line.carry(() => heldAgainst(attempt.cents, takeBack(attempt))),
      refund: (attempt, money) => line.carry(() => refund(attempt, money)),
    }),
    decide: (key, isApproved) => {
      const named = open.get(key);
      if (named && attempts.get(key)?.status === 'actionNeeded') settle(named, isApproved);
    },
    isQuiet: () => untold === 0,
  };
}

function heldAgainst(cents: number, answer: PaymentAnswer | UnknownPayment): PaymentOutcome {
  return checkPaidAmount({ cents, currency: 'EUR' }, answer);
}
