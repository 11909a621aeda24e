import { createZonedTimes } from '../../sites/zoned-time';

/** Writes the day of a time, `YYYY-MM-DD`. */
export type WriteDay = (time: number) => string;

/**
 * Creates what writes days in the time zones of sites. Making it for a zone is dear: each is kept.
 */
export function createSiteDays(): (timeZone: string) => WriteDay {
  const zones = new Map<string, WriteDay>();
  return (timeZone) => {
    const known = zones.get(timeZone);
    if (known) return known;
    const times = createZonedTimes(timeZone);
    const write: WriteDay = (time) => times.write(time).slice(0, 10);
    zones.set(timeZone, write);
    return write;
  };
}
