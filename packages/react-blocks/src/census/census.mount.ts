import { readPageFacts, whyNotTracked, type PageFacts } from '@frontage/census';
import { pageConsent, whenFirstError, type ErrorReporter } from '@frontage/census/dom';
import { loadChunk, readJson, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { ownerHintCookie } from '@frontage/site-api';
import { readCookie } from '../context/read-cookie';
import { exposeTracking } from './expose-tracking';
import type { PageTracking } from './track-page';

/** Reads what the page tells; what is missing has its default. */
export function read(root: HTMLElement): PageFacts {
  return readPageFacts(readJson(root.textContent));
}

/**
 * Reports errors, which needs no consent, from the first one on. Loads what tracks when the visitor
 * allows analytics, and ends it, with all that it kept, when they no longer do.
 */
export function mount(_root: HTMLElement, facts: PageFacts, context: BlockContext): Teardown {
  const { window, clock, report, signal } = context;
  let reporter: Promise<ErrorReporter | undefined> | undefined;
  const errors = () =>
    (reporter ??= load(
      loadChunk({ id: 'report-errors', load: () => import('./report-errors'), clock }),
    ).then((chunk) => chunk?.reportErrors(context)));
  whenFirstError(window, () => void errors());

  const hint = readCookie(window, ownerHintCookie) ?? '';
  const path = window.location.pathname;
  const who = { path, hasAccount: hint !== '', isViewerOnly: hint === 'viewer' };
  const reason = facts.notTracked || whyNotTracked(who);
  // Whoever looks after the site is not tracked; where their mouse is, is told [6.04].
  if (reason && reason !== 'account') return () => {};
  const consent = pageConsent(window);
  let tracking: Promise<PageTracking | undefined> | undefined;

  // Meanwhile the page may have ended.
  function start(): Promise<PageTracking | undefined> {
    if (reason)
      return load(loadChunk({ id: 'trace-page', load: () => import('./trace-page'), clock })).then(
        (chunk) => (signal.aborted ? undefined : chunk?.tracePageMouse(context)),
      );
    return load(loadChunk({ id: 'track-page', load: () => import('./track-page'), clock })).then(
      (chunk) => (signal.aborted ? undefined : chunk?.trackPage({ context, facts, errors, load })),
    );
  }

  function load<Chunk>(chunk: Promise<Chunk>): Promise<Chunk | undefined> {
    return chunk.catch((cause: unknown) => {
      report({ code: 'CHUNK_LOAD_FAILED', block: 'census', cause });
      return undefined;
    });
  }

  function end(erase: boolean): void {
    void tracking?.then((started) => started?.stop({ erase }));
    tracking = undefined;
  }

  function follow(): void {
    if (consent.allows('analytics')) tracking ??= start();
    else end(true);
  }

  const unsubscribe = consent.subscribe(follow);
  const hide = exposeTracking(window, () => tracking);
  follow();
  return () => {
    unsubscribe();
    hide();
    end(false);
  };
}
