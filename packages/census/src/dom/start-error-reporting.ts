import type { Clock } from '@frontage/core-lifecycle';
import { earlyErrorEvents } from './when-first-error';

/** What reporting needs. */
export interface ErrorReportingOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** Reads the request token [3.17]; nothing else of the visitor is read. */
  readonly readCrumb: () => string | undefined;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Reports what was thrown. It never throws.
 *
 * @param kind such as `error` or `unhandledrejection`
 * @param where the file and the line, where they are known
 */
export type ReportError = (
  kind: string,
  cause: unknown,
  where?: Readonly<Record<string, string | number | undefined>>,
) => void;

/** An entry of a report, as it is sent [7.16]. */
interface ErrorEntry {
  readonly event: string;
  readonly data: Readonly<Record<string, string | number | undefined>>;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/**
 * Reports the errors of a page to its server, also those that came before it [7.16] [9.03]. Errors
 * beyond the limits are counted, and the count is sent. It is necessary traffic: it runs before
 * consent, sends no id, and reads nothing of the visitor's but the request token. Nobody hears of
 * an error inside it.
 */
export function startErrorReporting({
  window,
  clock,
  readCrumb,
  signal,
}: ErrorReportingOptions): ReportError {
  let queue: ErrorEntry[] = [];
  let suppressed = 0;
  // How many a page may still report.
  let left = 20;
  let timer: unknown;

  const enter = (event: string, data: ErrorEntry['data']): unknown =>
    queue.push({
      event,
      data: { pagePath: window.location.pathname, ...data },
      timestamp: window.Date.now(),
    });

  const flush = (): unknown =>
    attempt(() => {
      if (suppressed) enter('suppressed', { suppressed });
      const entries = queue;
      queue = [];
      suppressed = 0;
      return (
        entries[0] &&
        window.fetch('/api/events/RecordJavascriptErrors', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-csrf-token': readCrumb() ?? '',
          },
          body: JSON.stringify(entries),
          keepalive: true,
        })
      );
    });

  const report: ReportError = (kind, cause, where) => {
    // Ten wait at most.
    if (!left || queue[9]) {
      suppressed++;
      return;
    }
    // To read what was thrown may throw in turn, and dispatch errors: those are only counted.
    const rest = left - 1;
    left = 0;
    void attempt(() => {
      const { name, message = cause, stack = '' } = Object(cause) as Partial<Error>;
      enter(kind, {
        ...where,
        message: `${name ? `${name}: ` : ''}${message}`.slice(0, 500),
        stack: `${stack}`.slice(0, 5000),
      });
      clock.clearTimeout(timer);
      timer = clock.setTimeout(flush, 1000);
    });
    left = rest;
  };

  const onEvent = (event: Event): void => {
    // Of the events that are listened to, each is one of these. What an element that did not load
    // dispatches has neither a message nor a promise.
    const {
      type,
      message,
      filename,
      lineno: line,
      error,
      reason,
      promise,
    } = event as Event & Partial<ErrorEvent & PromiseRejectionEvent>;
    if (message || promise) report(type, reason ?? error ?? message, { filename, line });
  };

  const listen = (type: string, run: (event: Event) => void): void =>
    window.addEventListener(type, run, { signal });

  const early = earlyErrorEvents(window);
  early.splice(0).forEach(onEvent);
  // From now on this listens itself.
  early.push = () => 0;
  listen('error', onEvent);
  listen('unhandledrejection', onEvent);
  // A page that is shown again has nothing to send. Some browsers leave without hiding first.
  listen('visibilitychange', flush);
  listen('pagehide', flush);
  return report;
}

/** Nobody is to hear of an error in what reports errors. */
async function attempt(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {}
}
