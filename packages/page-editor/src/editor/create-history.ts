import {
  invertOperation,
  stackSteps,
  undoStep,
  type KeptStep,
  type KeptSteps,
  type NumberedEdit,
  type PageEdit,
  type PageOperation,
  type UndoStacks,
} from '@frontage/site-model/editing';

/** What a step did, or does again, the first operation first. */
export type StepOperations = readonly [PageOperation, ...PageOperation[]];

/** Which steps: those that can be taken back, or done again. */
export type HistoryPart = 'past' | 'future';

/** A step of undo, as far as it is named. */
export interface NamedStep {
  readonly operations: StepOperations;
  /** The number of the version that it brings back. @default none */
  readonly restores?: number | undefined;
}

/** An owner's own steps, of which the newest are at hand; the server keeps all of them. */
export interface History {
  /** Whether there is such a step, maybe one that has not come yet. */
  has(part: HistoryPart): boolean;
  /**
   * The edits that take back the newest step, or do it again, and its operations; undefined if
   * there is none.
   */
  back(part: HistoryPart): (NamedStep & { edits: PageEdit[] }) | undefined;
  /** What the step did that would be next; undefined while none is at hand. */
  next(part: HistoryPart): NamedStep | undefined;
  /** Notes an own edit, or what has become of it. */
  take(edit: PageEdit | NumberedEdit): void;
}

/** What a history begins with. */
export interface HistoryOptions {
  readonly past: KeptSteps;
  readonly future: KeptSteps;
  createId(): string;
  /** Asks for the steps before the edit of a number; undefined where no answer comes. */
  load(part: HistoryPart, before: number): Promise<KeptSteps | undefined>;
  /** Called when earlier steps have come. */
  onLoad(): void;
}

/** A step at hand; without a number it waits for the server. */
type HeldStep = Omit<KeptStep, 'number'> & { readonly number?: number | undefined };

/** How many steps are held at most, and with how few left the earlier ones are asked for. */
const most = 200;
const few = 50;

/** Makes what knows the steps of an owner; it holds a few hundred, however many were made. */
export function createHistory({ createId, load, onLoad, ...begun }: HistoryOptions): History {
  let stacks: UndoStacks<HeldStep> = { past: begun.past.steps, future: begun.future.steps };
  // Whether the server has more, and of which number the earliest one is that was ever held.
  const isWhole = { past: begun.past.isWhole, future: begun.future.isWhole };
  const first = { past: firstOf(begun.past.steps), future: firstOf(begun.future.steps) };
  const loading = { past: false, future: false };

  function hold(part: HistoryPart): void {
    const steps = stacks[part];
    const dropped = steps.slice(0, Math.max(0, steps.length - most));
    // What the server does not have yet is never let go.
    if (dropped.length === 0 || dropped.some(({ number }) => number === undefined)) return;
    stacks = { ...stacks, [part]: steps.slice(dropped.length) };
    isWhole[part] = false;
    first[part] = (dropped.at(-1)?.number ?? 0) + 1;
  }

  async function fill(part: HistoryPart): Promise<void> {
    if (isWhole[part] || loading[part] || stacks[part].length > few) return;
    loading[part] = true;
    const found = await load(part, first[part]);
    loading[part] = false;
    // A new step meanwhile ended what could be done again.
    if (!found || isWhole[part]) return;
    stacks = { ...stacks, [part]: [...found.steps, ...stacks[part]] };
    isWhole[part] = found.isWhole;
    first[part] = firstOf(found.steps);
    onLoad();
  }

  function replace(edit: PageEdit | NumberedEdit): boolean {
    const part = (['past', 'future'] as const).find((one) =>
      stacks[one].some(({ id }) => id === edit.step),
    );
    if (!part) return false;
    const steps = stacks[part].flatMap((step) =>
      step.id === edit.step ? change(step, edit) : step,
    );
    stacks = { ...stacks, [part]: steps };
    return true;
  }

  return {
    has: (part) => stacks[part].length > 0 || !isWhole[part],
    next: (part) => describeStep(part, stacks[part].at(-1)),
    back(part) {
      const step = stacks[part].at(-1);
      const done = describeStep(part, step);
      void fill(part);
      return step && done && { ...done, edits: undoStep(step.id, step.edits, createId) };
    },
    take(edit) {
      if (replace(edit) || 'outcome' in edit) return;
      const { step: id, undoes } = edit;
      stacks = stackSteps(stacks, [{ id, undoes, edits: [edit] }]);
      if (undoes === undefined) isWhole.future = true;
      hold('past');
      hold('future');
    },
  };
}

const firstOf = ([step]: readonly KeptStep[]): number => step?.number ?? Number.MAX_SAFE_INTEGER;

/** What is taken back; of a step that was taken back, what would be done again. */
function describeStep(part: HistoryPart, step: HeldStep | undefined): NamedStep | undefined {
  const held = step?.edits.map(({ operation }) => operation) ?? [];
  const [first, ...others] = part === 'past' ? held : held.toReversed().map(invertOperation);
  return first && { operations: [first, ...others], restores: step?.edits[0]?.restores };
}

/** The step with a newer form of its edit; nothing where none of it was applied. */
function change(step: HeldStep, edit: PageEdit | NumberedEdit): HeldStep[] {
  const answer = 'outcome' in edit ? edit : undefined;
  const isRefused = answer !== undefined && answer.outcome !== 'applied';
  const index = step.edits.findIndex(({ id }) => id === edit.id);
  const edits = [...step.edits];
  if (index >= 0) edits.splice(index, 1, ...(isRefused ? [] : [edit]));
  else if (!answer) edits.push(edit);
  return edits.length === 0 ? [] : [{ ...step, number: step.number ?? answer?.number, edits }];
}
