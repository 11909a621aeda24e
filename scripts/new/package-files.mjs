import { PACKAGES } from '../boundaries.table.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Entry → its source file and the name of its output. */
const SOURCES = {
  '.': { source: 'src/index.ts', output: 'index' },
  './dom': { source: 'src/dom/index.ts', output: 'dom' },
  './block': { source: 'src/dom/block/index.ts', output: 'block' },
  './boot': { source: 'src/boot/index.ts', output: 'boot' },
  './reading': { source: 'src/reading/index.ts', output: 'reading' },
  './editing': { source: 'src/editing/index.ts', output: 'editing' },
  './enums': { source: 'src/enums/index.ts', output: 'enums' },
  './fields': { source: 'src/fields/index.ts', output: 'fields' },
  './markup': { source: 'src/markup/index.ts', output: 'markup' },
  './page': { source: 'src/page/index.ts', output: 'page' },
  './look': { source: 'src/look/index.ts', output: 'look' },
  './schema': { source: 'src/schema/index.ts', output: 'schema' },
};
const STYLE = './style.css';
const STYLE_FILES = {
  'src/style.css': '@layer blocks {\n}\n',
  'style.css.d.ts': '// For projects whose TypeScript knows no style sheets.\nexport {};\n',
};

/**
 * Gives the files of a new package, in the shape of the existing ones. Its tests fail until every
 * entry exports something, so that no package is added as an empty shell.
 *
 * @param {string} name a package of the table
 * @returns {Record<string, string>} path below the repository → text
 */
export function packageFiles(name) {
  const rule = PACKAGES[name];
  if (rule?.folder !== 'packages' || rule.entries === undefined) {
    const packageNames = Object.keys(PACKAGES).filter(
      (name) => PACKAGES[name].folder === 'packages',
    );
    throw new Error(
      `"${name}" is not a package of scripts/boundaries.table.mjs. Add a row for it there first: its subject, what it may import, its entries. Those are: ${packageNames.join(', ')}.`,
    );
  }
  const { subject, entries } = rule;
  const code = entries.filter((entry) => entry !== STYLE);
  const files = {
    'package.json': json(manifest(name, rule)),
    'tsconfig.json': json(tsconfig()),
    'tsconfig.pure.json': json(pureTsconfig()),
    'tsup.config.ts': tsupConfig(code, entries.includes(STYLE)),
    'README.md': readme(name, subject, entries),
    ...Object.fromEntries(code.map((entry) => [SOURCES[entry].source, 'export {};\n'])),
    ...(entries.includes(STYLE) ? STYLE_FILES : {}),
    'src/entries.test.ts': entriesTest(code),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`packages/${name}/${file}`, text]),
  );
}

function manifest(name, { subject, entries, imports }) {
  const hasSchema = entries.includes('./schema');
  return {
    name: `@frontage/${name}`,
    version: '0.0.0',
    description: `${subject[0].toUpperCase()}${subject.slice(1)}.`,
    license: 'MIT',
    type: 'module',
    sideEffects: entries.includes(STYLE) ? ['**/*.css'] : false,
    engines: { node: '>=20.19' },
    repository: {
      type: 'git',
      url: 'git+https://github.com/frontage/frontage.git',
      directory: `packages/${name}`,
    },
    files: ['dist', ...(entries.includes(STYLE) ? ['style.css.d.ts'] : [])],
    homepage: `https://github.com/frontage/frontage/tree/main/packages/${name}#readme`,
    bugs: 'https://github.com/frontage/frontage/issues',
    exports: exportsOf(entries, true),
    publishConfig: { access: 'public', exports: exportsOf(entries, false) },
    scripts: {
      build: 'tsup && node ../../scripts/strip-row-ids.mjs',
      types: 'node ../../scripts/types.mjs',
      test: `vitest run --root ../.. packages/${name}`,
    },
    ...(imports.length > 0 && {
      dependencies: Object.fromEntries(
        [...imports].sort().map((name) => [`@frontage/${name}`, 'workspace:*']),
      ),
    }),
    ...(hasSchema
      ? {
          peerDependencies: { zod: '>=4' },
          peerDependenciesMeta: { zod: { optional: true } },
          devDependencies: { zod: '4.6.7' },
        }
      : {}),
  };
}

function exportsOf(entries, withSource) {
  const exportedEntries = entries.map((entry) => [entry, exported(entry, withSource)]);
  return Object.fromEntries([...exportedEntries, ['./package.json', './package.json']]);
}

// The source condition is for this repository; the published package has none.
function exported(entry, withSource) {
  if (entry === STYLE) {
    return {
      ...(withSource ? { '@frontage/source': './src/style.css' } : {}),
      types: './style.css.d.ts',
      default: './dist/style.css',
    };
  }
  const { source, output } = SOURCES[entry];
  return {
    ...(withSource ? { '@frontage/source': `./${source}` } : {}),
    import: { types: `./dist/${output}.d.ts`, default: `./dist/${output}.js` },
    require: { types: `./dist/${output}.d.cts`, default: `./dist/${output}.cjs` },
  };
}

function tsconfig() {
  return {
    extends: '../../tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'] },
    include: ['src'],
  };
}

function pureTsconfig() {
  return {
    extends: '../../tsconfig.base.json',
    files: ['../../types/platform.d.ts'],
    include: ['src'],
    exclude: [
      'src/dom',
      'src/boot',
      'src/testing',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.type-test.ts',
    ],
  };
}

function tsupConfig(code, hasStyle) {
  const lines = code.map((entry) => `${SOURCES[entry].output}: '${SOURCES[entry].source}',`);
  const body = hasStyle
    ? styledPreset(lines)
    : `  preset({\n${lines.map((line) => `    ${line}`).join('\n')}\n  }),`;
  return `import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
${body}
);
`;
}

function styledPreset(lines) {
  return `  preset(
    {
${lines.map((line) => `      ${line}`).join('\n')}
    },
    {
      // As a command it would not be found: tsup takes the text for a path and shortens
      // \`node ../..\`.
      onSuccess: async () => {
        await import('../../scripts/bundle-css.mjs');
      },
    },
  ),`;
}

function readme(name, subject, entries) {
  return `# @frontage/${name}

${subject[0].toUpperCase()}${subject.slice(1)}.

## Install

\`\`\`sh
npm install @frontage/${name}
\`\`\`

## Use

${entries.map((entry) => `## \`@frontage/${name}${entry.slice(1)}\``).join('\n\n')}

## Size

<!-- size -->

## Not for
`;
}

function entriesTest(code) {
  return `import { expect, it } from 'vitest';

it.each([
${code.map((entry) => `  ['${entry}', () => import('./${SOURCES[entry].source.slice(4, -3)}')],`).join('\n')}
])('the entry %s gives something', async (_entry, load) => {
  expect(Object.keys(await load())).not.toEqual([]);
});
`;
}
