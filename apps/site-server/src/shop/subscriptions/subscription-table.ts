import type { SubscriptionState } from '@frontage/react-blocks/server';
import type { JsonText } from '../../store/json-text';
import type { SubscriptionDocument } from './subscription';

/** What is paid again and again. */
export interface SubscriptionTable {
  id: string;
  site_id: string;
  order_id: string;
  line_id: string;
  email: string;
  state: SubscriptionState;
  currency: string;
  cents: number;
  /** How many periods were paid. */
  period: number;
  /** How often the next one was tried. */
  attempt: number;
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
