/** A time as `<input type="datetime-local">` holds it. */
const dateTime = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/;

/**
 * Reads a time as the clocks of a zone show it. An hour that they skip counts as the one after; of
 * an hour that they have twice it is the first.
 *
 * @param text such as `2026-03-29T02:30`, as browsers send a `datetime-local`
 * @param timeZone an IANA name, such as `Europe/Berlin`
 * @returns UTC milliseconds; undefined if the text is no time
 */
export function readZonedTime(text: string, timeZone: string): number | undefined {
  const [, year, month, day, hour, minute] = dateTime.exec(text) ?? [];
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  if (Number.isNaN(wall) || writeUtc(wall) !== text.slice(0, 16)) return undefined;
  const candidates = [wall - dayLength, wall + dayLength].map(
    (near) => wall - zoneOffset(near, timeZone),
  );
  const exact = candidates.filter((time) => time + zoneOffset(time, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/**
 * Writes a time as the clocks of a zone show it, for a `datetime-local`.
 *
 * @param time UTC milliseconds
 * @param timeZone an IANA name
 */
export function writeZonedTime(time: number, timeZone: string): string {
  return writeUtc(time + zoneOffset(time, timeZone));
}

const dayLength = 24 * 60 * 60 * 1000;

function writeUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 16);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function zoneOffset(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}
