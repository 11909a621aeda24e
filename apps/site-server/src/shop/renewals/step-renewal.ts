import type { PaymentOutcome } from '../../payment/payment-outcome';
import type { RenewalOutcome } from '../subscriptions/due-subscriptions';
import { nextPeriod } from '../subscriptions/next-period';
import type { Subscription } from '../subscriptions/subscription';
import type { RenewalWords } from './mail-renewal';

const day = 24 * 60 * 60 * 1000;

/**
 * Waits after a period could not be paid, in milliseconds; after the last one the subscription is
 * paused.
 */
export const renewalWaits: readonly number[] = [day, 3 * day, 5 * day];

/** How long a buyer has to pay on the provider's page, in milliseconds. */
export const renewalPatience = 3 * day;

/** How a subscription goes on, and what is told of it. */
export interface RenewalStep {
  readonly outcome: RenewalOutcome;
  readonly words?: RenewalWords;
}

/**
 * How a subscription goes on after a try.
 *
 * @param subscription as it was when the try began
 * @param answer what the provider said; `soldOut` where nobody asked it, since there are not
 *   enough pieces
 * @param times when the first period began, and now
 */
export function stepRenewal(
  { period, attempt, plan }: Subscription,
  answer: PaymentOutcome['status'] | 'soldOut',
  { begin, now, href = '' }: { begin: number; now: number; href?: string },
): RenewalStep {
  const active = (nextAt: number) => ({ state: 'active', period, attempt, nextAt }) as const;
  switch (answer) {
    case 'paid': {
      const nextAt = nextPeriod(plan, begin, period + 1);
      return {
        outcome: {
          state: nextAt === null ? 'ended' : 'active',
          period: period + 1,
          attempt: 0,
          nextAt,
        },
      };
    }
    case 'actionNeeded':
      return {
        outcome: active(now + renewalPatience),
        words: { kind: 'pay', href, until: now + renewalPatience },
      };
    case 'pending':
      return { outcome: active(now + day) };
    case 'soldOut':
      return { outcome: active(now + day), words: { kind: 'soldOut' } };
    case 'declined':
    case 'mispaid':
    case 'unknown': {
      const wait = renewalWaits[attempt];
      if (wait === undefined)
        return {
          outcome: { state: 'paused', period, attempt: attempt + 1, nextAt: null },
          words: { kind: 'paused' },
        };
      return {
        outcome: { ...active(now + wait), attempt: attempt + 1 },
        words: { kind: 'failed', again: now + wait },
      };
    }
  }
}
