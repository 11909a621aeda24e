import type { Clock } from '@frontage/core-lifecycle';
import { buttonCall } from '../calls/button-call';
import type { CensusDevice, CensusPage } from '../calls/census-page';
import { legacyPayload } from '../calls/census-page';
import { formRenderCall } from '../calls/form-render-call';
import { hitCall } from '../calls/hit-call';
import { overlayCall, quickViewCall } from '../calls/overlay-call';
import { trackAddress } from '../calls/track-address';
import { createSender, type Sender } from '../delivery/create-sender';
import type { EventData } from '../packed/census-event';
import type { PageFacts } from '../page-facts';
import { countsAsPageView } from '../rules/why-not-tracked';
import { forgetVisit, startVisit, type Visit } from '../visit/start-visit';
import type { VisitorStorage } from '../storage/visitor-storage';
import { browserSenderPort } from './browser-sender-port';
import { createPageCalls } from './create-page-calls';
import { watchBlocks } from './page/watch-blocks';
import { watchLeaving } from './page/watch-leaving';
import { watchViews } from './page/watch-views';

/** What tracking a page needs beside the storage of its visitor. */
export interface TrackingOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly facts: PageFacts;
}

/** A page that is tracked. */
export interface Tracking {
  /** Who is here. */
  visit(): Visit;
  /** Takes an event of the page's own; see `createSender`. */
  add: Sender['add'];
  /** What the page says of itself. */
  page(): CensusPage;
  /** What all events of the page share. */
  common(): EventData;
  /** What was sent from this page and what waits, for the visitor to see. */
  list: Sender['list'];
  /** Ends it. `erase`: what waits, the journal and all that is kept of the visitor is gone. */
  stop(options: { readonly erase: boolean }): void;
}

/**
 * Tracks a page and its visitor. Whoever calls it has the storage from consent, and so the
 * visitor's leave.
 *
 * @example const tracking = startTracking(storage, { window, clock, facts, readCrumb });
 */
export function startTracking(storage: VisitorStorage, options: TrackingOptions): Tracking {
  const { window, clock, facts } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const now = (): number => window.Date.now();
  const newId = (): string => window.crypto.randomUUID();
  const warn = (message: string): void => window.console.warn(`[census] ${message}`);
  const { websiteId } = facts;
  let visit = startVisit({ storage, now: now(), newId, websiteId, warn });
  const page = (): CensusPage => describePage(window, facts);
  const common = () => ({
    ...legacyPayload(page()),
    visitorCookie: visit.visitorCookie,
    analyticsId: visit.analyticsId,
    sessionId: visit.sessionId,
    isFirstLanding: visit.isFirstLanding,
    isFirstSession: visit.isFirstSession,
  });
  const sender = createSender({
    clock,
    now,
    texts: storage.local,
    port: browserSenderPort(window),
    random: () => window.Math.random(),
    pageId: newId().replaceAll('-', '').slice(0, 12),
    common,
  });
  const calls = createPageCalls({ window, sender, visitorCookie: () => visit.visitorCookie });

  let isFirst = true;
  function onView(): void {
    if (!isFirst) visit = startVisit({ storage, now: now(), newId, websiteId, warn });
    isFirst = false;
    if (!countsAsPageView(window.location.pathname)) return;
    const device = describeDevice(window, visit, now());
    calls.send('hit', (visitor) => hitCall(page(), device, visitor));
    if (visit.isFirstLanding) sendTrackImage(window);
  }

  watchViews(window, onView, signal);
  watchBlocks(
    window,
    {
      onButton: (kind, button) =>
        calls.send(`button-${kind}`, (visitor) => buttonCall(kind, button, page(), visitor)),
      onForm: (id) => calls.send('form-render', (visitor) => formRenderCall(id, page(), visitor)),
      onFormStep: (formId, step) =>
        sender.add('form-step', { formId, formStep: `${formId}#${step}` }),
      onOverlay: (id) => calls.send('overlay', (visitor) => overlayCall(id, page(), visitor)),
      onQuickView: (id) =>
        calls.send('quick-view', (visitor) => quickViewCall(id, page(), visitor)),
    },
    signal,
  );
  const leave = (): void => {
    calls.leave();
    sender.leave();
  };
  watchLeaving(window, leave, signal);

  function stop({ erase }: { readonly erase: boolean }): void {
    if (signal.aborted) return;
    ended.abort();
    if (!erase) calls.leave();
    sender.stop({ erase });
    if (erase) forgetVisit(storage);
  }

  return { visit: () => visit, add: sender.add, page, common, list: sender.list, stop };
}

function describePage({ document, location }: Window, facts: PageFacts): CensusPage {
  return {
    ...facts,
    memberAccountId: '',
    memberLocale: '',
    pageTitle: document.title,
    pagePath: location.pathname,
    pageHash: location.hash,
  };
}

function describeDevice(window: Window, visit: Visit, clientDate: number): CensusDevice {
  const { navigator, innerHeight, innerWidth, screen, document, location } = window;
  return {
    userAgent: navigator.userAgent,
    clientDate,
    viewportInnerHeight: innerHeight,
    viewportInnerWidth: innerWidth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    localStorageSupported: visit.hasLocalStorage,
    queryString: location.search,
    referrer: document.referrer,
  };
}

/** Tells where a session comes from, by the address of an image [7.18]. */
function sendTrackImage(window: Window & typeof globalThis): void {
  const { document, location, navigator, screen } = window;
  new window.Image().src = trackAddress(location.search, {
    refer: document.referrer,
    landing: location.pathname,
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  });
}
