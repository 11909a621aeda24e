import type { Site } from './site-settings';

/** What is known of settings, which nobody changes in place: each call of a visitor asks. */
const zones = new WeakMap<Site['settings'], string>();

/**
 * Returns the time zone of a site's context [3.21], such as `Europe/Berlin`; UTC if it has none, or
 * an unknown one.
 */
export function siteTimeZone({ settings }: Pick<Site, 'settings'>): string {
  const known = zones.get(settings) ?? readTimeZone(settings);
  zones.set(settings, known);
  return known;
}

function readTimeZone({ context }: Site['settings']): string {
  const zone =
    typeof context === 'object' && context !== null && 'timeZone' in context
      ? context.timeZone
      : undefined;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC';
}

/** Whether a text is the name of a time zone that this server knows, such as `Europe/Berlin`. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
