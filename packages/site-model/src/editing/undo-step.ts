import { invertOperation } from './invert-operation';
import type { PageEdit } from './page-operation';
import type { NumberedEdit } from './step-editing';

/** An edit in an owner's history; without an outcome it waits for the server. */
export type PastEdit = PageEdit & Partial<Pick<NumberedEdit, 'outcome'>>;

/**
 * Finds what an undo takes back: the newest step that has not been taken back.
 *
 * @param edits the owner's edits, oldest first
 * @returns the id of the step, undefined if there is none
 */
export function stepToUndo(edits: readonly PastEdit[]): string | undefined {
  return readSteps(edits).findLast(({ isUndo, isOpen }) => !isUndo && isOpen)?.id;
}

/**
 * Finds what a redo takes back: the newest undo, unless its owner has changed something else since.
 *
 * @param edits the owner's edits, oldest first
 * @returns the id of the step, undefined if there is none
 */
export function stepToRedo(edits: readonly PastEdit[]): string | undefined {
  const steps = readSteps(edits);
  const found = steps.findLastIndex(({ isUndo, isOpen }) => isUndo && isOpen);
  const isLast = steps.slice(found + 1).every(({ undoes }) => undoes !== undefined);
  return isLast ? steps[found]?.id : undefined;
}

/**
 * Makes the edits that take a step back, its last operation first.
 *
 * @param edits the owner's edits, oldest first
 * @param step the id of the step; what was not applied of it is left out
 * @param createId makes a new id per call
 */
export function undoStep(
  edits: readonly PastEdit[],
  step: string,
  createId: () => string,
): PageEdit[] {
  const undoing = createId();
  return edits
    .filter((edit) => edit.step === step && isApplied(edit))
    .toReversed()
    .map(({ operation }) => ({
      id: createId(),
      step: undoing,
      undoes: step,
      operation: invertOperation(operation),
    }));
}

interface Step {
  readonly id: string;
  readonly undoes: string | undefined;
  /** Whether it takes back what was done, rather than doing it, maybe again. */
  readonly isUndo: boolean;
  /** Whether it has not been taken back. */
  readonly isOpen: boolean;
}

/** Lists the steps of which something was applied, oldest first. */
function readSteps(edits: readonly PastEdit[]): Step[] {
  const byId = new Map<string, Pick<Step, 'id' | 'undoes' | 'isUndo'>>();
  for (const { step: id, undoes } of edits.filter(isApplied))
    if (!byId.has(id)) byId.set(id, { id, undoes, isUndo: isUndoOf(undoes) });
  function isUndoOf(undoes: string | undefined): boolean {
    return undoes !== undefined && byId.get(undoes)?.isUndo !== true;
  }
  // What was taken back by a step that was itself taken back is open again.
  const undone = new Set<string>();
  const steps = [...byId.values()].toReversed().map((step): Step => {
    const isOpen = !undone.has(step.id);
    if (isOpen && step.undoes !== undefined) undone.add(step.undoes);
    return { ...step, isOpen };
  });
  return steps.toReversed();
}

function isApplied({ outcome }: PastEdit): boolean {
  return outcome === undefined || outcome === 'applied';
}
