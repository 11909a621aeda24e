import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import { PaymentFault } from '../../../payment/payment-fault';
import type { PaymentOutcome } from '../../../payment/payment-outcome';
import type { PaymentTask } from './checkout-book';
import type { CheckoutPayments, CheckoutAttempt } from './checkout-payments';
import type { CheckoutLog } from './read-log';

/** What a task needs. */
interface TaskFacts {
  readonly task: PaymentTask;
  readonly log: CheckoutLog;
  now(): number;
  report(error: unknown, task: PaymentTask): void;
}

/**
 * Performs a task at the provider.
 *
 * @returns the resulting events of the checkout; `later` if it has to be retried
 */
export async function carryOut(
  payments: CheckoutPayments,
  { task, log, now, report }: TaskFacts,
): Promise<CheckoutEvent[] | 'later'> {
  const money = task.do === 'refund' ? log.payments.get(task.paymentId) : undefined;
  const attempt = task.do === 'refund' ? money?.attempt : task.attempt;
  const cents = attempt === undefined ? undefined : log.attempts.get(attempt);
  if (attempt === undefined || cents === undefined) return [];
  const checkoutAttempt = { checkoutId: task.checkoutId, attempt, cents };
  try {
    switch (task.do) {
      case 'pay':
        return await pay();
      case 'lookUp':
        return await lookUp(payments, checkoutAttempt, { state: log.state, now });
      case 'void':
        return await takeBack(payments, checkoutAttempt);
      case 'refund':
        await payments.refund(checkoutAttempt, {
          paymentId: task.paymentId,
          mispaid: money?.mispaid,
        });
        return [{ type: 'refunded', paymentId: task.paymentId }];
    }
  } catch (error) {
    report(error, task);
    if (task.do !== 'pay') return 'later';
    return [{ type: isRefused(error) ? 'declined' : 'unanswered', attempt }];
  }

  async function pay(): Promise<CheckoutEvent[]> {
    if (!isUnderWay(log.state, checkoutAttempt.attempt)) return [];
    // Found after a long time: the visitor is gone, and the provider may have forgotten the key.
    if (isExpired(log.state, now()))
      return [{ type: 'unanswered', attempt: checkoutAttempt.attempt }];
    const answer = await payments.pay(checkoutAttempt);
    const events = toEvents(answer, checkoutAttempt.attempt);
    return events.length > 0 ? events : [{ type: 'unanswered', attempt: checkoutAttempt.attempt }];
  }
}

/**
 * Looks up the outcome of an attempt. It may continue until its time is over; then it is cancelled.
 */
async function lookUp(
  payments: CheckoutPayments,
  checkoutAttempt: CheckoutAttempt,
  { state, now }: { state: CheckoutState; now(): number },
): Promise<CheckoutEvent[] | 'later'> {
  const { attempt } = checkoutAttempt;
  if (!isUnderWay(state, attempt)) return [];
  const answer = await payments.lookUp(checkoutAttempt);
  if (answer.status === 'pending') return 'later';
  if (isEnd(answer)) return toEvents(answer, attempt);
  if (isExpired(state, now())) return takeBack(payments, checkoutAttempt);
  // The provider does not know it: the request was lost, and is sent again under the same key.
  try {
    const certain = answer.status === 'unknown' ? await payments.pay(checkoutAttempt) : answer;
    const events = toEvents(certain, attempt);
    return events.length > 0 ? events : 'later';
  } catch (error) {
    if (isRefused(error)) return [{ type: 'declined', attempt }];
    throw error;
  }
}

/** A refused request had no effect, and repeating it would change nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof PaymentFault && error.code === 'refused';
}

/** It may have been paid in the meantime; then that counts. */
async function takeBack(
  payments: CheckoutPayments,
  checkoutAttempt: CheckoutAttempt,
): Promise<CheckoutEvent[] | 'later'> {
  const answer = await payments.void(checkoutAttempt);
  if (isEnd(answer)) return toEvents(answer, checkoutAttempt.attempt);
  if (answer.status === 'pending' || answer.status === 'actionNeeded') return 'later';
  return [{ type: 'declined', attempt: checkoutAttempt.attempt }];
}

/** Converts a provider's answer to events of a checkout; none if it contains nothing new. */
export function toEvents(answer: PaymentOutcome, attempt: number): CheckoutEvent[] {
  switch (answer.status) {
    case 'paid':
      return [{ type: 'paid', attempt, paymentId: answer.paymentId }];
    case 'mispaid':
      return [
        {
          type: 'mispaid',
          attempt,
          paymentId: answer.paymentId,
          cents: answer.cents,
          currency: answer.currency,
        },
      ];
    case 'declined':
      return [{ type: 'declined', attempt }];
    case 'actionNeeded':
      return [{ type: 'actionNeeded', attempt, action: answer.url }];
    case 'pending':
    case 'unknown':
      return [];
  }
}

/** Whether the outcome of an attempt is final. */
function isEnd({ status }: PaymentOutcome): boolean {
  return status === 'paid' || status === 'mispaid' || status === 'declined';
}

function isUnderWay(state: CheckoutState, attempt: number): boolean {
  return (state.at === 'paying' || state.at === 'actionNeeded') && state.attempt === attempt;
}

function isExpired(state: CheckoutState, now: number): boolean {
  return 'expiresAt' in state && now >= state.expiresAt;
}
