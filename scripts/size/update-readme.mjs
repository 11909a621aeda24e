const MARK = '<!-- size -->';

/**
 * @typedef {{ name: string, package?: string, encoding: 'gzip' | 'brotli', limit?: number, bytes:
 *   number }} Measured
 */

/** Formats bytes for readers: `1.3 KB`, `840 B`. */
export function formatBytes(bytes) {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(2)} KB`;
}

/**
 * Formats a README's line with the sizes of a package.
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
 * Updates the size line of a README.
 *
 * @param {string} readme
 * @param {Measured[]} measured of that package
 * @returns {string} the same text if it has no such line
 */
export function updateReadme(readme, measured) {
  // Windows checkouts may have other line endings, which are preserved.
  return readme.replace(new RegExp(`${MARK}[^\\r\\n]*`), () => sizeLine(measured));
}
