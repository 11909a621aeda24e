import { readPageDocument, type PageDocument } from '@frontage/site-model';
import { applyOperation, type NamedEdit, type PageEdit } from '@frontage/site-model/editing';
import type { Insertable } from 'kysely';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import { documentTexts } from './document-texts';
import { insertVersion } from './insert-version';
import type { PageEditTable } from './page-table';
import { joinTexts, plainTexts } from './plain-texts';

/** Who edits a page, and when. */
export interface EditFacts {
  /** UTC milliseconds. */
  readonly now: number;
  /** Makes a new id per call. */
  createId(): string;
  readonly by: { readonly id: string; readonly name: string };
}

/**
 * Writes edits into a page's newest version, in their order, and numbers them. An edit that was
 * taken before is skipped; one that meets what somebody else has changed is kept with its outcome.
 * The version that visitors see stays as it is: a new one is begun behind it.
 *
 * @param db the transaction of a write
 * @param page the page
 * @param edits from one editor
 * @param facts who edits it
 */
export async function takePageEdits(
  db: Database,
  page: { readonly id: string; readonly siteId: string },
  edits: readonly PageEdit[],
  { now, createId, by }: EditFacts,
): Promise<void> {
  // Whoever edits the page at the same time waits here.
  const { edits: last } = await db
    .updateTable('page')
    .set((eb) => ({ edits: eb('edits', '+', 0) }))
    .where('id', '=', page.id)
    .returning('edits')
    .executeTakeFirstOrThrow();
  const fresh = await withoutKnown(db, page.id, edits);
  if (fresh.length === 0) return;
  const version = await findNewest(db, page.id);
  const before = readPageDocument(parseJson(version.document)).document;
  let document = before;
  const rows = fresh.map(({ id, step, undoes, restores, operation }, index) => {
    const applied = applyOperation(document, operation);
    document = applied.document;
    return {
      page_id: page.id,
      site_id: page.siteId,
      number: Number(last) + index + 1,
      id,
      step,
      undoes: undoes ?? null,
      restores: restores ?? null,
      account_id: by.id,
      by_name: by.name,
      operation: toJson(operation),
      outcome: applied.outcome,
      created_at: now,
    };
  });
  await db.insertInto('page_edit').values(rows).execute();
  await keepLeftOut(db, fresh, rows);
  const draft =
    document === before
      ? undefined
      : await write(db, page, version, document, { now, createId, by });
  await db
    .updateTable('page')
    .set({
      edits: Number(last) + rows.length,
      ...(draft !== undefined && { draft_version_id: draft, updated_at: now, changed_by: by.name }),
    })
    .where('id', '=', page.id)
    .execute();
}

/**
 * Lists the edits of a page after a number, and those with certain ids, in their order.
 *
 * @param db the reading side or a transaction
 */
export async function listPageEdits(
  db: Database,
  pageId: string,
  after: number,
  ids: readonly string[] = [],
): Promise<NamedEdit[]> {
  const rows = await editsOf(db, pageId)
    .where((eb) =>
      ids.length === 0
        ? eb('number', '>', after)
        : eb.or([eb('number', '>', after), eb('id', 'in', ids)]),
    )
    .orderBy('number')
    .execute();
  return rows.map(readEdit);
}

/** Which changes the edits leave out of what is published next. */
async function keepLeftOut(
  db: Database,
  edits: readonly PageEdit[],
  rows: readonly Insertable<PageEditTable>[],
): Promise<void> {
  const leftOut = rows.flatMap(({ page_id, step, site_id, number, account_id, by_name }, index) => {
    const change = edits[index]?.leavesOut;
    return change
      ? [{ page_id, step, site_id, number, account_id, by_name, change: toJson(change) }]
      : [];
  });
  if (leftOut.length === 0) return;
  await db
    .insertInto('page_left_out')
    .values(leftOut)
    .onConflict((conflict) => conflict.columns(['page_id', 'step']).doNothing())
    .execute();
}

/** Selects the edits of a page. */
export function editsOf(db: Database, pageId: string) {
  return db.selectFrom('page_edit').selectAll().where('page_id', '=', pageId);
}

type EditRow = Awaited<ReturnType<ReturnType<typeof editsOf>['execute']>>[number];

/** Reads an edit as it is stored. */
export function readEdit({ id, step, undoes, restores, operation, ...row }: EditRow) {
  return {
    id,
    step,
    ...(undoes !== null && { undoes }),
    ...(restores !== null && { restores }),
    operation: parseJson(operation),
    outcome: row.outcome,
    number: Number(row.number),
    by: row.by_name,
  };
}

/**
 * Ends the versions into which nobody has written for an hour: the next edit begins a new one.
 *
 * @param db the transaction of a write
 * @param now UTC milliseconds
 */
export async function closeQuietVersions(db: Database, now: number): Promise<void> {
  await db
    .updateTable('page_version')
    .set({ is_open: 0 })
    .where('is_open', '=', 1)
    .where((eb) =>
      eb(
        'page_id',
        'in',
        eb
          .selectFrom('page')
          .select('id')
          .where('updated_at', '<=', now - quietTime),
      ),
    )
    .execute();
}

/** How long nobody writes into a version before it is ended, in milliseconds: an hour. */
export const quietTime = 60 * 60 * 1000;

async function withoutKnown(
  db: Database,
  pageId: string,
  edits: readonly PageEdit[],
): Promise<readonly PageEdit[]> {
  if (edits.length === 0) return edits;
  const ids = edits.map(({ id }) => id);
  const rows = await db
    .selectFrom('page_edit')
    .select('id')
    .where('page_id', '=', pageId)
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return edits.filter(({ id }, index) => !known.has(id) && ids.indexOf(id) === index);
}

function findNewest(db: Database, pageId: string) {
  return db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select([
      'page_version.id',
      'page_version.title',
      'page_version.description',
      'page_version.document',
      'page_version.is_open',
    ])
    .where('page.id', '=', pageId)
    .executeTakeFirstOrThrow();
}

/** Returns the id of the version that holds the document now. */
async function write(
  db: Database,
  { id: pageId, siteId }: { readonly id: string; readonly siteId: string },
  version: Awaited<ReturnType<typeof findNewest>>,
  document: PageDocument,
  facts: EditFacts,
): Promise<string> {
  const { title, description } = version;
  const isOpen = version.is_open === 1;
  const id = isOpen
    ? version.id
    : (
        await insertVersion(
          db,
          { siteId, pageId, title, description, document },
          { ...facts, by: facts.by.name },
        )
      ).id;
  await db
    .updateTable('page_version')
    .set({
      is_open: 1,
      changed_by: facts.by.name,
      ...(isOpen && {
        document: toJson(document),
        plain_text: joinTexts([...plainTexts(description), ...documentTexts(document)]),
      }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}
