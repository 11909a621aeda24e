import type { CurrencyCode, Plan } from '@frontage/commerce-model';
import type { SubscriptionState } from '@frontage/react-blocks/server';

/** What is paid again and again. */
export interface Subscription {
  readonly id: string;
  readonly siteId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly email: string;
  readonly state: SubscriptionState;
  /** What each period costs. */
  readonly currency: CurrencyCode;
  readonly cents: number;
  readonly plan: Plan;
  readonly title: string;
  /** How many periods were paid. */
  readonly period: number;
  /** How often the next one was tried. */
  readonly attempt: number;
  /** When it is renewed next, UTC milliseconds; null when it is not. */
  readonly nextAt: number | null;
}

/** What the column `document` keeps of a subscription. */
export type SubscriptionDocument = Pick<Subscription, 'plan' | 'title'>;
