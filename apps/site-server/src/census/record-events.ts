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
import { visitorCookie, visitorToken } from './events/visitor-token';
import { mayKeepEvents } from './may-keep-events';

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
  sent: readonly (Omit<SentEvent, 'id'> & { readonly id?: string })[],
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
    events: sent.map(({ id = store.createId(), ...event }) => readEvent({ id, ...event }, origin)),
    isKept: kept,
    device: describeClient(headers['user-agent']).device,
    timeZone: siteTimeZone(site),
    ...beside,
  });
  return { accepted: sent.length, kept };
}
