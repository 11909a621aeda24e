import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './do/root.mjs';
import { packageFiles } from './new/package-files.mjs';
import { entryFiles, importedFiles } from './pack/entry-files.mjs';
import { loadEntries } from './pack/load-entries.mjs';
import { manifestComplaints } from './pack/manifest-complaints.mjs';
import { importMap } from './pack/write-plain-page.mjs';
import { readmeCode } from './pack/readme-code.mjs';
import { writePageCode } from './pack/write-page-code.mjs';
import { readPackages } from './pack/read-packages.mjs';
import { updateWeights, weightComplaints } from './pack/update-weights.mjs';
import { contentComplaints } from './pack/content-complaints.mjs';
import { rowIdsOf, stripRowIds } from './pack/strip-row-ids.mjs';
import { plantTree } from './testing/plant-tree.mjs';

const manifest = {
  name: '@frontage/star',
  version: '1.2.3',
  exports: {
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
    },
    './style.css': { types: './style.css.d.ts', default: './dist/style.css' },
    './package.json': './package.json',
  },
  description: 'A star.',
  keywords: ['star'],
  homepage: 'https://github.com/frontage/frontage/tree/main/packages/star#readme',
  bugs: 'https://github.com/frontage/frontage/issues',
  repository: { type: 'git', url: 'git+https://github.com/frontage/frontage.git' },
  license: 'MIT',
  dependencies: { '@frontage/motion': '1.2.3' },
};
const isAny = () => true;

describe('manifestComplaints', () => {
  it('is content with a manifest that is as it should be', () => {
    expect(manifestComplaints(manifest, isAny)).toEqual([]);
  });

  it('lets a package have what the table of boundaries lets it import', () => {
    const dependencies = { 'prosemirror-model': '1.25.13' };
    const editor = { ...manifest, name: '@frontage/page-editor', dependencies };
    expect(manifestComplaints(editor, isAny)).toEqual([]);
  });

  it('misses files', () => {
    const complaints = manifestComplaints(
      manifest,
      (file) => !['./LICENSE', './dist/index.cjs'].includes(file),
    );
    expect(complaints).toEqual([
      '@frontage/star has no LICENSE',
      '@frontage/star "." leads to ./dist/index.cjs, which is not in the tarball',
    ]);
  });

  it.each([
    ['sources', { exports: { '.': { '@frontage/source': './src/index.ts' } } }, /leads to sources/],
    ['a dependency of others', { dependencies: { lodash: '4.0.0' } }, /depends on lodash/],
    ['a range', { dependencies: { '@frontage/motion': '^1.2.3' } }, /pin each other/],
    [
      'a protocol of the workspace',
      { dependencies: { '@frontage/motion': 'workspace:*' } },
      /pin each other/,
    ],
    ['no exports', { exports: undefined }, /exports nothing/],
    ['no version', { version: 'next' }, /has the version next/],
    ['scripts', { scripts: { build: 'tsup' } }, /still has scripts/],
    ['tools', { devDependencies: { zod: '4.0.0' } }, /still has devDependencies/],
    ['no words to be found by', { keywords: undefined }, /has no keywords/],
    [
      'a manifest that nobody may read',
      { exports: { '.': './a.js' } },
      /does not export .\/package/,
    ],
    [
      'a sheet without types',
      { exports: { './style.css': './a.css' } },
      /"\.\/style.css" has no types/,
    ],
  ])('does not let %s pass', (_what, change, message) => {
    expect(manifestComplaints({ ...manifest, ...change }, isAny).join()).toMatch(message);
  });
});

it('importMap leads a browser to what `import` gets, not to style sheets', () => {
  expect(importMap([{ name: 'star', tarball: '', folder: '', manifest }])).toEqual({
    imports: { '@frontage/star': '/node_modules/@frontage/star/dist/index.js' },
  });
});

