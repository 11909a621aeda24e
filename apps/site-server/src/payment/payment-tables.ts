import type { JsonText } from '../store/json-text';
import type { TryDetails } from './buyer-details';
import type { PaymentPlugId } from './payment-plug';

/**
 * `asked`, then `paid`, `declined`, `returned` (its money goes back), `mispaid` (that of another
 * amount goes back), or `canceled` (promised for an order that was given up).
 */
export type TryStatus = 'asked' | 'paid' | 'declined' | 'returned' | 'mispaid' | 'canceled';

/** One try of paying, by its idempotency key. */
export interface PaymentTable {
  key: string;
  site_id: string;
  /** What is paid for: a checkout, or the renewal of a subscription. */
  purchase_id: string;
  attempt: number;
  plug: PaymentPlugId;
  /** The provider's; absent until it has answered. */
  payment_id: string | null;
  currency: string;
  /** What was asked for. */
  cents: number;
  status: TryStatus;
  document: JsonText<TryDetails>;
  created_at: number;
  updated_at: number;
}

/** News of a provider that were read already. */
export interface PaymentEventTable {
  plug: string;
  event_id: string;
  key: string;
  answer: string;
  created_at: number;
}

/** Money that goes back, by its idempotency key; `done_at` once the provider has it. */
export interface RefundTable {
  key: string;
  site_id: string;
  /** As of its try. */
  purchase_id: string;
  order_id: string | null;
  payment_id: string;
  currency: string;
  cents: number;
  refund_id: string | null;
  document: string;
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
