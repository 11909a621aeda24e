import type { SubscriptionState } from '@frontage/react-blocks/server';
import type { PaymentPlugId } from '../../payment/payment-plug';
import type { SavedMethod } from '../../payment/saved-method';
import type { JsonText } from '../../store/json-text';
import type { SubscriptionDocument } from './subscription';

/** A recurring purchase. */
export interface SubscriptionTable {
  id: string;
  site_id: string;
  order_id: string;
  line_id: string;
  email: string;
  state: SubscriptionState;
  currency: string;
  cents: number;
  /** The number of paid periods. */
  period: number;
  /** The number of attempts for the next one. */
  attempt: number;
  plug: PaymentPlugId;
  /** What is charged without its buyer; null for nothing, and once it is over. */
  method: JsonText<SavedMethod> | null;
  /** When the provider was asked for it. */
  method_at: number;
  document: JsonText<SubscriptionDocument>;
  next_at: number | null;
  claimed_until: number;
  created_at: number;
  updated_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    subscription: SubscriptionTable;
  }
}
