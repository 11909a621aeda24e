import { PACKAGES } from '../boundaries.table.mjs';

/**
 * Adds the line of a package to the README's table, which has the order of the table of boundaries.
 *
 * @param {string} readme
 * @param {string} name a package of the table
 * @returns {string} the same text if it has the line already
 */
export function listPackage(readme, name) {
  if (readme.includes(`](packages/${name}) |`)) return readme;
  const names = Object.keys(PACKAGES);
  const before = names.slice(0, names.indexOf(name)).reverse();
  const lines = readme.split('\n');
  const after = before
    .map((name) => lines.findIndex((line) => line.includes(`](packages/${name}) |`)))
    .find((lineIndex) => lineIndex >= 0);
  if (after === undefined) return readme;
  const line = `| [\`${name}\`](packages/${name}) | ${PACKAGES[name].subject} |`;
  return lines.toSpliced(after + 1, 0, line).join('\n');
}
