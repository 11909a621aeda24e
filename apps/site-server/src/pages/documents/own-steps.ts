import {
  stackSteps,
  type KeptStep,
  type KeptSteps,
  type PageEdit,
  type UndoStacks,
  type UndoStep,
} from '@frontage/site-model/editing';
import type { Database } from '../../store/database';
import { editsOf, readEdit } from './take-page-edits';

/** How many steps an editor gets at once: it asks for earlier ones when it has taken these back. */
const mostSteps = 100;

/** A page, and whose steps of it. */
export interface OwnEdits {
  readonly pageId: string;
  readonly accountId: string;
}

/** A step without its edits. */
interface BareStep extends UndoStep {
  readonly number: number;
}

/**
 * Stacks all the steps that somebody ever made on a page. Their content stays where it is.
 *
 * @param db the reading side
 */
export async function stackOwnSteps(
  db: Database,
  { pageId, accountId }: OwnEdits,
): Promise<UndoStacks<BareStep>> {
  const rows = await db
    .selectFrom('page_edit')
    .where('page_id', '=', pageId)
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'applied')
    .select(['step', 'undoes', (eb) => eb.fn.min('number').as('first')])
    .groupBy(['step', 'undoes'])
    .orderBy('first')
    .execute();
  const steps = rows.map(({ step: id, undoes, first }) => ({
    id,
    number: Number(first),
    ...(undoes !== null && { undoes }),
  }));
  return stackSteps({ past: [], future: [] }, steps);
}

/**
 * Gives the newest steps of a stack that began before an edit, with their edits.
 *
 * @param db the reading side
 * @param own the page, and whose steps
 * @param stack of `stackOwnSteps`
 * @param before the number of the edit. @default all of them
 */
export async function loadOwnSteps(
  db: Database,
  { pageId, accountId }: OwnEdits,
  stack: readonly BareStep[],
  before = Infinity,
): Promise<KeptSteps> {
  const earlier = stack.filter(({ number }) => number < before);
  const wanted = earlier.slice(-mostSteps);
  if (wanted.length === 0) return { steps: [], isWhole: true };
  const rows = await editsOf(db, pageId)
    .where(
      'step',
      'in',
      wanted.map(({ id }) => id),
    )
    // Somebody else may have named a step of their own by the same id.
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'applied')
    .orderBy('number')
    .execute();
  const edits = new Map<string, PageEdit[]>(wanted.map(({ id }) => [id, []]));
  for (const edit of rows.map(readEdit)) edits.get(edit.step)?.push(edit);
  const steps = wanted.map((step): KeptStep => ({ ...step, edits: edits.get(step.id) ?? [] }));
  return { steps, isWhole: wanted.length === earlier.length };
}
