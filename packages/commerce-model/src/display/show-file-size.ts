/** Bytes in a megabyte when a limit is stated in megabytes [9.09]. */
export const bytesPerMegabyte = 1_000_000;

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/**
 * Formats a file size for people, in steps of 1024 with at most one decimal: `1.5 KB` [9.09].
 *
 * @param bytes 0 or more
 * @param locale BCP 47, for the decimal sign; an invalid tag counts as English
 * @default locale en
 */
export function showFileSize(bytes: number, locale = 'en'): string {
  let size = bytes;
  let step = 0;
  // A value that rounds to 1024 moves to the next unit.
  while (step < units.length - 1 && Math.round(size * 10) >= 10_240) {
    size /= 1024;
    step += 1;
  }
  return `${decimals(locale).format(size)}\u00a0${units[step]}`;
}

function decimals(locale: string): Intl.NumberFormat {
  const options = { maximumFractionDigits: 1 };
  try {
    return new Intl.NumberFormat(locale, options);
  } catch {
    return new Intl.NumberFormat('en', options);
  }
}
