import { writeZonedTime } from '../../sites/zoned-time';

/** An event for programs that keep calendars. */
export interface CalendarEvent {
  /** Stays the same wherever the event moves. */
  readonly id: string;
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  /** With its origin; undefined if that is not known. */
  readonly href: string | undefined;
  /** UTC milliseconds. */
  readonly startsAt: number;
  /** UTC milliseconds; null for an hour that is not known. */
  readonly endsAt: number | null;
  readonly isAllDay: boolean;
  /** An IANA name, by whose clocks the days of `isAllDay` are told. */
  readonly timeZone: string;
  /** '' for not said. */
  readonly place: string;
  /** UTC milliseconds. */
  readonly changedAt: number;
}

/** The media type of calendars. */
export const calendarType = 'text/calendar';

/**
 * Writes events as a calendar (RFC 5545). Hours are in UTC, so that no program needs to know a
 * zone. The same events give the same bytes.
 *
 * @param name of the calendar; '' for a single event
 * @param events in any order
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontage//Events//EN',
    'CALSCALE:GREGORIAN',
    ...(name === '' ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeEvent(event: CalendarEvent): string[] {
  const { id, title, description, href, place, changedAt } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(changedAt)}`,
    ...hours(event),
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(href === undefined ? [] : [`URL:${href.replace(/\p{Cc}/gu, '')}`]),
    'END:VEVENT',
  ];
}

function hours({ startsAt, endsAt, isAllDay, timeZone }: CalendarEvent): string[] {
  if (!isAllDay)
    return [`DTSTART:${utc(startsAt)}`, ...(endsAt === null ? [] : [`DTEND:${utc(endsAt)}`])];
  const day = (time: number) => writeZonedTime(time, timeZone).slice(0, 10);
  // The end is the first day on which it is over.
  return [
    `DTSTART;VALUE=DATE:${day(startsAt).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day(endsAt ?? startsAt)).replaceAll('-', '')}`,
  ];
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function utc(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

/** Escapes a text; a line break in it is written, and nothing else that is no character. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replace(/[\p{Cc}\p{Cs}]/gu, '');
}

/** A line has 75 bytes at most; what follows goes on behind a space, and no character is cut. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
