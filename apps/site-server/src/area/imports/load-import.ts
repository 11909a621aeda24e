import type { Store } from '../../store/store';
import { countLines, listLines, type ImportLine, type LineCount } from './import-line';
import { linesAtOnce, type ImportQuery } from './import-query';
import { sayOfImports } from './import-texts';
import { isUnderWay } from './is-under-way';
import type { SiteImport } from './site-import';

/** An import, and a part of what it says of each thing. */
export interface LoadedImport {
  readonly import: SiteImport;
  readonly isUnderWay: boolean;
  readonly counts: readonly LineCount[];
  /** How many pictures are on other servers. */
  readonly elsewhere: number;
  readonly query: ImportQuery;
  readonly lines: readonly ImportLine[];
  /** How many lines the filter finds. */
  readonly found: number;
}

/**
 * Loads a part of what an import says.
 *
 * @param store with the import
 * @param found the import
 * @param query which lines, and from which on
 */
export async function loadImport(
  { read, now }: Pick<Store, 'read' | 'now'>,
  found: SiteImport,
  query: ImportQuery,
): Promise<LoadedImport> {
  const all = await listLines(read, found.id, query);
  const from = query.from ?? 0;
  const lost = await listLines(read, found.id, { kind: 'picture', state: 'leftOut' });
  return {
    import: found,
    isUnderWay: isUnderWay(found, now()),
    counts: await countLines(read, found.id),
    elsewhere: lost.filter(({ why }) => why === sayOfImports('elsewhere')).length,
    query,
    lines: all.slice(from, from + linesAtOnce),
    found: all.length,
  };
}
