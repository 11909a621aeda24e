import { subjectId, type NamedEdit } from '@frontage/site-model/editing';
import type { Database } from '../../store/database';
import { editsOf, readEdit } from './take-page-edits';

/** How far back it is looked for, in edits. */
const mostBefore = 5000;

/** How many edits that name a block or section are looked at: it may be the place of another. */
const mostNaming = 50;

/**
 * Lists the edits that were ahead of some that were not applied: the last one of the same block or
 * section. Whoever comes back later knows the page with them in it, but not whose they are.
 *
 * @param db the reading side or a transaction
 * @param pageId the page
 * @param edits as they were numbered
 * @param known the number of the last edit that is not told anyhow
 */
export async function listEditsAhead(
  db: Database,
  pageId: string,
  edits: readonly NamedEdit[],
  known: number,
): Promise<readonly NamedEdit[]> {
  const late = edits.filter(({ outcome }) => outcome === 'changed');
  const ahead = await Promise.all(late.map((edit) => findAhead(db, pageId, edit)));
  return ahead.flatMap((edit) => (edit && edit.number <= known ? edit : []));
}

async function findAhead(
  db: Database,
  pageId: string,
  { number, operation }: NamedEdit,
): Promise<NamedEdit | undefined> {
  // Of a section that was to be removed somebody may have changed a block.
  const blocks = operation.do === 'removeSection' ? operation.section.blocks : [];
  const ids = [subjectId(operation), ...blocks.map(({ id }) => id)];
  const rows = await editsOf(db, pageId)
    .where('number', '<', number)
    .where('number', '>=', number - mostBefore)
    .where('outcome', '=', 'applied')
    .where((eb) => eb.or(ids.map((id) => eb('operation', 'like', `%${JSON.stringify(id)}%`))))
    .orderBy('number', 'desc')
    .limit(mostNaming)
    .execute();
  return rows.map(readEdit).find((edit) => ids.includes(subjectId(edit.operation)));
}
