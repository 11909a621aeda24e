import { readPageFacts, type TraceLog } from '@frontage/census';
import {
  startTracking,
  visitorStorage,
  type ReportError,
  type HostEvents,
  type Tracking,
} from '@frontage/census/dom';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { isInternalHost } from '@frontage/site-model';

/** What tracks a page, as far as its census uses it. */
export interface PageTracking extends Pick<Tracking, 'list' | 'stop'> {
  /** What code of the page's own may record; undefined if nothing. */
  hostEvents(): Promise<HostEvents | undefined>;
}

/** Loads a part of the census, by its name in messages; undefined, and reported, if it fails. */
export type LoadPart = <Part>(id: string, part: () => Promise<Part>) => Promise<Part | undefined>;

/** What tracking a page needs beside the storage of its visitor. */
export interface TrackPageOptions {
  readonly context: BlockContext;
  /** What the page tells; see `readPageFacts`. */
  readonly facts: unknown;
  /** Gives the page's error reporter; undefined if it did not come. */
  readonly errors: () => Promise<ReportError | undefined>;
  readonly readCrumb: () => string | undefined;
  readonly load: LoadPart;
}

/**
 * Starts all that waits for a visitor's consent to analytics.
 *
 * @returns undefined without consent: then nobody has a storage to give
 */
export function trackPage(options: TrackPageOptions): PageTracking | undefined {
  const { context, errors, readCrumb, load } = options;
  const { window, clock } = context;
  const storage = visitorStorage(window);
  if (!storage) return undefined;
  const facts = readPageFacts(options.facts);
  const ended = new AbortController();
  const { signal } = ended;
  const tracking = startTracking(storage, { window, clock, facts });
  traceFailures(options, signal);

  const { sessionId, isFirstLanding, isFirstSession } = tracking.visit();
  const { pathname, host, hostname } = window.location;
  const measured = {
    window,
    clock,
    environment: isInternalHost(hostname) ? 'dev' : facts.environment,
    pictureHosts: [host, ...facts.pictureHosts],
    pagePath: pathname,
    user: { isFirstLanding, isFirstSession, cores: window.navigator.hardwareConcurrency },
    onProblem: (message: string) =>
      void errors().then((report) => report?.('performance', new Error(message))),
  };
  void load('start-performance', () => import('./start-performance')).then(
    (chunk) => signal.aborted || chunk?.startPerformance(measured, signal),
  );
  if (facts.replay)
    void load('replay-page', () => import('./replay-page')).then(
      (chunk) => signal.aborted || chunk?.replayPage(context, facts, sessionId, signal),
    );

  let hosted: Promise<HostEvents | undefined> | undefined;
  return {
    list: tracking.list,
    hostEvents: () =>
      (hosted ??= load('create-host-events', () => import('./create-host-events')).then((chunk) =>
        chunk?.createHostEvents({ ...tracking, window, facts, readCrumb }),
      )),
    stop(how) {
      ended.abort();
      tracking.stop(how);
    },
  };
}

/** Logs blocks that fail [7.17]; what logs comes with the first. */
function traceFailures({ context, load }: TrackPageOptions, signal: AbortSignal): void {
  const { window } = context;
  let log: Promise<TraceLog | undefined> | undefined;
  window.document.addEventListener(
    'block:failed',
    ({ target }) => {
      log ??= load('trace-page', () => import('./trace-page')).then((chunk) =>
        signal.aborted ? undefined : chunk?.tracePage(context, signal),
      );
      const failed = target instanceof HTMLElement ? target.id : '';
      void log.then((started) => started?.add({ failed }));
    },
    { signal },
  );
}
