import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from './write-calendar';

const event: CalendarEvent = {
  id: 'urn:frontage:item:1',
  title: 'Opening; tea, buns\\',
  description: 'One\r\nTwo',
  href: 'https://netloft.example/events/opening',
  startsAt: Date.UTC(2026, 2, 9, 17, 30),
  endsAt: Date.UTC(2026, 2, 9, 19),
  isAllDay: false,
  timeZone: 'Europe/London',
  place: 'Netloft, 4 Tarn Quay',
  changedAt: Date.UTC(2026, 0, 1),
};

const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has hours in UTC, escaped texts, and lines that end as the format wants', () => {
    expect(linesOf(writeCalendar('Events', [event]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Frontage//Events//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Events',
      'X-WR-CALNAME:Events',
      'BEGIN:VEVENT',
      'UID:urn:frontage:item:1',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20260309T173000Z',
      'DTEND:20260309T190000Z',
      String.raw`SUMMARY:Opening\; tea\, buns\\`,
      String.raw`DESCRIPTION:One\nTwo`,
      String.raw`LOCATION:Netloft\, 4 Tarn Quay`,
      'URL:https://netloft.example/events/opening',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('tells whole days by the clocks of where they are, and ends on the day after', () => {
    // Midnight in Sydney is in the afternoon of the day before in UTC, over the end of summer time.
    const days = {
      isAllDay: true,
      timeZone: 'Australia/Sydney',
      startsAt: Date.UTC(2026, 3, 3, 13),
      endsAt: Date.UTC(2026, 3, 5, 13, 59),
    };
    const lines = linesOf(writeCalendar('', [{ ...event, ...days }]));
    expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
      'DTSTAMP:20260101T000000Z',
      'DTSTART;VALUE=DATE:20260404',
      'DTEND;VALUE=DATE:20260406',
    ]);
    expect(linesOf(writeCalendar('', [{ ...event, ...days, endsAt: null }]))).toContain(
      'DTEND;VALUE=DATE:20260405',
    );
  });

  it('whatever a text holds, no line is longer than 75 bytes, none is added, nothing is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const calendar = writeCalendar('', [{ ...event, title }]);
        for (const line of calendar.split('\r\n'))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const lines = linesOf(calendar);
        expect(lines).toHaveLength(16);
        const said = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length);
        const read = said?.replaceAll(/\\(.)/g, (_, of: string) => (of === 'n' ? '\n' : of));
        const shown = title.replaceAll(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
        expect(read).toBe(shown);
      }),
    );
  });
});
