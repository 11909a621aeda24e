import { isText } from '@frontage/core-lifecycle/reading';
import { createField, type Built, type FieldAbout, type FieldPresence } from './field';

/** A day, as `2026-03-01`. */
export function date<const Options extends FieldAbout & FieldPresence<string>>(
  options: Options,
): Built<'date', string, Options> {
  return createField('date', options, '', (raw) => (isDate(raw) ? raw : undefined));
}

/** A day and a time of day in the site's time zone, as `2026-03-01T18:30`. */
export function dateTime<const Options extends FieldAbout & FieldPresence<string>>(
  options: Options,
): Built<'dateTime', string, Options> {
  return createField('dateTime', options, '', (raw) => (isDateTime(raw) ? raw : undefined));
}

/** Whether a value is a day of the calendar. */
export function isDate(raw: unknown): raw is string {
  return isText(raw) && /^\d{4}-\d\d-\d\d$/.test(raw) && isOfCalendar(raw);
}

/** Whether a value is a day of the calendar with a time of day. */
export function isDateTime(raw: unknown): raw is string {
  return (
    isText(raw) &&
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(raw) &&
    isOfCalendar(raw.slice(0, 10))
  );
}

/** `Date` turns the 31st of February into a day in March. */
function isOfCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
