/**
 * Reads a time as a clock of a zone shows it.
 *
 * @param text such as `2026-12-24T09:00`, as browsers send a `datetime-local`
 * @param timeZone an IANA name
 * @returns UTC milliseconds; undefined for what is no time
 */
export function readZonedTime(text: string, timeZone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  const wanted = Date.parse(`${text}Z`);
  if (Number.isNaN(wanted) || writeUtc(wanted) !== text) return undefined;
  // Where the clock is put forward or back, the offset of the first guess may be the other one.
  const guess = wanted - zonedTimeOffset(wanted, timeZone);
  return wanted - zonedTimeOffset(guess, timeZone);
}

/**
 * Writes a time as a clock of a zone shows it, for a `datetime-local`.
 *
 * @param at UTC milliseconds
 * @param timeZone an IANA name
 */
export function writeZonedTime(at: number, timeZone: string): string {
  return writeUtc(at + zonedTimeOffset(at, timeZone));
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
export function zonedTimeOffset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (name: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === name)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return local - Math.floor(at / minute) * minute;
}

const minute = 60_000;

function writeUtc(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}
