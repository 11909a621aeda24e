// Plain syntax only: an old Node must get as far as the message instead of a syntax error.
const FLOOR = [20, 19];

/**
 * Whether a Node version is new enough for this repository.
 *
 * @param {string} version such as `20.19.0`
 */
export function isNodeSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}

/** Ends the process with one clear line if Node is too old. */
export function ensureNode(version = process.versions.node) {
  if (isNodeSupported(version)) return;
  console.error(
    `Frontage needs Node ${FLOOR.join('.')} or later; this is Node ${version}. Get one from https://nodejs.org/.`,
  );
  process.exit(1);
}
