/** Undoes what was done. Calling it again does nothing. */
export type Teardown = () => void;

/** Collects teardowns and runs them in reverse order, each once. */
export interface Teardowns {
  /** Adds a teardown; `undefined` adds nothing, so a result can be passed straight in. */
  add(teardown: Teardown | void): void;
  /** Runs all, the latest first. One that throws does not stop the others. */
  run: Teardown;
}

/**
 * Creates a collection of teardowns for something that is set up in several steps.
 *
 * @param onError receives what a teardown threw
 */
export function createTeardowns(onError: (cause: unknown) => void = () => {}): Teardowns {
  const list: Teardown[] = [];

  function add(teardown: Teardown | void): void {
    if (teardown) list.push(teardown);
  }

  function run(): void {
    for (let teardown = list.pop(); teardown; teardown = list.pop()) {
      try {
        teardown();
      } catch (cause) {
        onError(cause);
      }
    }
  }

  return { add, run };
}
