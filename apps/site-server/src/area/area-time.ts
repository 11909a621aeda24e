import type { Site } from '../sites/site-settings';
import { siteTimeZone } from '../sites/site-time-zone';

/** Writes a time, UTC milliseconds, as people of a site read it. */
export type WriteTime = (time: number) => string;

/**
 * Makes what writes the times of a page of the area, in the time zone of the site.
 *
 * @param site the site
 * @param dateStyle how long a date is. @default 'medium'
 */
export function areaTime(site: Site, dateStyle: 'medium' | 'full' = 'medium'): WriteTime {
  const timeZone = siteTimeZone(site);
  const format = new Intl.DateTimeFormat('en', { dateStyle, timeStyle: 'short', timeZone });
  return (time) => format.format(time);
}
