import { createTraceLog, type PageFacts } from '@frontage/census';
import {
  sendCall,
  startTracking,
  visitorStorage,
  watchLeaving,
  watchMouse,
  type ErrorReporter,
  type HostEvents,
  type Tracking,
} from '@frontage/census/dom';
import { loadChunk } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { isInternalHost } from '@frontage/site-model';
import { readCookie } from '../context/read-cookie';

/** What tracks a page, as far as its census uses it. */
export interface PageTracking extends Pick<Tracking, 'list' | 'stop'> {
  /** What code of the page's own may record; undefined if nothing. */
  hostEvents(): Promise<HostEvents | undefined>;
}

/** What tracking a page needs beside the storage of its visitor. */
export interface TrackPageOptions {
  readonly context: BlockContext;
  readonly facts: PageFacts;
  /** Gives the page's error reporter; undefined if it did not come. */
  readonly errors: () => Promise<ErrorReporter | undefined>;
  /** Reports a chunk that does not come. */
  readonly load: <Chunk>(chunk: Promise<Chunk>) => Promise<Chunk | undefined>;
}

/**
 * Starts all that waits for a visitor's consent to analytics.
 *
 * @returns undefined without consent: then nobody has a storage to give
 */
export function trackPage(options: TrackPageOptions): PageTracking | undefined {
  const { context, facts, errors, load } = options;
  const { window, clock } = context;
  const storage = visitorStorage(window);
  if (!storage) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const tracking = startTracking(storage, { window, clock, facts });
  traceFailures(context, signal);

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
      void errors().then((reporter) => reporter?.report('performance', new Error(message))),
  };
  void load(
    loadChunk({ id: 'start-performance', load: () => import('./start-performance'), clock }),
  ).then((chunk) => signal.aborted || chunk?.startPerformance(measured, signal));
  if (facts.replay)
    void load(loadChunk({ id: 'replay-page', load: () => import('./replay-page'), clock })).then(
      (chunk) => signal.aborted || chunk?.replayPage(context, facts, sessionId, signal),
    );

  const readCrumb = (): string | undefined => readCookie(window, 'crumb');
  let hosted: Promise<HostEvents | undefined> | undefined;
  return {
    list: tracking.list,
    hostEvents: () =>
      (hosted ??= load(
        loadChunk({ id: 'create-host-events', load: () => import('./create-host-events'), clock }),
      ).then((chunk) => chunk?.createHostEvents({ ...tracking, window, facts, readCrumb }))),
    stop(how) {
      ended.abort();
      tracking.stop(how);
    },
  };
}

/** Logs blocks that fail [7.17]. */
function traceFailures(context: BlockContext, signal: AbortSignal): void {
  const log = startLog(context, signal);
  context.window.document.addEventListener(
    'block:failed',
    ({ target }) => log.add({ failed: target instanceof HTMLElement ? target.id : '' }),
    { signal },
  );
}

/** Logs where the mouse of somebody is who looks after the site [6.04]. */
export function traceMouse(context: BlockContext): PageTracking {
  const { window, clock } = context;
  const ended = new AbortController();
  const log = startLog(context, ended.signal);
  const options = { window, clock, hasAccount: true };
  watchMouse(options, (mouse) => log.add({ ...mouse }), ended.signal);
  return {
    list: () => ({ sent: [], waiting: [] }),
    hostEvents: () => Promise.resolve(undefined),
    stop: () => ended.abort(),
  };
}

function startLog({ window, clock }: BlockContext, signal: AbortSignal) {
  const log = createTraceLog({ clock, send: (call) => void sendCall(call, { window }) });
  watchLeaving(window, log.flush, signal);
  return log;
}
