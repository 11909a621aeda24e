import { readJson } from '@frontage/core-lifecycle';
import {
  isCount,
  isFilledText,
  isRecord,
  type UnknownRecord,
} from '@frontage/core-lifecycle/reading';
import type { Losses } from './census-event';

/** An event as a collector receives it. */
export interface ReceivedEvent {
  /** Different for every event of every page: keep one of each. */
  readonly id: string;
  readonly name: string;
  /** How long ago it happened when the batch was sent, in milliseconds. */
  readonly ageMs: number;
  /** Its fields, with those that all events of the batch share. */
  readonly data: UnknownRecord;
}

/** Why a row is no event. */
export type BadRowReason = 'not-a-list' | 'unknown-shape' | 'wrong-length' | 'wrong-head';

/** A row that is no event, as it came. */
export interface BadRow {
  readonly reason: BadRowReason;
  readonly row: unknown;
}

/** A batch as a collector receives it. */
export interface ReceivedBatch {
  /** The same when the batch is sent again. */
  readonly batch: string;
  readonly losses: Losses;
  readonly events: readonly ReceivedEvent[];
  readonly bad: readonly BadRow[];
}

/** The length of an id or a name, at most. */
const mostNameLength = 100;

/**
 * Reads what `packEvents` made; never throws. One bad row does not cost the others.
 *
 * @param text the body of the request
 * @returns undefined for anything that is not a batch of this version
 */
export function readPackedEvents(text: string): ReceivedBatch | undefined {
  const raw = readJson(text);
  if (!isRecord(raw) || raw['v'] !== 1 || !isName(raw['batch'])) return undefined;
  if (!Array.isArray(raw['rows']) || !Array.isArray(raw['shapes'])) return undefined;
  const shapes: readonly unknown[] = raw['shapes'];
  const common = isRecord(raw['common']) ? raw['common'] : {};
  const lateMs = isCount(raw['late']) ? raw['late'] : 0;
  const events: ReceivedEvent[] = [];
  const bad: BadRow[] = [];
  for (const row of raw['rows']) {
    const read = readRow(row, shapes);
    if (typeof read === 'string') bad.push({ reason: read, row });
    else events.push({ ...read, ageMs: read.ageMs + lateMs, data: { ...common, ...read.data } });
  }
  return { batch: raw['batch'], losses: readLosses(raw['loss']), events, bad };
}

function readRow(row: unknown, shapes: readonly unknown[]): ReceivedEvent | BadRowReason {
  if (!Array.isArray(row)) return 'not-a-list';
  const [index, id, ageMs, name, ...values]: readonly unknown[] = row;
  const keys = isCount(index) ? shapes[index] : undefined;
  if (!isKeys(keys)) return 'unknown-shape';
  if (!isName(id) || !isName(name) || !isCount(ageMs)) return 'wrong-head';
  if (values.length !== keys.length) return 'wrong-length';
  const data = Object.fromEntries(keys.map((key, at) => [key, values[at]]));
  return { id, name, ageMs, data };
}

function isKeys(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((key) => typeof key === 'string' && key !== '__proto__');
}

function isName(raw: unknown): raw is string {
  return isFilledText(raw) && raw.length <= mostNameLength;
}

/** Reads the counts; what is no count is 0. */
function readLosses(raw: unknown): Losses {
  const { created, acknowledged, dropped } = isRecord(raw) ? raw : {};
  const reasons = isRecord(dropped) ? Object.entries(dropped) : [];
  return {
    created: isCount(created) ? created : 0,
    acknowledged: isCount(acknowledged) ? acknowledged : 0,
    dropped: Object.fromEntries(
      reasons.filter((entry): entry is [string, number] => isName(entry[0]) && isCount(entry[1])),
    ),
  };
}
