import type { TimeSpan } from '../../shop/numbers/time-span';
import { createZonedTimes, type ZonedTimes } from '../../sites/zoned-time';

/** The periods that numbers are shown for; each is cut into parts. */
export const periodIds = ['days30', 'days7', 'weeks13', 'months12'] as const;

/** One of them. */
export type PeriodId = (typeof periodIds)[number];

/** A part of a period, such as a day. */
export interface PeriodPart extends TimeSpan {
  /** Its first and last day, `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
  /** The words for it in a table, and at the axis of a chart. */
  readonly text: string;
  readonly short: string;
}

/** A period with the one before it, in parts of equal meaning. */
export interface Period {
  readonly id: PeriodId;
  readonly parts: readonly PeriodPart[];
  readonly before: readonly PeriodPart[];
  /** The whole of it, and its words. */
  readonly span: TimeSpan;
  readonly spanBefore: TimeSpan;
  readonly text: string;
  /** The last day of the period before it, and of the one after it; undefined for the future. */
  readonly earlier: string;
  readonly later: string | undefined;
}

/** How many parts each has. */
const partCounts: Record<PeriodId, number> = { days7: 7, days30: 30, weeks13: 13, months12: 12 };

/**
 * Returns a period that ends with a day, in the time zone of a site.
 *
 * @param id which one
 * @param now UTC milliseconds
 * @param timeZone an IANA name
 * @param until its last day, `YYYY-MM-DD`. @default today; later days count as today
 */
export function periodOf(id: PeriodId, now: number, timeZone: string, until?: string): Period {
  const times = createZonedTimes(timeZone);
  const today = times.write(now).slice(0, 10);
  const last = until !== undefined && until < today ? until : today;
  const count = partCounts[id];
  const partsBack = (from: number) =>
    Array.from({ length: count }, (_, index) =>
      partOf(id, daysOf(id, last, from + count - 1 - index), times),
    );
  const [parts, before] = [partsBack(0), partsBack(count)];
  const after = daysOf(id, last, -count).last;
  const isCurrent = (parts.at(-1)?.last ?? today) >= today;
  return {
    id,
    parts,
    before,
    span: spanOf(parts),
    spanBefore: spanOf(before),
    text: rangeText(parts[0]?.first ?? last, parts.at(-1)?.last ?? last),
    earlier: before.at(-1)?.last ?? last,
    later: isCurrent ? undefined : [after, today].sort()[0],
  };
}

/** The days of the part that is so many parts before the one with the last day. */
function daysOf(id: PeriodId, last: string, back: number): { first: string; last: string } {
  if (id === 'months12') {
    const [year = 0, month = 0] = last.split('-').map(Number);
    const monthStart = (offset: number) => writeDay(Date.UTC(year, month - 1 - back + offset, 1));
    return { first: monthStart(0), last: addDays(monthStart(1), -1) };
  }
  const days = id === 'weeks13' ? 7 : 1;
  const end = addDays(last, -back * days);
  return { first: addDays(end, 1 - days), last: end };
}

function partOf(
  id: PeriodId,
  { first, last }: { first: string; last: string },
  times: ZonedTimes,
): PeriodPart {
  const short = id === 'months12' ? monthShort : dayShort;
  return {
    first,
    last,
    from: startOf(first, times),
    to: startOf(addDays(last, 1), times),
    text: id === 'months12' ? month.format(noon(first)) : rangeText(first, last),
    short: short.format(noon(first)),
  };
}

function spanOf(parts: readonly PeriodPart[]): TimeSpan {
  return { from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 };
}

/** When a day begins, UTC milliseconds. */
function startOf(day: string, times: ZonedTimes): number {
  return times.read(`${day}T00:00`) ?? noon(day);
}

const dayLength = 24 * 60 * 60 * 1000;

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function writeDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function addDays(day: string, days: number): string {
  return writeDay(noon(day) + days * dayLength);
}

const dayShort = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const monthShort = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short' });
const month = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const days = new Intl.DateTimeFormat('en', { timeZone: 'UTC', dateStyle: 'medium' });

function rangeText(first: string, last: string): string {
  // Some versions of Node put thin spaces around the dash.
  return days.formatRange(noon(first), noon(last)).replaceAll('\u2009', ' ');
}
