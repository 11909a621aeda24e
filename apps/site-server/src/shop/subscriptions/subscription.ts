import type { CurrencyCode, Plan } from '@frontage/commerce-model';
import type { SubscriptionState } from '@frontage/react-blocks/server';
import type { PaymentPlugId } from '../../payment/payment-plug';
import type { SavedMethod } from '../../payment/saved-method';

/** A recurring purchase. */
export interface Subscription {
  readonly id: string;
  readonly siteId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly email: string;
  readonly state: SubscriptionState;
  /** The price of each period. */
  readonly currency: CurrencyCode;
  readonly cents: number;
  readonly plan: Plan;
  readonly title: string;
  /** What it is paid with. */
  readonly plug: PaymentPlugId;
  /**
   * What is charged without its buyer; null where its provider keeps nothing: then the buyer is
   * asked to pay each period.
   */
  readonly method: SavedMethod | null;
  /** When the provider was asked for that method, UTC milliseconds: an older one never counts. */
  readonly methodAt: number;
  /** The number of paid periods. */
  readonly period: number;
  /** The number of attempts for the next one. */
  readonly attempt: number;
  /** The next renewal, UTC milliseconds; null if it is not renewed. */
  readonly nextAt: number | null;
}

/** Whether the last payment of a subscription failed; it may be paid before it is tried again. */
export function isPastDue({ state, attempt }: Pick<Subscription, 'state' | 'attempt'>): boolean {
  return state === 'paused' || (state === 'active' && attempt > 0);
}

/** What the column `document` stores of a subscription. */
export type SubscriptionDocument = Pick<Subscription, 'plan' | 'title'>;
