/** What a `User-Agent` header gives away, the more particular first. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/**
 * Names a browser for the list of sign-ins.
 *
 * @param agent the `User-Agent` header
 * @returns such as `Firefox on Linux`; `''` for one that names neither
 */
export function deviceName(agent = ''): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([sign]) => agent.includes(sign))?.[1];
  return [named(browsers), named(systems)].filter((part) => part !== undefined).join(' on ');
}
