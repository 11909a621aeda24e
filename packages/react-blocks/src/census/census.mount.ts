import { whyNotTracked } from '@frontage/census';
import { pageConsent, whenFirstError, type ReportError } from '@frontage/census/dom';
import { loadChunk, readJson, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { isRecord, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import { ownerHintCookie } from '@frontage/site-api';
import { readCookie } from '../context/read-cookie';
import { exposeTracking } from './expose-tracking';
import type { LoadPart, PageTracking } from './track-page';

/** Reads what the page tells; what tracks a visitor reads the single facts. */
export function read(root: HTMLElement): UnknownRecord {
  const facts = readJson(root.textContent);
  return isRecord(facts) ? facts : {};
}

/**
 * Reports errors, which needs no consent, from the first one on. Loads what tracks when the visitor
 * allows analytics, and ends it, with all that it kept, when they no longer do.
 */
export function mount(_root: HTMLElement, facts: UnknownRecord, context: BlockContext): Teardown {
  const { window, clock, report, signal } = context;

  const load: LoadPart = (id, part) =>
    loadChunk({ id, load: part, clock }).catch((cause: unknown) => {
      report({ code: 'CHUNK_LOAD_FAILED', block: 'census', cause });
      return undefined;
    });

  const readCrumb = (): string | undefined => readCookie(window, 'crumb');
  let reporter: Promise<ReportError | undefined> | undefined;
  const errors = () =>
    (reporter ??= load('report-errors', () => import('./report-errors')).then((chunk) =>
      chunk?.reportErrors({ window, clock, readCrumb, signal }),
    ));
  whenFirstError(window, () => void errors());

  const hint = readCookie(window, ownerHintCookie) ?? '';
  const path = window.location.pathname;
  const who = { path, hasAccount: hint !== '', isViewerOnly: hint === 'viewer' };
  // Whatever the server's reason is called: a page that gives one is not tracked [6.05].
  const reason = facts['notTracked'] || whyNotTracked(who);
  // Whoever looks after the site is not tracked; where their mouse is, is told [6.04].
  if (reason && reason !== 'account') return () => {};
  const consent = pageConsent(window);
  let tracking: Promise<PageTracking | undefined> | undefined;

  // Meanwhile the page may have ended.
  function start(): Promise<PageTracking | undefined> {
    if (reason)
      return load('trace-page', () => import('./trace-page')).then((chunk) =>
        signal.aborted ? undefined : chunk?.tracePageMouse(context),
      );
    return load('track-page', () => import('./track-page')).then((chunk) =>
      signal.aborted ? undefined : chunk?.trackPage({ context, facts, errors, readCrumb, load }),
    );
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
