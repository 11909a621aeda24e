import { isRecord, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import { storedText } from './stored-text';
import { trackedPage, trafficSource } from './traffic-source';
import type { TrackedEvent } from './tracked-event';
import { visitorToken } from '../../sites/visitor-token';

/** What a request says of all events that it brings. */
export interface EventOrigin {
  /** The host that was asked. */
  readonly host: string;
  /** The path of the page that sent it, for events that name none. */
  readonly page: string;
  /** The visitor's id of the cookie; '' for none. */
  readonly visitor: string;
  /** UTC milliseconds. */
  readonly now: number;
}

/** An event as a call brings it. */
export interface SentEvent {
  readonly id: string;
  readonly name: string;
  /** How long ago it happened, in milliseconds. @default 0 */
  readonly ageMs?: number;
  readonly data: UnknownRecord;
  /** What it was about. @default the first of `details` that its data have */
  readonly detail?: string;
}

/** An event is older than a week where a clock is wrong. */
const oldest = 7 * 24 * 60 * 60 * 1000;

/** The fields that name a page, and what an event was about; the first that is there counts. */
const pages = ['pagePath', 'path', 'product_page', 'page'];
const details = [
  'formStep',
  'formId',
  'buttonId',
  'blockId',
  'itemId',
  'productId',
  'overlayId',
  'object_id',
  'id',
];

/** The fields of the visitor's id [7.12]; a column has it, so that it can be forgotten. */
const visitors = ['visitorCookie', 'ss_cvr', 'analyticsId'];

/** Reads what is stored and counted of an event. Never throws. */
export function readEvent(
  { id, name, ageMs = 0, data, detail }: SentEvent,
  { host, page, visitor, now }: EventOrigin,
): TrackedEvent {
  const first = (keys: readonly string[]) =>
    keys.map((key) => storedText(data[key], 500)).find((text) => text !== '');
  return {
    id: storedText(id, 100),
    name: storedText(name, 60),
    page: trackedPage(first(pages) ?? page),
    source: trafficSource(first(['referrer']) ?? '', host),
    detail: storedText(detail ?? first(details), 100),
    visitor: visitor || visitorOf(data),
    happenedAt: now - Math.min(Math.max(0, ageMs), oldest),
    data: Object.fromEntries(Object.entries(data).filter(([key]) => !visitors.includes(key))),
  };
}

function visitorOf(data: UnknownRecord): string {
  for (const key of visitors) {
    const value = data[key];
    const token = visitorToken(value) || (key === 'analyticsId' ? storedText(value, 80) : '');
    if (token !== '') return token;
  }
  return '';
}

/** Reads data that may be JSON in a text, as the calls [7.11] [7.19] send it. */
export function readEventData(raw: unknown, parse: (text: string) => unknown): UnknownRecord {
  const value = typeof raw === 'string' ? parse(raw) : raw;
  return isRecord(value) ? value : {};
}
