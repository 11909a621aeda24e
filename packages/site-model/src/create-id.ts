const timeDigits = 12;
const largestTime = 2 ** 48 - 1;

/**
 * Makes an id of 24 lowercase hexadecimal digits: 12 for the time, so that later ids sort later,
 * and 12 random ones.
 *
 * @param now milliseconds since 1970, UTC
 * @param random returns numbers from 0 up to, but not including, 1
 * @throws RangeError if `now` is no time that fits
 */
export function createId(now: number, random: () => number): string {
  if (!(now >= 0 && now <= largestTime)) {
    throw new RangeError(
      `[site-model] createId wants milliseconds since 1970: got ${now}. Pass the clock's time.`,
    );
  }
  const part = () =>
    Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0');
  return Math.floor(now).toString(16).padStart(timeDigits, '0') + part() + part();
}

/** Whether a value is an id: a text of 24 lowercase hexadecimal digits. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
}
