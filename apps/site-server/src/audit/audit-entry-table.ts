import type { AuditAct } from './audit-acts';
import type { JsonText } from '../store/json-text';

/** An act of somebody who looks after a site. Rows are added and, when they are old, deleted. */
export interface AuditEntryTable {
  id: string;
  site_id: string;
  act: AuditAct;
  /** The account of who did it; it may be gone since. Null for a sign-in of nobody. */
  account_id: string | null;
  /** Their name and address as they were then. */
  actor: string;
  /** What it was done to, such as the number of an order. */
  subject: string;
  /** What was before and after, where an act changes settings or roles. */
  change: JsonText<AuditChange> | null;
  /** Who, to what and its change, in the form in which a search compares texts. */
  search_text: string;
  /** Such as `203.0.113.0/24`. */
  network: string;
  created_at: number;
}

/** What was before and after an act. */
export interface AuditChange {
  readonly before: string;
  readonly after: string;
}

declare module '../store/database' {
  interface StoreTables {
    audit_entry: AuditEntryTable;
  }
}
