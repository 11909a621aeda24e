import { createTeardowns, type Teardown } from './teardown';

/** Something that starts with the page; what it returns ends it. */
export type Initialiser = () => Teardown | void;

/** The life of a page [4.04]. */
export interface Lifecycle {
  /** Whether the page is started now. */
  readonly initialised: boolean;
  /** Whether it was ever started; stays true after `destroy`. */
  readonly initialisedOnce: boolean;
  /** Adds an initialiser for every start to come; on a started page it also runs at once. */
  register(initialise: Initialiser): void;
  /** Runs every initialiser once; does nothing on a started page. */
  markReady(): void;
  /** Ends what the initialisers began; `markReady` then starts the page anew. */
  destroy: Teardown;
}

/**
 * A page that can be started, ended and started again [4.04].
 *
 * @param onError told what an initialiser or its teardown threw; the others go on
 */
export function createLifecycle(onError: (cause: unknown) => void): Lifecycle {
  const initialisers: Initialiser[] = [];
  const teardowns = createTeardowns(onError);
  let initialised = false;
  let initialisedOnce = false;

  function run(initialise: Initialiser): void {
    try {
      teardowns.add(initialise());
    } catch (cause) {
      onError(cause);
    }
  }

  function register(initialise: Initialiser): void {
    initialisers.push(initialise);
    if (initialised) run(initialise);
  }

  function markReady(): void {
    if (initialised) return;
    initialised = true;
    initialisedOnce = true;
    // A copy: an initialiser that registers another has it run at once, not twice.
    for (const initialise of [...initialisers]) run(initialise);
  }

  function destroy(): void {
    initialised = false;
    teardowns.run();
  }

  return {
    get initialised() {
      return initialised;
    },
    get initialisedOnce() {
      return initialisedOnce;
    },
    register,
    markReady,
    destroy,
  };
}
