/** Writes a time for people. */
export type ShowDate = (at: number) => string;

/**
 * Makes the writer of dates in a language and a time zone; UTC where the zone is none.
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
