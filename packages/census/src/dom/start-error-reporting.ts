import type { Clock } from '@frontage/core-lifecycle';
import { createErrorReporter, type ErrorReporter } from '../errors/create-error-reporter';
import { watchLeaving } from './page/watch-leaving';
import { earlyErrorEvents } from './when-first-error';

/** What reporting needs. */
export interface ErrorReportingOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** Reads the request token [3.17]; nothing else of the visitor is read. */
  readonly readCrumb: () => string | undefined;
}

/**
 * Reports the errors of a page to its server [7.16] [9.03]. It is necessary traffic: it runs before
 * consent, sends no id, and writes and reads nothing but the request token.
 *
 * @param signal ends it
 */
export function startErrorReporting(
  { window, clock, readCrumb }: ErrorReportingOptions,
  signal: AbortSignal,
): ErrorReporter {
  const reporter = createErrorReporter({
    clock,
    now: () => window.Date.now(),
    path: () => window.location.pathname,
    send(entries) {
      const crumb = readCrumb();
      // Nothing waits for the answer, so nothing has to end the waiting.
      window
        .fetch('/api/events/RecordJavascriptErrors', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(crumb && { 'x-csrf-token': crumb }) },
          body: JSON.stringify(entries),
          keepalive: true,
        })
        .catch(() => {});
    },
  });

  const onEvent = (event: Event): void => {
    // Of the events that are listened to, each is one of these.
    const { type, message, filename, lineno, error, reason } = event as Partial<
      ErrorEvent & PromiseRejectionEvent
    >;
    if (type === 'unhandledrejection') reporter.report(type, reason);
    // An element that does not load dispatches an event of this type without a message.
    else if (message)
      reporter.report('error', error ?? message, { filename: filename ?? '', line: lineno ?? 0 });
  };
  const early = earlyErrorEvents(window);
  for (const event of early.splice(0)) onEvent(event);
  // From now on the reporter listens itself.
  early.push = () => 0;
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, onEvent, { signal });
  watchLeaving(window, reporter.flush, signal);
  return reporter;
}