it('readmeCode takes every block of code with its language', () => {
  const readme = 'a\n```sh\nnpm\n```\n```tsx\n<a/>\n```\n```ts\nlet a;\n```\n```ts\nlet b;\n```\n';
  expect(readmeCode(readme)).toEqual([
    { language: 'sh', code: 'npm\n' },
    { language: 'tsx', code: '<a/>\n' },
    { language: 'ts', code: 'let a;\n' },
    { language: 'ts', code: 'let b;\n' },
  ]);
});

describe('writePageCode', () => {
  const plant = (readme, docs) =>
    plantTree({ 'star/README.md': readme, 'star/docs/more.md': docs, 'src/x': '' });
  const write = async (tree) =>
    writePageCode({ name: 'star', folder: join(tree, 'star') }, join(tree, 'src'));
  const read = (tree, file) => readFileSync(join(tree, 'src', file), 'utf8');

  it('writes each block of each page to where it is compiled', async () => {
    const tree = plant(
      '```sh\nnpm\n```\n```ts\nlet a;\n```\n```tsx\nlet b;\n```\n',
      '```js\nlet c;\n```\n',
    );
    expect(await write(tree)).toEqual([]);
    expect(read(tree, 'star.ts')).toBe('let a;\n');
    expect(read(tree, 'star.README.2.tsx')).toBe('let b;\n');
    expect(read(tree, 'star.more.0.js')).toBe('let c;\n');
  });

  it.each([
    ['no code', 'words', '', 'star: its README has no code'],
    [
      'code in no language',
      '```ts\n1;\n```\n',
      '```\nx\n```\n',
      /^star, more 1: code needs a language/,
    ],
    ['a style sheet that is none', '```ts\n1;\n```\n', '```css\na { b }\n```\n', /^star, more 1: /],
    [
      'a file that is not there',
      '```ts\n1;\n```\n',
      '```html\n<link href="node_modules/@frontage/star/dist/style.css">\n```\n',
      /^star, more 1: there is no node_modules/,
    ],
  ])('complains of %s', async (_what, readme, docs, complaint) => {
    const complaints = await write(plant(readme, docs));
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(complaint);
  });
});

it('readPackages leaves out what exports nothing yet, and knows programs by their commands', () => {
  const tree = plantTree({
    'star/package.json': '{}',
    'star/src/index.ts': "export { star } from './star';\n",
    'moon/package.json': '{}',
    'moon/src/index.ts': 'export {};\n',
    'sun/package.json': '{}',
    'rocket/package.json': '{ "bin": { "rocket": "dist/rocket.mjs" } }',
  });
  expect(readPackages(tree)).toEqual({
    ready: ['star'],
    empty: ['moon', 'sun'],
    programs: ['rocket'],
  });
});

// The package checks that need no build.
describe.each(readPackages().ready)('%s', (name) => {
  const read = (file) => readFileSync(join(root, 'packages', name, file), 'utf8');
  const { name: published, exports, publishConfig } = JSON.parse(read('package.json'));

  it('is published with the entries that the repository uses, apart from single sheets of blocks', () => {
    const built = entryFiles(exports).filter(
      ({ conditions }) => !conditions.includes('@frontage/source'),
    );
    const places = (files) => files.map(({ entry, file }) => `${entry} ${file}`).sort();
    expect(places(entryFiles(publishConfig.exports))).toEqual(places(built));
    expect(publishConfig.access).toBe('public');
  });

  it('builds every entry', () => {
    const outputs = Object.values(
      importedFiles({ name: published, exports: publishConfig.exports }),
    );
    const isDivided = existsSync(join(root, 'packages', name, 'src/component-entries.ts'));
    const config = `${read('tsup.config.ts')}${isDivided ? read('src/component-entries.ts') : ''}`;
    const plain = config.replace(/'([\w/-]+)':/g, '$1:');
    for (const file of outputs)
      expect(plain).toContain(`${file.slice('dist/'.length, -'.js'.length)}: 'src/`);
    expect(config.includes('bundle-css')).toBe('./style.css' in publishConfig.exports);
  });
});

