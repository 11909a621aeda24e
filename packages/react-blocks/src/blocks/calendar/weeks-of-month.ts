import type { WeekDay } from './week-start-of';

/**
 * Gives the weeks of a month: seven days each, undefined for those of another month.
 *
 * @param month such as `2026-03`
 * @param weekStart the day on which weeks begin
 */
export function weeksOfMonth(month: string, weekStart: WeekDay): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const offset = (first.getUTCDay() - weekStart + 7) % 7;
  return Array.from({ length: Math.ceil((offset + count) / 7) }, (_row, week) =>
    Array.from({ length: 7 }, (_cell, column) => {
      const day = week * 7 + column - offset + 1;
      return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}
