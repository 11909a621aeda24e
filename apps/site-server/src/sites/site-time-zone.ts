import type { Site } from './site-settings';

/**
 * The time zone of a site, such as `Europe/Berlin`: of its context [3.21]; UTC where that has none,
 * or one that nobody knows.
 */
export function siteTimeZone({ settings }: Pick<Site, 'settings'>): string {
  const { context } = settings;
  const zone =
    typeof context === 'object' && context !== null && 'timeZone' in context
      ? context.timeZone
      : undefined;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC';
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
