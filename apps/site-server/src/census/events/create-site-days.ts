import { createZonedTimes } from '../../sites/zoned-time';

/** Writes the day of a time, `YYYY-MM-DD`. */
export type WriteDay = (time: number) => string;

/** Days begin at a quarter of an hour everywhere. */
const quarter = 15 * 60 * 1000;

/**
 * Creates what writes days in the time zones of sites. Making it for a zone is dear, and so is each
 * day: the zones are kept, and of each the last day, since most events have just happened.
 */
export function createSiteDays(): (timeZone: string) => WriteDay {
  const zones = new Map<string, WriteDay>();
  return (timeZone) => {
    const known = zones.get(timeZone);
    if (known) return known;
    const write = createWriteDay(timeZone);
    zones.set(timeZone, write);
    return write;
  };
}

function createWriteDay(timeZone: string): WriteDay {
  const times = createZonedTimes(timeZone);
  let last: { readonly quarter: number; readonly day: string } | undefined;
  return (time) => {
    const current = Math.floor(time / quarter);
    if (last?.quarter !== current) last = { quarter: current, day: times.write(time).slice(0, 10) };
    return last.day;
  };
}
