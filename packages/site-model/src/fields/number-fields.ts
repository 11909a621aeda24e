import { isText } from '@frontage/core-lifecycle/reading';
import { createField, type Built, type FieldAbout, type FieldPresence } from './field';

/** Options of a number. */
export interface NumberOptions extends FieldAbout, FieldPresence<number> {
  /** @default no least */
  readonly least?: number;
  readonly most: number;
  /** What it must be greater than. @default nothing */
  readonly above?: number;
  /** Whether it is a whole number. @default false */
  readonly whole?: boolean;
  /** What it counts. @default pieces, or nothing */
  readonly unit?: 'px' | '%' | 's';
  /** What one out of bounds means. @default 'missing' */
  readonly outside?: 'missing' | 'nearest';
}

/** A number within bounds. */
export function number<const Options extends NumberOptions>(
  options: Options,
): Built<'number', number, Options> {
  return createField('number', options, 0, (raw) => readNumber(raw, options));
}

/** The width of something by its height. */
export function ratio<const Options extends FieldAbout>(
  options: Options,
): Built<'number', number, Options & { above: 0; most: 10 }> {
  return number({ ...options, above: 0, most: 10 });
}

/** A length in px. */
export function length<const Options extends Omit<NumberOptions, 'unit'>>(
  options: Options,
): Built<'number', number, Options & { unit: 'px' }> {
  return number({ ...options, unit: 'px' });
}

function readNumber(raw: unknown, options: NumberOptions): number | undefined {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return undefined;
  const { least = -Infinity, most, above = -Infinity, whole = false, outside } = options;
  if (outside === 'nearest')
    return Math.min(most, Math.max(least, whole ? Math.round(raw) : raw));
  if (whole && !Number.isInteger(raw)) return undefined;
  return raw >= least && raw <= most && raw > above ? raw : undefined;
}

/** A day, as `2026-03-01`. */
export function date<const Options extends FieldAbout & FieldPresence<string>>(
  options: Options,
): Built<'date', string, Options> {
  return createField('date', options, '', (raw) => (isDate(raw) ? raw : undefined));
}

/** A day and a time of day where the site is, as `2026-03-01T18:30`. */
export function dateTime<const Options extends FieldAbout & FieldPresence<string>>(
  options: Options,
): Built<'dateTime', string, Options> {
  return createField('dateTime', options, '', (raw) => (isDateTime(raw) ? raw : undefined));
}

/** Whether a value is a day that the calendar has. */
export function isDate(raw: unknown): raw is string {
  return isText(raw) && /^\d{4}-\d\d-\d\d$/.test(raw) && isOfCalendar(raw);
}

/** Whether a value is a day of the calendar with a time of day. */
export function isDateTime(raw: unknown): raw is string {
  return isText(raw) && /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(raw) && isOfCalendar(raw.slice(0, 10));
}

/** `Date` takes the 31st of February for a day in March. */
function isOfCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
