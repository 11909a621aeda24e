import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './do/root.mjs';

/** Types that come with an import, so that the program of all need not name them. */
const IMPORTED = ['react', 'react-dom'];

/** Packages that render, edit or run a site. */
const NOT_PURE = ['packages/frontage', 'packages/page-editor', 'packages/react-blocks'];

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const whole = (name) => read(`scripts/types/${name}`);
/** Folders of packages, such as `packages/census`. */
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
);

/** What a configuration asks of the compiler. */
function optionsOf({ compilerOptions: { typeRoots: _, ...options } = {} }) {
  return { ...options, types: options.types?.filter((name) => !IMPORTED.includes(name)) };
}

/** Paths of the configuration of all, from the root. */
const fromRoot = (paths) => paths.map((path) => normalize(`scripts/types/${path}`));

/** Those of one package, as if it were all packages. */
const ofEach = (folder, paths) =>
  paths.map((path) =>
    path.startsWith('**') ? path : normalize(`${folder}/${path}`).replace(/\/[^/]+/, '/*'),
  );

const configured = (name) => folders.filter((folder) => existsSync(join(root, folder, name)));

describe.each(configured('tsconfig.json'))('the types of %s', (folder) => {
  it('are checked with those of all as they are alone', () => {
    const packageConfig = read(`${folder}/tsconfig.json`);
    const wholeConfig = whole('tsconfig.json');
    expect(packageConfig.extends).toBe('../../tsconfig.base.json');
    expect(optionsOf(packageConfig)).toEqual(optionsOf(wholeConfig));
    expect(fromRoot(wholeConfig.include)).toEqual(
      expect.arrayContaining(ofEach(folder, packageConfig.include)),
    );
  });
});

describe.each(configured('tsconfig.pure.json'))('the pure part of %s', (folder) => {
  it('is checked with that of all as it is alone', () => {
    const packageConfig = read(`${folder}/tsconfig.pure.json`);
    const wholeConfig = whole('tsconfig.pure.json');
    expect({
      ...packageConfig,
      exclude: ofEach(folder, packageConfig.exclude),
      include: ofEach(folder, packageConfig.include),
    }).toEqual({
      ...wholeConfig,
      include: fromRoot(wholeConfig.include),
      exclude: fromRoot(wholeConfig.exclude).filter((path) => !NOT_PURE.includes(path)),
    });
  });
});

it('packages without a pure part have no configuration for it', () => {
  for (const folder of NOT_PURE) expect(configured('tsconfig.pure.json')).not.toContain(folder);
});
