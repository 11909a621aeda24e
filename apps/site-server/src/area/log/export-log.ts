import { listAuditEntries, type AuditEntry, type AuditFilter } from '../../audit/audit-entry';
import type { Database } from '../../store/database';
import type { RowPart } from '../../store/row-part';
import { exportList, exportTime, type ExportColumn } from '../export-list';
import type { ActTexts } from '../../audit/audit-acts';

const columns = (actTexts: ActTexts): readonly ExportColumn<AuditEntry>[] => [
  { heading: 'Time (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
  { heading: 'Act', cell: ({ act }) => act },
  { heading: 'Description', cell: ({ act }) => actTexts[act] },
  { heading: 'Who', cell: ({ actor }) => actor },
  { heading: 'To what', cell: ({ subject }) => subject },
  { heading: 'Before', cell: ({ change }) => change?.before ?? '' },
  { heading: 'After', cell: ({ change }) => change?.after ?? '' },
  { heading: 'Network', cell: ({ network }) => network },
];

/**
 * Exports the log as a table for spreadsheets, in pieces. See `exportList`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which entries, and what acts are called
 * @param order of the list. @default newest
 */
export function exportLog(
  db: Database,
  siteId: string,
  { filter, actTexts }: { readonly filter: AuditFilter; readonly actTexts: ActTexts },
  order?: RowPart['order'],
): AsyncGenerator<string> {
  return exportList(columns(actTexts), (part) => listAuditEntries(db, siteId, filter, part), order);
}
