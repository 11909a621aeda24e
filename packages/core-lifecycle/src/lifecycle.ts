import { createTeardowns, type Teardown } from './teardown';

/** Something that starts with the page; its result ends it. */
export type Initialiser = () => Teardown | void;

/** The life of a page [4.04]. */
export interface Lifecycle {
  /** Whether the page is currently started. */
  readonly initialised: boolean;
  /** Whether the page was ever started; stays true after `destroy`. */
  readonly initialisedOnce: boolean;
  /** Adds an initialiser for every future start; on a started page it also runs at once. */
  register(initialise: Initialiser): void;
  /** Runs every initialiser once; does nothing on a started page. */
  markReady(): void;
  /** Runs the teardowns of the initialisers; `markReady` then starts the page again. */
  destroy: Teardown;
}

/**
 * Creates the lifecycle of a page that can be started, ended and started again [4.04].
 *
 * @param onError receives what an initialiser or its teardown threw; the others continue
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
    // A copy, so that an initialiser that registers another one does not run it twice.
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
