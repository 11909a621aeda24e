/** A mail that is waiting, was sent, or was given up. */
export interface OutboxTable {
  id: string;
  site_id: string;
  kind: string;
  /** At most one mail has a given value here. */
  once: string | null;
  message_id: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe_url: string;
  created_at: number;
  /** The earliest time for an attempt; while a server sends the mail, when another one may try. */
  next_at: number;
  attempts: number;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string;
}

declare module '../store/database' {
  interface StoreTables {
    outbox: OutboxTable;
  }
}
