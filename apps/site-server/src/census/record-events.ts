import type { EndpointRequest } from '../http/endpoint';
import { readCookie } from '../http/read-cookie';
import { refererPath } from '../http/referer-path';
import type { Site } from '../sites/site-settings';
import { siteTimeZone } from '../sites/site-time-zone';
import type { Store } from '../store/store';
import { describeClient } from './events/describe-client';
import type { EventStore } from './events/event-store';
import { readEvent, type SentEvent } from './events/read-event';
import type { EventBatch } from './events/tracked-event';
import { storedText } from './events/stored-text';
import { visitorCookie, visitorToken } from '../sites/visitor-token';
import { mayKeepEvents } from '../sites/may-keep-events';

/** What records events. */
export interface RecordServices {
  store: Pick<Store, 'now' | 'createId'>;
  events: EventStore;
}

/** The request that brings events. */
interface Bringing {
  readonly request: EndpointRequest;
  readonly site: Site;
}

/** An event that may have no id yet. */
type UnnamedEvent = Omit<SentEvent, 'id'> & { readonly id?: string };

/** What it brings beside them. */
type Beside = Pick<EventBatch, 'batchId' | 'held' | 'loss'>;

/** What became of the events of a request. */
export interface Recorded {
  /** How many were taken: the browser may forget them. */
  readonly accepted: number;
  /** Whether they are stored, and not only counted. */
  readonly kept: boolean;
}

/**
 * Stores and counts the events of a request, as far as its visitor agrees; settles once that is
 * durable.
 *
 * @param call the request
 * @param services the store of events
 * @param sent the events; one without an id cannot be told from a repeated one
 * @param beside what became of others
 */
export async function recordEvents(
  { request, site }: Bringing,
  { store, events }: RecordServices,
  sent: readonly UnnamedEvent[],
  beside: Beside = {},
): Promise<Recorded> {
  const { headers, host } = request;
  const kept = mayKeepEvents(request, site);
  const origin = {
    host,
    page: refererPath(request),
    visitor: kept ? visitorToken(readCookie(headers.cookie, visitorCookie)) : '',
    now: store.now(),
  };
  await events.append({
    siteId: site.id,
    events: sent.map((event) => readEvent({ ...event, id: idOf(event, store) }, origin)),
    isKept: kept,
    device: describeClient(headers['user-agent']).device,
    timeZone: siteTimeZone(site),
    ...beside,
  });
  return { accepted: sent.length, kept };
}

/** A call of one event names it in its data: it may come in a batch as well. */
function idOf({ id, data }: UnnamedEvent, { createId }: Pick<Store, 'createId'>): string {
  return id ?? (storedText(data['eventId'], 100) || createId());
}
