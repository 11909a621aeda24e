import type { Clock } from '@frontage/core-lifecycle';

/** One entry of a report, as it is sent [7.16]. No entry tells who the visitor is. */
export interface ErrorEntry {
  readonly event: string;
  readonly data: Readonly<Record<string, string | number>>;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** The limits of a page [9.03]. */
export const errorLimits = {
  /** How many errors a page reports. */
  perPage: 20,
  /** How many wait to be sent. */
  queued: 10,
  /** The length of a stack trace, in characters. */
  stack: 5000,
  /** How long after the last error they are sent, in milliseconds. */
  debounce: 1000,
} as const;

/** What an error reporter needs. */
export interface ErrorReporterOptions {
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The path of the page. */
  readonly path: () => string;
  readonly send: (entries: readonly ErrorEntry[]) => void;
}

/** Collects the errors of a page. No call throws. */
export interface ErrorReporter {
  /**
   * Reports what was thrown.
   *
   * @param kind such as `error` or `unhandledrejection`
   * @param where the file and the line, where they are known
   */
  report(kind: string, cause: unknown, where?: Readonly<Record<string, string | number>>): void;
  /** Sends what waits; with it how many errors went over the limits. */
  flush(): void;
}

/**
 * Creates the error reporter of a page [9.03]. Errors beyond its limits are counted, and the count
 * is sent. An error inside the reporter is dropped.
 */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { clock, now, path, send } = options;
  const { perPage, queued, debounce } = errorLimits;
  let queue: ErrorEntry[] = [];
  let [reported, suppressed] = [0, 0];
  let timer: unknown;
  let isReporting = false;

  const enter = (event: string, data: ErrorEntry['data']): void =>
    void queue.push({ event, data: { pagePath: path(), ...data }, timestamp: now() });

  const report: ErrorReporter['report'] = (kind, cause, where) => {
    if (isReporting) return;
    if (reported >= perPage || queue.length >= queued) {
      suppressed++;
      return;
    }
    isReporting = true;
    try {
      enter(kind, { ...where, ...describeError(cause) });
      reported++;
      clock.clearTimeout(timer);
      timer = clock.setTimeout(flush, debounce);
    } catch {
      // Nobody is to hear of an error in what reports errors.
    }
    isReporting = false;
  };

  function flush(): void {
    clock.clearTimeout(timer);
    const entries = queue;
    queue = [];
    try {
      if (suppressed) entries.push({ event: 'suppressed', data: { suppressed }, timestamp: now() });
      suppressed = 0;
      if (entries.length) send(entries);
    } catch {
      // As above.
    }
  }

  return { report, flush };
}

/** Reads message and stack; what was thrown may be anything. */
function describeError(cause: unknown): { readonly message: string; readonly stack: string } {
  // A cause of any kind may have members that throw.
  const { name, message, stack } = Object(cause) as Partial<Error>;
  const text = message === undefined ? String(cause) : `${name ?? 'Error'}: ${message}`;
  return { message: text.slice(0, 500), stack: String(stack ?? '').slice(0, errorLimits.stack) };
}
