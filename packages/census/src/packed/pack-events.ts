import type { JsonValue } from '@frontage/site-model';
import type { CensusEvent, EventData, Losses } from './census-event';

/** What a batch holds beside its events. */
export interface PackOptions {
  /** The id of the batch; one sent again has the same. */
  readonly batch: string;
  readonly losses: Losses;
  /** The time by the clock that stamped the events, in milliseconds since 1970. */
  readonly now: number;
  /** Fields that all events have and need not hold themselves. @default none */
  readonly common?: EventData | undefined;
  /** The largest size of the text, in bytes of UTF-8. @default `mostBatchBytes` */
  readonly mostBytes?: number | undefined;
}

/** A batch as it is sent. */
export interface PackedText {
  readonly text: string;
  /** How many of the events are in it, from the first. Those beyond the size are not. */
  readonly count: number;
}

/**
 * The largest size of one batch, in bytes: browsers let 64 KiB go while a page is left.
 */
export const mostBatchBytes = 60_000;

/**
 * Packs events into one text: the keys of equal events once, fields with one value once, ages
 * instead of times. A collector with another clock so knows when they happened.
 *
 * @example
 * const { text, count } = packEvents(waiting, { batch, losses, now });
 * navigator.sendBeacon('/api/census/batch', text);
 */
export function packEvents(events: readonly CensusEvent[], options: PackOptions): PackedText {
  const { mostBytes = mostBatchBytes } = options;
  let count = events.length;
  for (;;) {
    const text = packAll(events.slice(0, count), options);
    const bytes = new TextEncoder().encode(text).length;
    if (bytes <= mostBytes || count === 0) return { text, count };
    // As many as the average of these lets fit, and a little less: rows differ in length.
    count = Math.min(count - 1, Math.floor((count * mostBytes * 0.97) / bytes));
  }
}

function packAll(
  events: readonly CensusEvent[],
  { batch, losses, now, common = {} }: PackOptions,
): string {
  const shared = { ...common, ...findShared(events, common) };
  const shapes: string[][] = [];
  const indexes = new Map<string, number>();
  const rows = events.map(({ id, name, at, data }) => {
    const keys = Object.keys(data).filter(
      (key) =>
        data[key] !== undefined && !(Object.hasOwn(shared, key) && data[key] === shared[key]),
    );
    const shape = JSON.stringify(keys);
    const index = indexes.get(shape) ?? shapes.push(keys) - 1;
    indexes.set(shape, index);
    const values = keys.map((key) => data[key]);
    return [index, id, Math.max(0, Math.round(now - at)), name, ...values];
  });
  return JSON.stringify({ v: 1, batch, loss: losses, common: shared, shapes, rows });
}

/** Finds the fields that all events have with the same value, where there are several. */
function findShared(events: readonly CensusEvent[], common: EventData): EventData {
  const [first, ...others] = events;
  if (!first || !others.length) return {};
  const shared = Object.entries(first.data).filter(
    ([key, value]) =>
      isSimple(value) &&
      // A field that only some events have of their own stays with them.
      (!Object.hasOwn(common, key) || common[key] === value) &&
      others.every(({ data }) => data[key] === value),
  );
  return Object.fromEntries(shared);
}

function isSimple(value: JsonValue | undefined): boolean {
  return value !== undefined && (value === null || typeof value !== 'object');
}
