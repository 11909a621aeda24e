import { readFileSync, writeFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatText } from '../new/format-files.mjs';

const PACKAGE = 'packages/react-blocks';
const COMPONENTS = `${PACKAGE}/src/components`;
const NOTE = '// Written by `pnpm blocks` from `react.ts`.';

/**
 * The entry for exports that belong to no single block: providers, and types that several blocks
 * share.
 */
const SHARED = 'host';

/**
 * Groups the exports of `react.ts` by the entry that offers them separately: the folder of their
 * block, else `host`.
 *
 * @param {string} react the text of `react.ts`
 * @returns {Record<string, string[]>} entry → statements, as of a folder beside `react.ts`
 */
export function groupByEntry(react) {
  const groups = {};
  for (const [statement, from] of react.matchAll(/^export [^;]*? from '([^']+)';$/gms)) {
    const [, folder = SHARED] = /^\.\/blocks\/([^/]+)\//.exec(from) ?? [];
    (groups[folder] ??= []).push(statement.replace("from './", "from '../"));
  }
  return groups;
}

/**
 * Creates an entry for each component, so that one costs only what it needs in every bundler: the
 * files, their build and the exports of the manifest.
 *
 * @param {string} root the repository
 * @returns {Promise<Record<string, string>>} file in the repository → text
 */
export async function componentEntries(root) {
  const read = (file) => readFileSync(join(root, PACKAGE, file), 'utf8');
  const groups = groupByEntry(read('src/react.ts'));
  const names = Object.keys(groups).sort();
  const list = names
    .map((name) => `  'components/${name}': 'src/components/${name}.ts',`)
    .join('\n');
  const texts = {
    ...Object.fromEntries(
      names.map((name) => [`${COMPONENTS}/${name}.ts`, `${NOTE}\n${groups[name].join('\n')}\n`]),
    ),
    [`${PACKAGE}/src/component-entries.ts`]: `${NOTE}

/** What is built of each component: output → source. */
export const componentEntries = {
${list}
};
`,
    [`${PACKAGE}/package.json`]: JSON.stringify(
      withEntries(JSON.parse(read('package.json')), names),
    ),
  };
  const formatted = Object.entries(texts).map(async ([file, text]) => [
    file,
    await formatText(file, text),
  ]);
  return Object.fromEntries(await Promise.all(formatted));
}

/**
 * Writes the entries, and removes those of deleted components.
 *
 * @param {string} root the repository
 * @returns {Promise<string[]>} the changed files
 */
export async function writeComponentEntries(root) {
  const wanted = await componentEntries(root);
  const changed = Object.keys(wanted).filter((file) => readText(join(root, file)) !== wanted[file]);
  mkdirSync(join(root, COMPONENTS), { recursive: true });
  for (const file of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), wanted[file]);
  }
  const staleFiles = readdirSync(join(root, COMPONENTS))
    .map((name) => `${COMPONENTS}/${name}`)
    .filter((file) => !(file in wanted));
  for (const file of staleFiles) rmSync(join(root, file));
  return [...changed, ...staleFiles];
}

// The entries of components come after all others except the style sheets.
function withEntries(manifest, names) {
  const { publishConfig } = manifest;
  const exportsOf = (exports, exported) => {
    const isComponent = ([, { import: built } = {}]) =>
      built?.default?.startsWith('./dist/components/');
    const otherEntries = Object.entries(exports).filter((entry) => !isComponent(entry));
    const isStyle = ([entry]) => entry.endsWith('.css');
    return Object.fromEntries([
      ...otherEntries.filter((entry) => !isStyle(entry)),
      ...names.map((name) => [`./${name}`, exported(name)]),
      ...otherEntries.filter(isStyle),
    ]);
  };
  return {
    ...manifest,
    exports: exportsOf(manifest.exports, (name) => ({
      '@frontage/source': `./src/components/${name}.ts`,
      ...built(name),
    })),
    publishConfig: { ...publishConfig, exports: exportsOf(publishConfig.exports, built) },
  };
}

const built = (name) => ({
  import: {
    types: `./dist/components/${name}.d.ts`,
    default: `./dist/components/${name}.js`,
  },
  require: {
    types: `./dist/components/${name}.d.cts`,
    default: `./dist/components/${name}.cjs`,
  },
});

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
