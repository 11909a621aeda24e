/** A figure of the README may be off by this much, in KB, before it is stale. */
const mostOff = 0.3;

/**
 * @typedef {{ component: string, bytes: number }} Weighed
 */

/**
 * Finds figures of components in a README that are missing or no longer hold.
 *
 * @param {string} readme with a table whose rows are such as "| `Button` | 1.6 KB |"
 * @param {Weighed[]} weighed
 * @returns {string[]}
 */
export function weightComplaints(readme, weighed) {
  return weighed.flatMap(({ component, bytes }) => {
    const stated = rowOf(component).exec(readme)?.[2];
    if (stated !== undefined && Math.abs(Number(stated) - bytes / 1000) <= mostOff) return [];
    const found = stated === undefined ? 'has no figure' : `tells ${stated} KB`;
    return [
      `the README of react-blocks ${found} for ${component}, which is ${inKb(bytes)}: run pnpm packed --write`,
    ];
  });
}

/**
 * Writes the figures of components into a README that has their rows.
 *
 * @param {string} readme
 * @param {Weighed[]} weighed
 * @returns {string}
 */
export function updateWeights(readme, weighed) {
  return weighed.reduce(
    (text, { component, bytes }) =>
      text.replace(rowOf(component), (_row, name) => `${name}${inKb(bytes)} |`),
    readme,
  );
}

const rowOf = (component) => new RegExp(`^(\\| \`${component}\` \\| )([\\d.]+) KB \\|`, 'm');

const inKb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
