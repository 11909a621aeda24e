import type { FrontageGlobal } from '@frontage/core-lifecycle/boot';

/** What a page adds: called with the `Y` that it named. */
type Call = (y: unknown) => void;

/** `window.Squarespace`, as inline calls know it; each call stands for one of `window.Frontage`. */
export interface CompatLifecycle {
  /** Whether the page is started. */
  INITIALIZED: boolean;
  /** Whether it ever was. */
  INITIALIZED_ONCE: boolean;
  /** Whether `afterBodyLoad` has run; a page that clears it may call that again. */
  AFTER_BODY_LOADED: boolean;
  /** Does nothing: the boot listens by itself from before the first paint. */
  load(window?: unknown): void;
  /** `Frontage.boot()`, then every initialiser; nothing while `AFTER_BODY_LOADED` is set. */
  afterBodyLoad(y?: unknown): void;
  /** Adds an initialiser for every start; on a started page it also runs at once. */
  onInitialize(y: unknown, call: Call): void;
  /** Adds what runs when the page ends. */
  onDestroy(y: unknown, call: Call): void;
  /** Runs what was added for the end, then `Frontage.destroy()`. */
  globalDestroy(y?: unknown): void;
}

/**
 * Makes the lifecycle of an existing page.
 *
 * @param frontage the page's runtime, as soon as there is one
 * @param report receives what a call of the page threw; the others go on
 */
export function createCompatLifecycle(
  frontage: Promise<Pick<FrontageGlobal, 'boot' | 'destroy'>>,
  report: (cause: unknown) => void,
): CompatLifecycle {
  const initialisers: (readonly [unknown, Call])[] = [];
  const destructors: (readonly [unknown, Call])[] = [];
  const run = ([y, call]: readonly [unknown, Call]): void => {
    try {
      call(y);
    } catch (cause) {
      report(cause);
    }
  };

  const page: CompatLifecycle = {
    INITIALIZED: false,
    INITIALIZED_ONCE: false,
    AFTER_BODY_LOADED: false,
    load() {},
    afterBodyLoad() {
      if (page.AFTER_BODY_LOADED) return;
      page.AFTER_BODY_LOADED = true;
      void frontage.then((runtime) => runtime.boot()).then(start, report);
    },
    onInitialize(y, call) {
      initialisers.push([y, call]);
      if (page.INITIALIZED) run([y, call]);
    },
    onDestroy: (y, call) => void destructors.push([y, call]),
    globalDestroy() {
      page.INITIALIZED = false;
      for (const destructor of [...destructors]) run(destructor);
      void frontage.then((runtime) => runtime.destroy()).catch(report);
    },
  };

  /** An initialiser that adds another one does not run it twice. */
  function start(): void {
    const before = [...initialisers];
    page.INITIALIZED = true;
    page.INITIALIZED_ONCE = true;
    before.forEach(run);
  }

  return page;
}
