/** A time as `<input type="datetime-local">` holds it. */
const localTime = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/;

/**
 * Reads a time that was entered in a time zone. An hour that the clocks skip counts as the one
 * after; one that they have twice is the first.
 *
 * @param text such as `2026-03-29T02:30`
 * @param timeZone such as `Europe/Berlin`
 * @returns UTC milliseconds; undefined for no time
 */
export function readLocalTime(text: string, timeZone: string): number | undefined {
  const [, year, month, day, hour, minute] = localTime.exec(text) ?? [];
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(text.slice(0, 16)))
    return undefined;
  const candidates = [wall - dayLength, wall + dayLength].map(
    (at) => wall - offsetAt(at, timeZone),
  );
  const exact = candidates.filter((at) => at + offsetAt(at, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/**
 * Writes a time as `<input type="datetime-local">` holds it.
 *
 * @param at UTC milliseconds
 * @param timeZone such as `Europe/Berlin`
 */
export function writeLocalTime(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

const dayLength = 24 * 60 * 60 * 1000;

/** How far the clocks of a zone are before UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}
