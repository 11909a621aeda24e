import type { PageEdit } from '../page-operation';
import { stackSteps, type UndoStacks, type UndoStep } from '../stack-steps';
import type { NumberedEdit } from '../step-editing';

/** A step with its edits. */
export interface EditedStep extends UndoStep {
  readonly edits: readonly PageEdit[];
}

/** Stacks edits of one owner, oldest first; those without an outcome wait for the server. */
export function stacksOf(
  edits: readonly (PageEdit & Partial<Pick<NumberedEdit, 'outcome'>>)[],
): UndoStacks<EditedStep> {
  const steps = new Map<string, EditedStep>();
  for (const edit of edits) {
    if (edit.outcome !== undefined && edit.outcome !== 'applied') continue;
    const before = steps.get(edit.step)?.edits ?? [];
    steps.set(edit.step, { id: edit.step, undoes: edit.undoes, edits: [...before, edit] });
  }
  return stackSteps({ past: [], future: [] }, steps.values());
}
