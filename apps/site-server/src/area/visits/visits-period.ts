import * as z from 'zod';
import { createZonedTimes } from '../../sites/zoned-time';
import { listHref } from '../list-part';

/** For how many days visits are shown. */
export const visitsPeriods = ['7', '28', '90'] as const;

/** The query of the pages about visits; what is misspelt counts as absent. */
export const visitsQuery = z.object({
  days: z.enum(visitsPeriods).optional().catch(undefined),
});

/** What it asks for. */
export type VisitsQuery = z.infer<typeof visitsQuery>;

/** Days up to today, and as many before them. */
export interface VisitsPeriod {
  readonly id: (typeof visitsPeriods)[number];
  /** `YYYY-MM-DD`, in the time zone of the site. */
  readonly days: readonly string[];
  readonly before: readonly string[];
  readonly first: string;
  readonly last: string;
  /** When the first day begins and the last one ends, UTC milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** Returns the address of a page about visits. */
export function visitsHref(path: string, { days }: VisitsQuery): string {
  return listHref(path, { days });
}

/**
 * Returns the days that a query asks for, today as the last.
 *
 * @param query of the page. @default 28 days
 * @param now UTC milliseconds
 * @param timeZone an IANA name
 */
export function visitsPeriod(
  { days: id = '28' }: VisitsQuery,
  now: number,
  timeZone: string,
): VisitsPeriod {
  const times = createZonedTimes(timeZone);
  const last = times.write(now).slice(0, 10);
  const count = Number(id);
  const daysBefore = (back: number) =>
    Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count - back));
  const days = daysBefore(0);
  const [first = last] = days;
  const startOf = (day: string) => times.read(`${day}T00:00`) ?? noon(day);
  return {
    id,
    days,
    before: daysBefore(count),
    first,
    last,
    from: startOf(first),
    to: startOf(addDays(last, 1)),
  };
}

const dayLength = 24 * 60 * 60 * 1000;

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function addDays(day: string, count: number): string {
  return new Date(noon(day) + count * dayLength).toISOString().slice(0, 10);
}

const long = new Intl.DateTimeFormat('en', { timeZone: 'UTC', dateStyle: 'medium' });
const short = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** Writes a day as people read it, and shortly for the axis of a chart. */
export function writeVisitsDay(day: string): { readonly text: string; readonly short: string } {
  return { text: long.format(noon(day)), short: short.format(noon(day)) };
}
