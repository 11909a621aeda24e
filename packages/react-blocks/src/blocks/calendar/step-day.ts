import { shiftMonth } from './shift-month';

/** A day in the table of its month. */
export interface DayPlace {
  /** Such as `2026-03-09`. */
  readonly day: string;
  /** Its column, from 0. */
  readonly column: number;
  readonly isRightToLeft: boolean;
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Gives the day to which a key leads, as in every grid of days: arrows by a day and a week, Home
 * and End within the week, Page Up and Page Down by a month. Undefined for any other key.
 */
export function stepDay(key: string, place: DayPlace): string | undefined {
  const { day, column, isRightToLeft } = place;
  const by = (days: number): string =>
    new Date(Date.parse(`${day}T00:00Z`) + days * dayLength).toISOString().slice(0, 10);
  const within = (days: number): string => {
    const found = by(days);
    if (found.slice(0, 7) === day.slice(0, 7)) return found;
    // The week begins or ends in another month.
    return days < 0 ? `${day.slice(0, 7)}-01` : lastDayOf(day.slice(0, 7));
  };
  switch (key) {
    case 'ArrowRight':
      return by(isRightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return by(isRightToLeft ? 1 : -1);
    case 'ArrowDown':
      return by(7);
    case 'ArrowUp':
      return by(-7);
    case 'Home':
      return within(-column);
    case 'End':
      return within(6 - column);
    case 'PageDown':
      return sameDayOf(shiftMonth(day.slice(0, 7), 1), day);
    case 'PageUp':
      return sameDayOf(shiftMonth(day.slice(0, 7), -1), day);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last one where it is shorter. */
function sameDayOf(month: string, day: string): string {
  const last = lastDayOf(month);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

function lastDayOf(month: string): string {
  const next = Date.parse(`${shiftMonth(month, 1)}-01T00:00Z`);
  return new Date(next - dayLength).toISOString().slice(0, 10);
}
