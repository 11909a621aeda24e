/** A mail that is to be sent, was sent, or was given up. */
export interface OutboxTable {
  id: string;
  site_id: string;
  kind: string;
  /** Of mails with the same text here there is one at most. */
  once: string | null;
  message_id: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe_url: string;
  created_at: number;
  /** Not before this; while a server sends it, when another may try. */
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
