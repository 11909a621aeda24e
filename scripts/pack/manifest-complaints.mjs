import { PACKAGES } from '../boundaries.table.mjs';
import { entryFiles } from './entry-files.mjs';

const PINNED = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Finds problems for users of a package that linters do not detect.
 *
 * @param {Record<string, any>} manifest as it is in the tarball
 * @param {(file: string) => boolean} has whether the tarball has a file, e.g. `./dist/index.js`
 * @returns {string[]}
 */
export function manifestComplaints(manifest, has) {
  const { name, version, exports, dependencies = {} } = manifest;
  const files = entryFiles(exports);
  const foreign = Object.keys(dependencies).filter(
    (dependency) => !dependency.startsWith('@frontage/') && !isAllowed(name, dependency),
  );
  const loose = Object.entries(dependencies).filter(([, range]) => !PINNED.test(range));
  return [
    ...['./README.md', './LICENSE']
      .filter((file) => !has(file))
      .map((file) => `has no ${file.slice(2)}`),
    ...files
      .filter(({ file }) => !has(file))
      .map(({ entry, file }) => `"${entry}" leads to ${file}, which is not in the tarball`),
    ...files
      .filter(({ conditions }) => conditions.includes('@frontage/source'))
      .map(({ entry }) => `"${entry}" still leads to sources, which are not in the tarball`),
    ...foreign.map(
      (dependency) => `depends on ${dependency}, which the table of boundaries does not allow`,
    ),
    ...loose.map(
      ([dependency, range]) =>
        `depends on ${dependency} ${range}; packages of one release pin each other exactly`,
    ),
    ...(files.length === 0 ? ['exports nothing'] : []),
    ...['scripts', 'devDependencies']
      .filter((member) => manifest[member] !== undefined)
      .map((member) => `still has ${member}, which are for the repository`),
    ...['keywords', 'homepage', 'bugs', 'license', 'repository', 'description']
      .filter((member) => manifest[member] === undefined)
      .map((member) => `has no ${member}`),
    ...(exports?.['./package.json'] === './package.json' ? [] : ['does not export ./package.json']),
    ...Object.entries(exports ?? {})
      .filter(([entry, value]) => entry.endsWith('.css') && value?.types === undefined)
      .map(([entry]) => `"${entry}" has no types: TypeScript 6 refuses its import`),
    ...(PINNED.test(version) ? [] : [`has the version ${version}`]),
  ].map((complaint) => `${name} ${complaint}`);
}

/** Whether the table of boundaries lets a package have a dependency of somebody else. */
function isAllowed(name, dependency) {
  const { thirdParty = [] } = PACKAGES[name.replace('@frontage/', '')] ?? {};
  return thirdParty.some((pattern) =>
    pattern.endsWith('*') ? dependency.startsWith(pattern.slice(0, -1)) : pattern === dependency,
  );
}
