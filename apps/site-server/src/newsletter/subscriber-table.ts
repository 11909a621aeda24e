import type { SubscriberStatus } from './subscriber';

/** An address that was entered into a newsletter form; see `Subscriber`. */
export interface SubscriberTable {
  id: string;
  site_id: string;
  form_id: string;
  email: string;
  /** In lower case; unique within a form. */
  email_key: string;
  name: string;
  status: SubscriberStatus;
  source: string;
  round: number;
  created_at: number;
  mailed_at: number;
  changed_at: number;
}

declare module '../store/database' {
  interface StoreTables {
    subscriber: SubscriberTable;
  }
}
