/** A step of somebody's edits, as undo and redo know it. */
export interface UndoStep {
  readonly id: string;
  /** The step that it takes back. @default none */
  readonly undoes?: string | undefined;
}

/** What can be taken back, and what can be done again; the newest step last. */
export interface UndoStacks<Step extends UndoStep> {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/**
 * Stacks steps as they were made: one that takes back a step of the past can be done again; one
 * that takes back such a one is past again. Anything else ends what could be done again. A step
 * that takes back one of neither stack is left out.
 *
 * @param stacks before them
 * @param steps of one owner, of which something was applied, oldest first
 */
export function stackSteps<Step extends UndoStep>(
  stacks: UndoStacks<Step>,
  steps: Iterable<Step>,
): UndoStacks<Step> {
  const [past, future] = [[...stacks.past], [...stacks.future]];
  for (const step of steps) {
    if (step.undoes === undefined) {
      past.push(step);
      future.length = 0;
    } else if (remove(past, step.undoes)) future.push(step);
    else if (remove(future, step.undoes)) past.push(step);
  }
  return { past, future };
}

/** Nearly always it is the last one. */
function remove(steps: UndoStep[], id: string): boolean {
  const index = steps.findLastIndex((step) => step.id === id);
  if (index >= 0) steps.splice(index, 1);
  return index >= 0;
}
