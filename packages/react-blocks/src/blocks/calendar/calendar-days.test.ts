import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfEvent } from './days-of-event';
import { shiftMonth } from './shift-month';
import { weekStartOf } from './week-start-of';
import { weeksOfMonth } from './weeks-of-month';

describe('a month', () => {
  it('has weeks of seven days, which begin on the day that is wanted', () => {
    const [first] = weeksOfMonth('2026-03', 1);
    // The first of March 2026 is a Sunday.
    expect(first).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-03-01']);
    expect(weeksOfMonth('2026-03', 0)[0]?.[0]).toBe('2026-03-01');
    fc.assert(
      fc.property(
        fc.integer({ min: 1970, max: 2199 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(0, 1, 6),
        (year, number, start) => {
          const month = `${year}-${String(number).padStart(2, '0')}`;
          const weeks = weeksOfMonth(month, start);
          const days = weeks.flat().filter((day) => day !== undefined);
          expect(weeks.every((week) => week.length === 7)).toBe(true);
          expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
          for (const week of weeks)
            week.forEach((day, column) => {
              if (day) expect(new Date(day).getUTCDay()).toBe((start + column) % 7);
            });
          expect(shiftMonth(shiftMonth(month, 1), -1)).toBe(month);
        },
      ),
    );
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('begins its weeks as usual where the language is spoken', () => {
    expect(['en-GB', 'en-US', 'de', 'ar', 'pt-BR', 'fa'].map(weekStartOf)).toEqual([
      1, 0, 1, 6, 0, 6,
    ]);
  });

  it('has an event on the days of where it is; midnight ends the day before', () => {
    const at = (text: string) => Date.parse(`${text}Z`);
    const days = (startsAt: string, endsAt: string | undefined, timeZone?: string) =>
      daysOfEvent({ startsAt: at(startsAt), endsAt: endsAt ? at(endsAt) : null, timeZone }, 'UTC');
    expect(days('2026-03-09T20:00', '2026-03-10T00:00')).toEqual(['2026-03-09', '2026-03-09']);
    expect(days('2026-03-09T20:00', '2026-03-10T00:01')).toEqual(['2026-03-09', '2026-03-10']);
    expect(days('2026-03-09T20:00', undefined, 'Asia/Tokyo')).toEqual(['2026-03-10', '2026-03-10']);
  });
});
