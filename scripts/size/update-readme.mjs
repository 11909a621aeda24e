const MARK = '<!-- size -->';

/**
 * @typedef {{ name: string, package?: string, encoding: 'gzip' | 'brotli', limit?: number, bytes:
 *   number }} Measured
 */

/** Bytes as a reader wants them: `1.3 KB`, `840 B`. */
export function formatBytes(bytes) {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(2)} KB`;
}

/**
 * The line of a README that tells the sizes of a package.
 *
 * @param {Measured[]} measured of that package
 */
export function sizeLine(measured) {
  const parts = measured.map(
    ({ name, encoding, bytes }) => `${name}: ${formatBytes(bytes)} (minified, ${encoding})`,
  );
  return `${MARK} ${parts.join(' · ')}`;
}

/**
 * A README with its size line brought up to date.
 *
 * @param {string} readme
 * @param {Measured[]} measured of that package
 * @returns {string} the same text when it has no such line
 */
export function updateReadme(readme, measured) {
  // Windows checkouts may have other line ends; they stay as they are.
  return readme.replace(new RegExp(`${MARK}[^\\r\\n]*`), () => sizeLine(measured));
}
