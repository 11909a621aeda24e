import { listAuditEntries, type AuditEntry, type AuditFilter } from '../../audit/audit-entry';
import { byteOrderMark, csvRow } from '../../files/csv-row';
import type { Database } from '../../store/database';
import { actTexts } from './log-texts';

/** How many entries are read at once. */
const groupSize = 500;

/**
 * Exports the log as a table for spreadsheets, newest first, in pieces: UTF-8 with a byte order
 * mark, no cell that a program would run.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which entries
 */
export async function* exportLog(
  db: Database,
  siteId: string,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield (
    byteOrderMark +
    csvRow(['Time (UTC)', 'Act', 'Description', 'Who', 'To what', 'Before', 'After', 'Network'])
  );
  let before: AuditEntry | undefined;
  for (;;) {
    const entries = await listAuditEntries(db, siteId, filter, { before, limit: groupSize });
    for (const { createdAt, act, actor, subject, change, network } of entries)
      yield csvRow([
        new Date(createdAt).toISOString(),
        act,
        actTexts[act],
        actor,
        subject,
        change?.before ?? '',
        change?.after ?? '',
        network,
      ]);
    before = entries.at(-1);
    if (entries.length < groupSize) return;
  }
}
