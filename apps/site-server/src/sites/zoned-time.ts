/** A time as `<input type="datetime-local">` holds it. */
const dateTime = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/;

/** Times as the clocks of a zone show them. */
export interface ZonedTimes {
  /**
   * Reads a time as they show it. An hour that they skip counts as the one after; of an hour that
   * they have twice it is the first.
   *
   * @param text such as `2026-03-29T02:30`, as browsers send a `datetime-local`
   * @returns UTC milliseconds; undefined if the text is no time
   */
  read(text: string): number | undefined;
  /**
   * Writes a time as they show it, for a `datetime-local`.
   *
   * @param time UTC milliseconds
   */
  write(time: number): string;
}

/**
 * Creates what reads and writes the times of a zone. To create one takes thirty times as long as
 * to read a time.
 *
 * @param timeZone an IANA name, such as `Europe/Berlin`
 */
export function createZonedTimes(timeZone: string): ZonedTimes {
  const offset = createZoneOffset(timeZone);
  return {
    read(text) {
      const [, year, month, day, hour, minute] = dateTime.exec(text) ?? [];
      const wall = Date.UTC(
        Number(year),
        Number(month) - 1,
        Number(day),
        Number(hour),
        Number(minute),
      );
      if (Number.isNaN(wall) || writeUtc(wall) !== text.slice(0, 16)) return undefined;
      const candidates = [wall - dayLength, wall + dayLength].map((near) => wall - offset(near));
      const exact = candidates.filter((time) => time + offset(time) === wall);
      return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
    },
    write: (time) => writeUtc(time + offset(time)),
  };
}

/** Reads one time of a zone, as {@link ZonedTimes} does. */
export function readZonedTime(text: string, timeZone: string): number | undefined {
  return createZonedTimes(timeZone).read(text);
}

/** Writes one time of a zone, as {@link ZonedTimes} does. */
export function writeZonedTime(time: number, timeZone: string): string {
  return createZonedTimes(timeZone).write(time);
}

const dayLength = 24 * 60 * 60 * 1000;

function writeUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 16);
}

/** Makes what tells how far the clocks of a zone are ahead of UTC at a time, in milliseconds. */
function createZoneOffset(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time) => {
    const parts = format.formatToParts(time);
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
  };
}
