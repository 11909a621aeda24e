import type { Teardown } from '@frontage/core-lifecycle';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fillPublished } from '../../published/fill-published';
import { storedFields } from '../../stored/stored-fields';
import { Calendar } from './Calendar';
import { publishedEventsAddress, readPublishedEvents } from './read-published-events';

/** A calendar of published markup. */
export interface PublishedCalendarData {
  /** The collection of its events; '' for not said. */
  readonly collectionId: string;
  /** An IANA name: that of the site, or of the visitor. */
  readonly timeZone: string;
}

/** Reads published markup: the JSON on its root, and the zone in the page's context. */
export function read(root: HTMLElement): PublishedCalendarData {
  const view = root.ownerDocument.defaultView;
  const context = storedFields(view && Reflect.get(view, 'Static')).raw('SQUARESPACE_CONTEXT');
  const zone = storedFields(storedFields(context).raw('website')).text('timeZone');
  return {
    collectionId: storedFields(readBlockJson(root, 'data-block-json')).text('collectionId'),
    timeZone: isZone(zone) ? zone : new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Asks the page's own site for the events of the month and shows them in a calendar of ours; its
 * links turn the month. If they do not come, what the page has stays.
 */
export async function mount(
  root: HTMLElement,
  { collectionId, timeZone }: PublishedCalendarData,
  { window, signal, report }: BlockContext,
): Promise<Teardown | undefined> {
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(window.Date.now());
  const locale = root.closest<HTMLElement>('[lang]')?.lang || 'en';
  const host = window.document.createElement('div');
  const island = createRoot(host, { identifierPrefix: root.id });

  async function show(month: string): Promise<boolean> {
    try {
      const address = publishedEventsAddress(collectionId, month);
      const response = await window.fetch(address, { signal });
      if (!response.ok) throw new Error(`[react-blocks] ${address}: ${response.status}`);
      const events = readPublishedEvents(await response.json());
      if (signal.aborted) return false;
      const path = window.location.pathname;
      const view = { month, today, path, timeZone, events, hasEarlier: true, hasLater: true };
      flushSync(() => island.render(<Calendar view={view} locale={locale} />));
      return true;
    } catch (cause) {
      if (!signal.aborted) report({ code: 'EVENTS_FAILED', block: 'calendar', cause });
      return false;
    }
  }

  /** Our own server is not asked for another month. */
  function onClick(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof window.Element && target.closest('a[rel=prev],a[rel=next]');
    if (!(link instanceof window.HTMLAnchorElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const rel = link.rel;
    const month = new URL(link.href).searchParams.get('month') ?? '';
    void show(month).then((isShown) => {
      if (isShown) host.querySelector<HTMLElement>(`a[rel=${rel}]`)?.focus({ preventScroll: true });
    });
  }

  if (collectionId === '' || !(await show(today.slice(0, 7)))) {
    island.unmount();
    return undefined;
  }
  host.addEventListener('click', onClick, { capture: true, signal });
  const empty = fillPublished(root.querySelector('.sqs-block-content') ?? root, host);
  return () => {
    empty();
    // React ends it after what it is doing.
    window.queueMicrotask(() => island.unmount());
  };
}
