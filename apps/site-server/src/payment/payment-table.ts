import type { JsonText } from '../store/json-text';
import type { AttemptDetails } from './buyer-details';
import type { PaymentPlugId } from './payment-plug';
import type { SavedMethod } from './saved-method';

/**
 * `asked`, then `paid`, `declined`, `returned` (its money is refunded), `mispaid` (money of another
 * amount is refunded), or `canceled` (promised for an order that was given up).
 */
export type AttemptStatus = 'asked' | 'paid' | 'declined' | 'returned' | 'mispaid' | 'canceled';

/** One payment attempt, by its idempotency key. */
export interface PaymentTable {
  key: string;
  site_id: string;
  /** What is paid for: a checkout, or the renewal of a subscription. */
  purchase_id: string;
  attempt: number;
  plug: PaymentPlugId;
  /** The provider's id; absent until it has answered. */
  payment_id: string | null;
  currency: string;
  /** The requested amount. */
  cents: number;
  status: AttemptStatus;
  /** The method that the provider has kept. */
  saved: JsonText<SavedMethod> | null;
  document: JsonText<AttemptDetails>;
  created_at: number;
  updated_at: number;
}

/** Processed events of providers. */
export interface PaymentEventTable {
  plug: string;
  event_id: string;
  key: string;
  answer: string;
  created_at: number;
}

/** Why a provider has not made a refund: it did not answer, or it said no. */
export type RefundFailure = 'unreachable' | 'refused';

/** Refunds, by idempotency key; `done_at` is set once the provider has accepted the refund. */
export interface RefundTable {
  key: string;
  site_id: string;
  /** The same as its attempt's. */
  purchase_id: string;
  order_id: string | null;
  payment_id: string;
  currency: string;
  cents: number;
  refund_id: string | null;
  /** Why the last request failed; null before the first and after the last. */
  failure: RefundFailure | null;
  /** When it is requested next, UTC milliseconds. */
  retry_at: number;
  created_at: number;
  done_at: number | null;
}

declare module '../store/database' {
  interface StoreTables {
    payment: PaymentTable;
    payment_event: PaymentEventTable;
    refund: RefundTable;
  }
}
