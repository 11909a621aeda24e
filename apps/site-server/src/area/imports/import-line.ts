import type { ImportedItem, ItemKind } from '../../imports/other-sites/imported-item';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { LineParts, LineState, SiteImportLineTable } from './site-import-table';

/** What an import says of one thing. */
export interface ImportLine {
  /** Its place in the list, from 0. */
  readonly place: number;
  /** Of which part of what was sent it is, from 0. */
  readonly part: number;
  readonly kind: ItemKind | 'other';
  readonly name: string;
  readonly label: string;
  readonly title: string;
  readonly source: string;
  readonly state: LineState;
  readonly why: string;
  readonly parts: LineParts;
  readonly targetId: string | null;
  readonly stamp: string;
}

/** What a list of them shows. */
export interface LineFilter {
  /** Words of a title, an address or a source. */
  readonly q?: string | undefined;
  readonly kind?: ImportLine['kind'] | undefined;
  readonly state?: LineState | undefined;
}

/** How many rows are written at once. */
const groupSize = 100;

/** Replaces what an import says of each thing. */
export async function replaceLines(
  db: Database,
  importId: string,
  lines: readonly ImportLine[],
): Promise<void> {
  await db.deleteFrom('site_import_line').where('import_id', '=', importId).execute();
  await insertLines(db, importId, lines);
}

async function insertLines(
  db: Database,
  importId: string,
  lines: readonly ImportLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += groupSize) {
    const rows = lines.slice(from, from + groupSize).map(({ targetId, parts, ...line }) => ({
      ...line,
      import_id: importId,
      parts: toJson(parts),
      target_id: targetId,
    }));
    await db.insertInto('site_import_line').values(rows).execute();
  }
}

/**
 * Replaces what an import says of the pictures of one part, once those of other servers were
 * fetched; those that it has made already stay.
 *
 * @param db the transaction of a write
 * @param importId the import
 * @param part which part
 * @param pictures what is said of them now
 */
export async function replacePictureLines(
  db: Database,
  importId: string,
  part: number,
  pictures: readonly Omit<ImportLine, 'place' | 'part'>[],
): Promise<void> {
  const old = db
    .deleteFrom('site_import_line')
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .where('kind', '=', 'picture')
    .where('state', '!=', 'made');
  await old.execute();
  const rows = await db
    .selectFrom('site_import_line')
    .select(['place', 'part', 'kind', 'name'])
    .where('import_id', '=', importId)
    .execute();
  const made = rows.filter((row) => row.part === part && row.kind === 'picture');
  const next = 1 + Math.max(-1, ...rows.map(({ place }) => place));
  const lines = pictures.filter(({ name }) => !made.some((row) => row.name === name));
  await insertLines(
    db,
    importId,
    lines.map((line, index) => ({ ...line, part, place: next + index })),
  );
}

/**
 * Lists what an import says of each thing, in its order.
 *
 * @param db the reading side
 * @param importId the import
 * @param filter which of them
 * @param part from which place on, and how many. @default all of them
 */
export async function listLines(
  db: Database,
  importId: string,
  filter: LineFilter = {},
  part: { readonly from: number; readonly limit?: number } = { from: 0 },
): Promise<readonly ImportLine[]> {
  const words = (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  let query = db
    .selectFrom('site_import_line')
    .selectAll()
    .where('import_id', '=', importId)
    .where('place', '>=', part.from)
    .orderBy('place');
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.state) query = query.where('state', '=', filter.state);
  const rows = (await query.execute()).map(readLine);
  const found = rows.filter(({ title, label, source }) => {
    const text = `${title} ${label} ${source}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return found.slice(0, part.limit);
}

/** How many things of each kind have each state. */
export interface LineCount {
  readonly kind: ImportLine['kind'];
  readonly state: LineState;
  readonly count: number;
}

/** Counts what an import says of each thing. */
export async function countLines(db: Database, importId: string): Promise<readonly LineCount[]> {
  const rows = await db
    .selectFrom('site_import_line')
    .select(['kind', 'state', ({ fn }) => fn.countAll<number | bigint | string>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map(({ kind, state, count }) => ({ kind, state, count: Number(count) }));
}

/** Notes what became of one thing. */
export async function noteLine(
  db: Database,
  importId: string,
  part: number,
  { kind, name, state, id, why }: ImportedItem,
  stamp: string,
): Promise<void> {
  let query = db
    .updateTable('site_import_line')
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .where('kind', '=', kind)
    .where('name', '=', name);
  // What a run before this one has made is not only there like that.
  if (state === 'same') query = query.where('state', '!=', 'made');
  await query.set({ state, why, target_id: id ?? null, stamp }).execute();
}

/** Notes that something is not there any more, or stays since it was changed. */
export async function noteRemoval(
  db: Database,
  importId: string,
  place: number,
  state: 'removed' | 'stays',
): Promise<void> {
  await db
    .updateTable('site_import_line')
    .set({ state })
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .execute();
}

function readLine(row: SiteImportLineTable): ImportLine {
  const { place, part, kind, name, label, title, source, state, why, stamp } = row;
  const parts = parseJson(row.parts);
  const targetId = row.target_id;
  return { place, part, kind, name, label, title, source, state, why, stamp, parts, targetId };
}
