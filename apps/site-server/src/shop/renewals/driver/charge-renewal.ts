import { PaymentFault } from '../../../payment/payment-fault';
import type { PaymentOutcome } from '../../../payment/payment-outcome';
import type { RenewalPayments, RenewalAttempt } from './renewal-book';
import type { RenewalEvent } from './renewal-state';
import { renewalPatience } from './step-renewal';

/**
 * Charges an attempt for a period, or looks up its outcome: its key is charged once.
 *
 * @param payments connects with the provider
 * @param tried the attempt
 * @param times of the first request to the provider, and now: UTC milliseconds
 * @returns the resulting event
 */
export async function chargeRenewal(
  payments: RenewalPayments,
  tried: RenewalAttempt,
  { requestedAt, now }: { readonly requestedAt: number; readonly now: number },
): Promise<RenewalEvent> {
  const earlierCharge = await payments.lookUp(tried);
  // Nobody paid in time: from now on nobody can.
  if (earlierCharge.status === 'actionNeeded' && now >= requestedAt + renewalPatience)
    return toRenewalEvent(await payments.void(tried), tried, now);
  if (earlierCharge.status !== 'unknown') return toRenewalEvent(earlierCharge, tried, now);
  const { attempt } = tried;
  const declined = { type: 'declined', reason: 'refused', attempt, now } as const;
  return payments.pay(tried).then(
    (answer) => toRenewalEvent(answer, tried, now),
    (error: unknown) => {
      // A refused charge had no effect, however often it is repeated.
      if (error instanceof PaymentFault && error.code === 'refused') return declined;
      throw error;
    },
  );
}

/** Converts a provider's answer to an event of a renewal. */
export function toRenewalEvent(
  answer: PaymentOutcome,
  { attempt }: Pick<RenewalAttempt, 'attempt'>,
  now: number,
): RenewalEvent {
  switch (answer.status) {
    case 'paid':
      return { type: 'paid', attempt, paymentId: answer.paymentId, now };
    case 'mispaid': {
      const { paymentId, cents, currency } = answer;
      return { type: 'mispaid', attempt, paymentId, cents, currency, now };
    }
    case 'actionNeeded':
      return { type: 'actionNeeded', attempt, url: answer.url, now };
    case 'pending':
      return { type: 'pending', attempt, now };
    case 'declined':
      return { type: 'declined', reason: answer.reason, attempt, now };
    case 'unknown':
      return { type: 'declined', reason: 'expired', attempt, now };
  }
}
