/**
 * Lists every file in the exports of a manifest, with its entry.
 *
 * @param {unknown} exports
 * @returns {{ entry: string, conditions: string[], file: string }[]}
 */
export function entryFiles(exports) {
  return Object.entries(exports ?? {}).flatMap(([entry, value]) => walk(entry, [], value));
}

/**
 * Gives the file that a browser's `import` of each entry receives; style sheets are left out.
 *
 * @param {Record<string, any>} manifest
 * @returns {Record<string, string>} specifier → file below the package, e.g.
 *   `{ '@frontage/motion/dom': 'dist/dom.js' }`
 */
export function importedFiles({ name, exports }) {
  const files = entryFiles(exports).filter(
    ({ conditions }) => conditions.join() === 'import,default',
  );
  return Object.fromEntries(
    files.map(({ entry, file }) => [`${name}${entry.slice(1)}`, file.slice(2)]),
  );
}

function walk(entry, conditions, value) {
  if (typeof value === 'string') return [{ entry, conditions, file: value }];
  return Object.entries(value ?? {}).flatMap(([condition, inner]) =>
    walk(entry, [...conditions, condition], inner),
  );
}
