import { compareDocuments, undoStep, type LeftOutChange } from '@frontage/site-model/editing';
import { readPageDocument } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { findPublishedDocument } from './find-published-document';
import { editsOf, readEdit, takePageEdits, type EditFacts } from './take-page-edits';

/** A change that was left out of what is published next. */
export interface LeftOut extends LeftOutChange {
  /** The step that took it out of the draft, and whose that is. */
  readonly step: string;
  readonly by: EditFacts['by'];
}

/**
 * Lists what was left out of a page since visitors got it last, oldest first. What its draft has
 * again is none of it: since somebody has taken the step back, or written the same anew.
 *
 * @param db the reading side or a transaction
 */
export async function listLeftOut(db: Database, pageId: string): Promise<readonly LeftOut[]> {
  const rows = await db
    .selectFrom('page_left_out')
    .innerJoin('page', 'page.id', 'page_left_out.page_id')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .where('page_left_out.page_id', '=', pageId)
    // What a program has replaced since is not merged with what was before.
    .whereRef('page_left_out.number', '>', 'page.replaced_at_edit')
    .selectAll('page_left_out')
    .select('page_version.document')
    .orderBy('page_left_out.number')
    .execute();
  const [first] = rows;
  if (!first) return [];
  const published = await findPublishedDocument(db, pageId);
  const { document } = readPageDocument(parseJson(first.document));
  const listed = new Set(
    published && compareDocuments(published, document).map((change) => change.key),
  );
  const undoing = await listUndoing(db, pageId);
  return rows.flatMap(({ step, account_id: id, by_name: name, change }) => {
    const { key, title } = parseJson(change);
    const standing = standingStep(step, undoing);
    return standing === undefined || listed.has(key)
      ? []
      : [{ key, title, step: standing, by: { id, name } }];
  });
}

/**
 * Puts what was left out into the draft again, the newest first. Each is an edit of whoever left it
 * out, which they can take back.
 *
 * @param db the transaction of a write
 * @param page the page
 * @param leftOut of `listLeftOut`
 * @param write time and ids
 * @returns whether there was something
 */
export async function bringBackLeftOut(
  db: Database,
  page: { readonly id: string; readonly siteId: string },
  leftOut: readonly LeftOut[],
  { now, createId }: Omit<EditFacts, 'by'>,
): Promise<boolean> {
  for (const { step, by } of leftOut.toReversed()) {
    const rows = await editsOf(db, page.id)
      .where('step', '=', step)
      // Somebody else may have named a step of their own by the same id.
      .where('account_id', '=', by.id)
      .where('outcome', '=', 'applied')
      .orderBy('number')
      .execute();
    const edits = undoStep(step, rows.map(readEdit), createId);
    await takePageEdits(db, page, edits, { now, createId, by });
  }
  await db.deleteFrom('page_left_out').where('page_id', '=', page.id).execute();
  return leftOut.length > 0;
}

/** Which step took which one back, of those of a page. */
async function listUndoing(db: Database, pageId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('page_edit')
    .where('page_id', '=', pageId)
    .where('outcome', '=', 'applied')
    .where('undoes', 'is not', null)
    .select(['step', 'undoes'])
    .distinct()
    .execute();
  return new Map(rows.map(({ step, undoes }) => [undoes ?? '', step]));
}

/** The step itself, or the last one that has done it again; undefined where it was taken back. */
function standingStep(step: string, undoing: ReadonlyMap<string, string>): string | undefined {
  const undone = undoing.get(step);
  if (undone === undefined) return step;
  const again = undoing.get(undone);
  return again === undefined ? undefined : standingStep(again, undoing);
}
