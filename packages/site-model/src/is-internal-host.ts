/** Names that no visitor reaches a site by: of one machine, of a private net, of tests. */
const internal = [
  /^localhost$/,
  /^127(?:\.\d{1,3}){3}$/,
  /^\[?::1\]?$/,
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3})+$/,
  /\.(?:localhost|local|test|internal|invalid)$/,
];

/**
 * Whether a host is one on which a site is made or tried, known by its domain [9.26].
 *
 * @param hostname without a port, such as `studio.test`
 */
export function isInternalHost(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return internal.some((pattern) => pattern.test(name));
}
