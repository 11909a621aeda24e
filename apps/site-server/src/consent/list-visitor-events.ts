import { isText } from '@frontage/core-lifecycle/reading';
import type { EventStore } from '../census/events/event-store';
import type { StoredEvent } from '../census/events/tracked-event';

/** An event that is stored with a visitor's number. */
export interface VisitorEvent {
  readonly name: string;
  readonly page: string;
  /** UTC milliseconds. */
  readonly receivedAt: number;
  /** What else came with it: each name with its value. */
  readonly data: string;
}

/** Lists the newest events of a visitor, `most` at the most; none for `''`. */
export async function listVisitorEvents(
  events: Pick<EventStore, 'listVisitor'>,
  siteId: string,
  visitor: string,
  most: number,
): Promise<readonly VisitorEvent[]> {
  const stored = await events.listVisitor(siteId, visitor, most);
  return stored.map(({ data, ...event }) => ({ ...event, data: writeFacts(data) }));
}

/** Writes what came with an event as it can be read; what is empty says nothing. */
function writeFacts(data: StoredEvent['data']): string {
  return Object.entries(data)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${isText(value) ? value : JSON.stringify(value)}`)
    .join(' · ');
}
