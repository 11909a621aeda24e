/** What was chosen, step by step. */
export interface Steps<State> {
  /** Adds a state, from which there is no way forward yet. The same state again adds nothing. */
  add(state: State): void;
  /** Goes one step back; undefined where there is none. */
  undo(): State | undefined;
  /** Goes one step forward again; undefined where there is none. */
  redo(): State | undefined;
}

/**
 * Makes steps that can be undone without end.
 *
 * @param first the state at the beginning
 * @param isSame whether two states are the same
 */
export function createSteps<State>(
  first: State,
  isSame: (one: State, other: State) => boolean,
): Steps<State> {
  let states: readonly State[] = [first];
  let index = 0;
  function go(by: -1 | 1): State | undefined {
    const state = states[index + by];
    if (state !== undefined) index += by;
    return state;
  }
  return {
    add(state) {
      const now = states[index];
      if (now !== undefined && isSame(now, state)) return;
      states = [...states.slice(0, index + 1), state];
      index += 1;
    },
    undo: () => go(-1),
    redo: () => go(1),
  };
}
