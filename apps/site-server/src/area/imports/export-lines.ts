import type { Database } from '../../store/database';
import { exportRows, type ExportColumn } from '../export-list';
import { hrefOfLine } from './href-of-line';
import { listLines, type ImportLine, type LineFilter } from './import-line';
import { sayOfImports } from './import-texts';
import { sayLineState } from './say-line-state';
import { sayParts } from './say-parts';

const columns: readonly ExportColumn<ImportLine>[] = [
  { heading: 'Kind', cell: ({ kind }) => sayOfImports(kind) },
  { heading: 'Title', cell: ({ title }) => title },
  { heading: 'Address', cell: ({ label }) => label },
  { heading: 'From', cell: ({ source }) => source },
  { heading: 'What happens', cell: ({ state }) => sayLineState(state) },
  { heading: 'Why', cell: ({ why }) => why },
  { heading: 'Becomes', cell: ({ parts }) => sayParts(parts.blocks) },
  { heading: 'Kept as HTML', cell: ({ parts }) => sayParts(parts.kept) },
  { heading: 'Left out', cell: ({ parts }) => sayParts(parts.leftOut) },
  { heading: 'Page in this area', cell: (line) => hrefOfLine(line) ?? '' },
];

/**
 * Writes what an import says as a table, piece by piece.
 *
 * @param db the reading side
 * @param importId the import
 * @param filter which lines
 */
export function exportLines(
  db: Database,
  importId: string,
  filter: LineFilter,
): AsyncGenerator<string> {
  return exportRows(columns, (last: ImportLine | undefined, limit) => {
    const from = last === undefined ? 0 : last.place + 1;
    return listLines(db, importId, filter, { from, limit });
  });
}
