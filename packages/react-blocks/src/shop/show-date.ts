/** Formats a date for people. */
export type ShowDate = (time: number) => string;

/**
 * Creates a formatter of dates for a language and a time zone; UTC if the zone is not valid.
 *
 * @param locale BCP 47
 * @param timeZone such as `Europe/Berlin`
 */
export function createShowDate(locale: string, timeZone: string): ShowDate {
  return showAs({ dateStyle: 'long' }, locale, timeZone);
}

/** The same with the time of day. */
export function createShowTime(locale: string, timeZone: string): ShowDate {
  return showAs({ dateStyle: 'long', timeStyle: 'short' }, locale, timeZone);
}

function showAs(style: Intl.DateTimeFormatOptions, locale: string, timeZone: string): ShowDate {
  const format = formatOf(style, locale, timeZone) ?? formatOf(style, 'en', 'UTC');
  return (time) => format?.format(time) ?? '';
}

function formatOf(
  style: Intl.DateTimeFormatOptions,
  locale: string,
  timeZone: string,
): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone });
  } catch {
    return undefined;
  }
}
