import { PaymentFault } from '../../../payment/payment-fault';
import type { PaymentOutcome } from '../../../payment/payment-outcome';
import type { RenewalPayments, RenewalTry } from './renewal-book';
import type { RenewalEvent } from './renewal-state';
import { renewalPatience } from './step-renewal';

/**
 * Charges a try of a period, or learns what became of it: its key is charged once.
 *
 * @param payments the way to its provider
 * @param tried the try
 * @param times when its provider was asked first, and now: UTC milliseconds
 * @returns what it tells the renewal
 */
export async function chargeRenewal(
  payments: RenewalPayments,
  tried: RenewalTry,
  { requestedAt, now }: { readonly requestedAt: number; readonly now: number },
): Promise<RenewalEvent> {
  const known = await payments.lookUp(tried);
  // Nobody paid in time: from now on nobody can.
  if (known.status === 'actionNeeded' && now >= requestedAt + renewalPatience)
    return toRenewalEvent(await payments.void(tried), tried, now);
  if (known.status !== 'unknown') return toRenewalEvent(known, tried, now);
  const declined = { type: 'declined', attempt: tried.attempt, now } as const;
  return payments.pay(tried).then(
    (answer) => toRenewalEvent(answer, tried, now),
    (error: unknown) => {
      // What a provider refuses is not done, however often it is asked.
      if (error instanceof PaymentFault && error.code === 'refused') return declined;
      throw error;
    },
  );
}

/** What a provider's answer tells a renewal. */
export function toRenewalEvent(
  answer: PaymentOutcome,
  { attempt }: Pick<RenewalTry, 'attempt'>,
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
    case 'unknown':
      return { type: 'declined', attempt, now };
  }
}
