import type { CurrencyCode, Plan } from '@frontage/commerce-model';
import type { SubscriptionState } from '@frontage/react-blocks/server';

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
  /** The number of paid periods. */
  readonly period: number;
  /** The number of attempts for the next one. */
  readonly attempt: number;
  /** The next renewal, UTC milliseconds; null if it is not renewed. */
  readonly nextAt: number | null;
}

/** What the column `document` stores of a subscription. */
export type SubscriptionDocument = Pick<Subscription, 'plan' | 'title'>;
