import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../store/count-rows';
import type { Database, StoreTables } from '../store/database';
import { parseJson, toJson } from '../store/json-text';
import { findPart, type RowPart } from '../store/row-part';
import { hasWords, searchKey } from '../store/search-key';
import type { AuditAct } from './audit-acts';
import type { AuditChange, AuditEntryTable } from './audit-entry-table';

/** An act of somebody who looks after a site. */
export interface AuditEntry {
  readonly id: string;
  readonly siteId: string;
  readonly act: AuditAct;
  /** The account of who did it; undefined for a sign-in of nobody. */
  readonly accountId: string | undefined;
  /** Their name and address as they were then. */
  readonly actor: string;
  /** What it was done to, such as the number of an order; `''` for an act about oneself. */
  readonly subject: string;
  /** What was before and after. @default the act changes nothing that is shown */
  readonly change: AuditChange | undefined;
  /** Such as `203.0.113.0/24`. */
  readonly network: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** How long an entry is kept, in milliseconds: two years. */
export const auditLifetime = 730 * 24 * 60 * 60 * 1000;

/** Writes an entry, in the transaction of the act itself. */
export async function insertAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  const { actor, subject, change } = entry;
  const texts = [actor, subject, change?.before ?? '', change?.after ?? ''];
  await db
    .insertInto('audit_entry')
    .values({
      search_text: searchKey(texts.join(' ')),
      id: entry.id,
      site_id: entry.siteId,
      act: entry.act,
      account_id: entry.accountId ?? null,
      actor: entry.actor,
      subject: entry.subject,
      change: entry.change === undefined ? null : toJson(entry.change),
      network: entry.network,
      created_at: entry.createdAt,
    })
    .execute();
}

/** Which entries are listed. */
export interface AuditFilter {
  /** @default those of everybody */
  readonly accountId?: string | undefined;
  /** @default all acts */
  readonly act?: AuditAct | undefined;
  /** Words of who, to what and its change, each of them somewhere. @default '' */
  readonly search?: string | undefined;
}

/**
 * Lists a part of a site's log, newest first. See `findPart`.
 */
export async function listAuditEntries(
  db: Database,
  siteId: string,
  filter: AuditFilter,
  part: RowPart,
): Promise<AuditEntry[]> {
  const rows = await findPart(filtered(db, siteId, filter).selectAll(), part);
  return rows.map(readEntry);
}

/** Counts the entries that a filter finds, `most` at the most. */
export async function countAuditEntries(
  db: Database,
  siteId: string,
  filter: AuditFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

function filtered(
  db: Database,
  siteId: string,
  { accountId, act, search = '' }: AuditFilter,
): SelectQueryBuilder<StoreTables, 'audit_entry', object> {
  let query = db.selectFrom('audit_entry').where('site_id', '=', siteId);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (act !== undefined) query = query.where('act', '=', act);
  for (const hasWord of hasWords('search_text', search)) query = query.where(hasWord);
  return query;
}

/** Deletes entries that are too old. */
export async function sweepAuditLog(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('audit_entry')
    .where('created_at', '<=', now - auditLifetime)
    .execute();
}

function readEntry(row: AuditEntryTable): AuditEntry {
  return {
    id: row.id,
    siteId: row.site_id,
    act: row.act,
    accountId: row.account_id ?? undefined,
    actor: row.actor,
    subject: row.subject,
    change: row.change === null ? undefined : parseJson(row.change),
    network: row.network,
    createdAt: row.created_at,
  };
}
