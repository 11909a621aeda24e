import { invertOperation } from './invert-operation';
import type { PageEdit } from './page-operation';

/**
 * Makes the edits that take a step back, its last operation first.
 *
 * @param step the id of the step
 * @param edits those of it that were applied, or that wait for the server, oldest first
 * @param createId makes a new id per call
 */
export function undoStep(
  step: string,
  edits: readonly PageEdit[],
  createId: () => string,
): PageEdit[] {
  const undoing = createId();
  return edits.toReversed().map(({ operation, restores }) => ({
    id: createId(),
    step: undoing,
    undoes: step,
    // It is called so as well where it is done again.
    ...(restores !== undefined && { restores }),
    operation: invertOperation(operation),
  }));
}
