import { westernDigits } from './western-digits';

/** Finds the first wrong part; -1 if all are valid. */
export type FindWrongPart = (parts: readonly string[]) => number;

/**
 * Checks month, day and year: the day must be in the calendar, and the year must have four digits.
 */
export const findWrongDatePart: FindWrongPart = (parts) => {
  const [month = '', day = '', year = ''] = parts.map(westernDigits);
  const hasYear = /^\d{4}$/.test(year);
  if (!isWithin(month, 1, 12)) return 0;
  // Without a year, the 29th of February is accepted.
  if (!isWithin(day, 1, daysIn(Number(month), hasYear ? Number(year) : 2000))) return 1;
  return hasYear ? -1 : 2;
};

/**
 * Checks hour, minute, second and period: 1 to 12 with am or pm, 0 to 23 without; the second is
 * optional.
 */
export const findWrongTimePart: FindWrongPart = (parts) => {
  const [hour = '', minute = '', second = '', period = ''] = parts.map(westernDigits);
  if (!(period ? isWithin(hour, 1, 12) : isWithin(hour, 0, 23))) return 0;
  if (!isWithin(minute, 0, 59)) return 1;
  if (second && !isWithin(second, 0, 59)) return 2;
  return /^([ap]\.?m\.?)?$/i.test(period) ? -1 : 3;
};

/** Checks country, area, prefix and line: 4 to 15 digits in the last three, in any grouping. */
export const findWrongPhonePart: FindWrongPart = ([country = '', ...parts]) => {
  if (!/^(\+?[\p{Nd}\s-]{1,8})?$/u.test(country)) return 0;
  const wrong = parts.findIndex((part) => !/^[\p{Nd}\s()./+-]*$/u.test(part));
  if (wrong >= 0) return wrong + 1;
  const count = parts.join('').replace(/\P{Nd}/gu, '').length;
  // The missing digits most likely belong to a blank part.
  return count >= 4 && count <= 15 ? -1 : Math.max(parts.indexOf(''), 0) + 1;
};

function isWithin(text: string, least: number, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function daysIn(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
