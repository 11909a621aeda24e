/**
 * @typedef {import('./ratio-of-rounds.mjs').Spread} Spread
 * @typedef {{ most?: number, least?: number }} Target
 */

/**
 * A figure in a table: three digits that mean something, never more.
 *
 * @param {number} value
 * @returns {string}
 */
export function writeNumber(value) {
  const size = Math.abs(value);
  if (size === 0 || size >= 100) return value.toFixed(0);
  if (size >= 10) return value.toFixed(1);
  return value.toFixed(size >= 1 ? 2 : 3);
}

/**
 * A middle with its ends: `12.0 (11.0–14.0)`.
 *
 * @param {Spread} values
 * @returns {string}
 */
export function writeSpread({ middle, lowest, highest }) {
  return `${writeNumber(middle)} (${writeNumber(lowest)} to ${writeNumber(highest)})`;
}

/**
 * A target and whether a figure reaches it: `≤ 15 ✓`.
 *
 * @param {number} value
 * @param {Target} target
 * @returns {string}
 */
export function writeVerdict(value, { most, least }) {
  const bounds = [
    most === undefined ? [] : `≤ ${most}`,
    least === undefined ? [] : `≥ ${least}`,
  ].flat();
  return `${bounds.join(', ')} ${reaches(value, { most, least }) ? '✓' : '✗'}`;
}

/**
 * Whether a figure is within its target. What is no number never is.
 *
 * @param {number} value
 * @param {Target} target
 * @returns {boolean}
 */
export function reaches(value, { most = Infinity, least = -Infinity }) {
  return value <= most && value >= least;
}
