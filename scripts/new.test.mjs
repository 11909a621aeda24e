import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BLOCKS, findStaleLists, listBlocks } from './blocks.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { PACKAGES } from './boundaries.table.mjs';
import { root as repository } from './do/root.mjs';
import { newBlock, newPackage } from './new.mjs';
import { blockNames } from './new/block-names.mjs';
import { findNameClash } from './new/find-name-clash.mjs';
import { formatFiles, formatText } from './new/format-files.mjs';
import { listPackage } from './new/list-package.mjs';
import { packageFiles } from './new/package-files.mjs';
import { plantTree } from './testing/plant-tree.mjs';
import { renderPlanted } from './testing/render-planted.mjs';

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** A copy of the sources of react-blocks. */
function copyBlocks() {
  const root = mkdtempSync(join(tmpdir(), 'frontage-new-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const source = 'packages/react-blocks/src';
  cpSync(join(repository, source), join(root, source), { recursive: true });
  return root;
}

/** Checks the types of a block in a copy, which finds what is installed in the repository. */
function checkTypes(root, name) {
  const folder = join(root, 'packages/react-blocks');
  const installed = ['node_modules', 'packages/react-blocks/node_modules'];
  for (const path of installed) symlinkSync(join(repository, path), join(root, path), 'junction');
  const config = {
    extends: join(repository, 'packages/react-blocks/tsconfig.json'),
    include: [`src/blocks/${name}`, 'src/**/*.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
  const args = [compiler, '-p', folder, '--checkers', '1'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

describe('newPackage', () => {
  it('writes a package that keeps the boundaries', () => {
    const root = plantTree({});
    newPackage(root, 'overlay');
    expect(checkBoundaries(root).violations).toEqual([]);
    expect(readdirSync(join(root, 'packages/overlay')).sort()).toEqual([
      'README.md',
      'package.json',
      'src',
      'style.css.d.ts',
      'tsconfig.json',
      'tsconfig.pure.json',
      'tsup.config.ts',
    ]);
  });

  // The existing packages are the model: a drift of either shows here.
  it.each(
    Object.keys(PACKAGES).filter((name) =>
      existsSync(join(repository, 'packages', name, 'tsconfig.pure.json')),
    ),
  )('gives %s the shape it has', (name) => {
    const root = plantTree(packageFiles(name));
    for (const file of ['tsconfig.json', 'tsconfig.pure.json']) {
      const path = `packages/${name}/${file}`;
      expect(readJson(root, path)).toEqual(readJson(repository, path));
    }
    const {
      exports: entries,
      publishConfig,
      engines,
      type,
      scripts,
    } = readJson(repository, `packages/${name}/package.json`);
    // The entry for tests is added when a test needs it.
    const { './testing': _testing, ...exports } = entries;
    expect(readJson(root, `packages/${name}/package.json`)).toMatchObject({
      exports,
      publishConfig,
      engines,
      type,
      scripts,
    });
  });

  it('has its line in the README, after the package before it in the table', () => {
    const readme = readFileSync(join(repository, 'README.md'), 'utf8');
    const line = /^\| \[`motion`\].*\n/m;
    const root = plantTree({ 'README.md': readme.replace(line, '') });
    expect(newPackage(root, 'motion')).toContain('README.md');
    const text = readFileSync(join(root, 'README.md'), 'utf8');
    expect(text.replace(line, '')).toBe(readme.replace(line, ''));
    expect(text).toMatch(
      /\(packages\/core-lifecycle\) .*\n\| \[`motion`\]\(packages\/motion\) \| \S/,
    );
    expect(listPackage(text, 'motion')).toBe(text);
  });

  it('depends on what its row lets it import', () => {
    const root = plantTree(packageFiles('lightbox'));
    expect(Object.keys(readJson(root, 'packages/lightbox/package.json').dependencies)).toEqual([
      '@frontage/core-lifecycle',
      '@frontage/gallery-engine',
      '@frontage/image-loader',
      '@frontage/motion',
      '@frontage/overlay',
    ]);
  });

  it('has the form that every file has', async () => {
    const root = plantTree({});
    await formatFiles(root, newPackage(root, 'motion'));
    const path = 'packages/motion/tsconfig.json';
    expect(readFileSync(join(root, path), 'utf8')).toBe(
      readFileSync(join(repository, path), 'utf8'),
    );
  });

  it('refuses a name that the table does not have, an app, and one that exists', () => {
    const root = plantTree({ 'packages/motion/package.json': '{}' });
    expect(() => newPackage(root, 'toolbox')).toThrow(
      /not a package of scripts\/boundaries.table.mjs. Add a row for it there first/,
    );
    expect(() => newPackage(root, 'demo')).toThrow(/not a package/);
    expect(() => newPackage(root, 'motion')).toThrow(/exists already/);
  });
});

describe('newBlock', () => {
  it('writes one folder, and the lists of blocks anew', async () => {
    const root = copyBlocks();
    const written = (await newBlock(root, 'planted-rating')).map((file) =>
      file.replace('packages/react-blocks/src/blocks/', ''),
    );
    expect(written).toEqual([
      'planted-rating/planted-rating.parts.ts',
      'planted-rating/planted-rating.block.ts',
      'planted-rating/planted-rating.model.ts',
      'planted-rating/planted-rating.mount.ts',
      'planted-rating/planted-rating.fields.ts',
      'planted-rating/planted-rating.server.tsx',
      'planted-rating/planted-rating.css',
      'planted-rating/PlantedRating.tsx',
      'planted-rating/planted-rating.server.test.ts',
      'planted-rating/planted-rating.browser.test.tsx',
      'block-fields.ts',
      'server-blocks.ts',
      'block-definitions.ts',
      'styled-blocks.ts',
      'blocks.css',
    ]);
    expect(await findStaleLists(root)).toEqual({});
  });

  it('keeps the boundaries', async () => {
    const root = copyBlocks();
    const before = checkBoundaries(root).violations;
    await newBlock(root, 'planted-rating');
    expect(checkBoundaries(root).violations).toEqual(before);
  });

  it('writes every file in its form', async () => {
    const root = copyBlocks();
    for (const file of await newBlock(root, 'planted-rating')) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(await formatText(file, text), file).toBe(text);
    }
  });

  it('has no error of types, its tests included', async () => {
    const root = copyBlocks();
    await newBlock(root, 'planted-rating');
    expect(checkTypes(root, 'planted-rating')).toBe('');
  });

  it('stands on a served page as it is, with its styles and its script', async () => {
    const root = copyBlocks();
    await newBlock(root, 'planted-rating');
    const { html, policy } = await renderPlanted(root, {
      type: 'planted-rating',
      data: { title: 'Five stars' },
    });
    expect(html).toMatch(/data-block="planted-rating"[^>]*data-block-state="waiting"/);
    expect(html).toContain('Five stars</h2>');
    expect(html).toContain('.fr-planted-rating__title');
    expect(html).toContain('<link rel="modulepreload" href="/_frontage/planted-rating.mount.js">');
    expect(policy.style).toHaveLength(1);
  });

  it('refuses a name that is none, and a block that exists, and then writes nothing', async () => {
    const root = copyBlocks();
    await expect(newBlock(root, 'PlantedRating')).rejects.toThrow(/no name for a block/);
    await expect(newBlock(root, '../x')).rejects.toThrow(/no name for a block/);
    await expect(newBlock(root, 'PlantedRating')).rejects.toThrow(/such as planted-rating\.$/);
    await expect(newBlock(root, '3d-view')).rejects.toThrow(/a letter at its start/);
    const [existing] = readdirSync(join(root, BLOCKS)).filter((name) => !name.includes('.'));
    await expect(newBlock(root, existing)).rejects.toThrow(/exists already/);
  });

  it('refuses a name that something else has, and then writes nothing', async () => {
    const root = copyBlocks();
    const before = readdirSync(join(root, BLOCKS));
    await expect(newBlock(root, 'module')).rejects.toThrow(
      '"module" is taken by module of the files that every block has. Add a word, such as module-card.',
    );
    expect(readdirSync(join(root, BLOCKS))).toEqual(before);
  });

  it('takes a name with a digit', async () => {
    const root = copyBlocks();
    await newBlock(root, 'view-360');
    expect(await findStaleLists(root)).toEqual({});
  });
});

describe('findNameClash', () => {
  const lists = ['block-definitions', 'published-definitions', 'block-fields'].map(
    (name) => `blocks/${name}.ts`,
  );
  const find = (name, source = join(repository, dirname(BLOCKS))) =>
    findNameClash(name, source, lists);

  it.each([
    ['switch', 'the language'],
    ['await', 'the language'],
    ['texts', 'texts/texts.mount.ts'],
    ['buy', 'the class fr-buy of shop/buy-form.css'],
    ['published-add', 'publishedAdd of blocks/published-definitions.ts'],
    ['boot', 'boot of the files that every block has'],
    ['react-node', 'ReactNode of the files that every block has'],
  ])('%s is the name of %s', (name, what) => {
    expect(find(name)).toBe(what);
  });

  it.each(['view-360', 'view-3d', 'a-b-c', 'rating', 'picture-wall', 'star-map'])(
    '%s is free',
    (name) => {
      expect(find(name)).toBeUndefined();
    },
  );

  it('tells the name of the fields of all blocks', () => {
    const list = { 'blocks/block-fields.ts': 'export const blockFields = {};' };
    const others = {
      'blocks/block-definitions.ts': '',
      'blocks/published-definitions.ts': '',
    };
    const root = plantTree({ ...others, ...list });
    expect(find('block', root)).toBe('blockFields of blocks/block-fields.ts');
  });
});

describe('the lists of blocks', () => {
  it('are as the folders want them', async () => {
    expect(Object.keys(await findStaleLists(repository))).toEqual([]);
  });

  it('are the only place outside its folder that a block needs', async () => {
    const root = copyBlocks();
    await newBlock(root, 'planted-rating');
    const files = readdirSync(join(root, 'packages/react-blocks/src'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile() && !entry.parentPath.endsWith('planted-rating'));
    const naming = files.filter((entry) =>
      /planted-?rating/i.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    );
    const lists = Object.keys(await listBlocks(root)).map((path) => basename(path));
    expect(lists).toEqual(expect.arrayContaining(naming.map(({ name }) => name)));
    expect(naming.length).toBeGreaterThan(3);
  });

  it('have every definition of a behaviour, wherever in a folder it stands', async () => {
    const list = Object.entries(await listBlocks(repository))
      .flatMap(([path, text]) => (path.endsWith('-definitions.ts') ? [text] : []))
      .join('\n');
    const files = readdirSync(join(repository, BLOCKS), { recursive: true }).filter((file) =>
      file.endsWith('.block.ts'),
    );
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const text = readFileSync(join(repository, BLOCKS, file), 'utf8');
      for (const [, name] of text.matchAll(/^export const (\w+)/gm))
        expect(list).toMatch(new RegExp(`^ {2}${name},$`, 'm'));
    }
  });

  it('tell which are stale', async () => {
    const root = copyBlocks();
    rmSync(join(root, BLOCKS, 'follow-button'), { recursive: true });
    expect(Object.keys(await findStaleLists(root)).map((path) => basename(path))).toEqual([
      'block-fields.ts',
      'server-blocks.ts',
      'block-definitions.ts',
      'all-texts.ts',
      'styled-blocks.ts',
      'blocks.css',
    ]);
  });
});

describe('blockNames', () => {
  it('spells a name in four ways', () => {
    const expected = {
      name: 'search-preview',
      camel: 'searchPreview',
      pascal: 'SearchPreview',
      words: 'search preview',
    };
    expect(blockNames('search-preview')).toEqual(expected);
  });
});