it.each(['motion', 'overlay'])('pnpm new builds a package as %s is built', (name) => {
  const config = `packages/${name}/tsup.config.ts`;
  // A file for script tags is for those who decide on one.
  const built = readFileSync(join(root, config), 'utf8').replace(/^.*bundle-engine.*\n/m, '');
  expect(packageFiles(name)[config]).toBe(built);
});

describe('loadEntries', () => {
  const exports = {
    '.': { import: { default: './index.mjs' }, require: { default: './index.cjs' } },
  };
  const plant = (module, common) =>
    plantTree({
      'site/node_modules/@frontage/star/package.json': JSON.stringify({
        name: '@frontage/star',
        exports,
      }),
      'site/node_modules/@frontage/star/index.mjs': module,
      'site/node_modules/@frontage/star/index.cjs': common,
    });
  const packed = [
    {
      name: 'star',
      manifest: {
        name: '@frontage/star',
        exports: { '.': { import: { default: './index.mjs' } } },
      },
    },
  ];

  it('takes no warning of Node for a complaint', async () => {
    const folder = plant(
      "process.emitWarning('young');\nexport const star = 1;",
      'exports.star = 1;',
    );
    expect(await loadEntries(packed, folder)).toEqual([]);
  });

  it('complains of other names one way than the other', async () => {
    const folder = plant('export const star = 1;', 'exports.moon = 1;');
    expect(await loadEntries(packed, folder)).toEqual([
      '@frontage/star gives star by import, moon by require',
    ]);
  });
});

describe('what stands in a tarball', () => {
  it.each([
    ['/** Goes round [4.08]. @default true */', '/** Goes round. @default true */'],
    ['/** Its ends [5.13] [8.15], in px. */', '/** Its ends, in px. */'],
    ['/**\n * The first\n * [4.07]. Then\n */', '/**\n * The first. Then\n */'],
    ['/** Counts (see [7.11]). */', '/** Counts. */'],
    ['/** All of [7.11]–[7.23]: events. */', '/** All of: events. */'],
  ])('is without ids of facts: %j', (comment, expected) => {
    const type = 'type Steps = readonly [1.5];';
    expect(stripRowIds(`${comment}\n${type}`)).toBe(`${expected}\n${type}`);
    expect(rowIdsOf(comment).length).toBeGreaterThan(0);
    expect(rowIdsOf(type)).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    const folder = plantTree({
      'README.md':
        '[a](docs/a.md#b) [b](docs/b.md) [c](https://github.com/frontage/frontage/issues) [d](../x/README.md) `[e](e.md)` `src/find.ts`\n```ts\nx[0](y)\n```\n',
      'docs/a.md': '[home](../README.md) [gone](a/b.md)',
      'dist/index.d.ts': '/** Goes round [4.08]. */',
    });
    expect(contentComplaints(folder, 'star')).toEqual([
      'star, README.md: the link docs/b.md leads nowhere',
      'star, README.md: the link ../x/README.md leads nowhere',
      'star, docs/a.md: the link a/b.md leads nowhere',
      'star, README.md: src/find.ts is not in the package',
      'star, dist/index.d.ts: a comment has the id [4.08]',
    ]);
  });
});

describe('the weights of components in a README', () => {
  const readme = '| component | gzip |\n|---|---|\n| `Button` | 1.3 KB |\n| `Form` | 20.8 KB |\n';
  const weighed = [
    { component: 'Button', bytes: 1_597 },
    { component: 'Form', bytes: 24_021 },
  ];

  it('are stale where they are off by more than a little, or missing', () => {
    expect(weightComplaints(readme, [...weighed, { component: 'Cart', bytes: 5 }])).toEqual([
      'the README of react-blocks tells 20.8 KB for Form, which is 24.0 KB: run pnpm packed --write',
      'the README of react-blocks has no figure for Cart, which is 0.0 KB: run pnpm packed --write',
    ]);
  });

  it('are as they were weighed once they are written', () => {
    const written = updateWeights(readme, weighed);
    expect(written).toContain('| `Button` | 1.6 KB |\n| `Form` | 24.0 KB |\n');
    expect(weightComplaints(written, weighed)).toEqual([]);
  });
});
