import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { PACKAGES } from './boundaries.table.mjs';
import { root as repository } from './do/root.mjs';
import { newBlock, newPackage } from './new.mjs';
import { blockNames } from './new/block-names.mjs';
import { formatFiles } from './new/format-files.mjs';
import { packageFiles } from './new/package-files.mjs';
import { plantTree } from './testing/plant-tree.mjs';

// Starting Node, or TypeScript's parser, takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** A copy of the sources of react-blocks. */
function copyBlocks() {
  const root = mkdtempSync(join(tmpdir(), 'frontage-new-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const source = 'packages/react-blocks/src';
  cpSync(join(repository, source), join(root, source), { recursive: true });
  return root;
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
      'tsconfig.json',
      'tsconfig.pure.json',
      'tsup.config.ts',
    ]);
  });

  // The shapes of the existing packages are the model: a drift in either shows here.
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
    // What only tests import comes when there are such tests.
    const { './testing': _testing, ...exports } = entries;
    expect(readJson(root, `packages/${name}/package.json`)).toMatchObject({
      exports,
      publishConfig,
      engines,
      type,
      scripts,
    });
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
      /not a package of scripts\/boundaries.table.mjs/,
    );
    expect(() => newPackage(root, 'demo')).toThrow(/not a package/);
    expect(() => newPackage(root, 'motion')).toThrow(/exists already/);
  });
});

describe('newBlock', () => {
  it('writes the files and enters the block everywhere blocks are listed', () => {
    const root = copyBlocks();
    const written = newBlock(root, 'star-rating').map((file) =>
      file.replace('packages/react-blocks/src/', ''),
    );
    expect(written).toContain('blocks/star-rating/StarRating.tsx');
    const lists = [
      'registry.ts',
      'style.css',
      'schema.ts',
      'react.ts',
      'server/render-block.tsx',
      'stored-blocks.test.ts',
    ];
    expect(written).toEqual(expect.arrayContaining(lists));
    for (const list of lists) {
      expect(readFileSync(join(root, 'packages/react-blocks/src', list), 'utf8')).toMatch(
        /blocks\/star-rating\//,
      );
    }
    expect(readFileSync(join(root, 'packages/react-blocks/src/registry.ts'), 'utf8')).toMatch(
      /\n {2}starRating,\n\]/,
    );
  });

  it('keeps the boundaries', () => {
    const root = copyBlocks();
    const before = checkBoundaries(root).violations;
    newBlock(root, 'star-rating');
    expect(checkBoundaries(root).violations).toEqual(before);
  });

  it('refuses a name that is none, and a block that exists, and then writes nothing', () => {
    const root = copyBlocks();
    expect(() => newBlock(root, 'StarRating')).toThrow(/no name for a block/);
    expect(() => newBlock(root, '../x')).toThrow(/no name for a block/);
    const [existing] = readdirSync(join(root, 'packages/react-blocks/src/blocks'));
    expect(() => newBlock(root, existing)).toThrow(/exists already/);
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
