/** Formats a date for people. */
export type ShowDate = (at: number) => string;

/**
 * Creates a formatter of dates for a language and a time zone; UTC if the zone is not valid.
 *
 * @param locale BCP 47
 * @param timeZone such as `Europe/Berlin`
 */
export function createShowDate(locale: string, timeZone: string): ShowDate {
  const format = formatOf(locale, timeZone) ?? formatOf('en', 'UTC');
  return (at) => format?.format(at) ?? '';
}

function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  } catch {
    return undefined;
  }
}
