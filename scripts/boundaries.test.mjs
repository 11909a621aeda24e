import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { PACKAGES } from './boundaries.table.mjs';
import { findCycle } from './boundaries/find-cycle.mjs';
import { root } from './do/root.mjs';
import { plantTree } from './testing/plant-tree.mjs';

const CLEAN = {
  'packages/core-lifecycle/src/index.ts': "export { clock } from './clock';",
  'packages/core-lifecycle/src/clock.ts': 'export const clock = 1;',
  'packages/core-lifecycle/src/dom/index.ts':
    "import { clock } from '../clock';\nexport const now = clock;",
  'packages/core-lifecycle/src/clock.test.ts':
    "import { it } from 'vitest';\nimport fc from 'fast-check';",
  'packages/image-loader/src/a.test.ts': "import '@frontage/core-lifecycle/testing';",
  'packages/core-lifecycle/tsup.config.ts':
    "import { defineConfig } from 'tsup';\nimport { preset } from '../../tsup.preset';",
  'packages/motion/build/build.mjs': "import '../../../scripts/bundle-program.mjs';",
  'packages/image-loader/src/index.ts': "import type { Clock } from '@frontage/core-lifecycle';",
  'packages/site-model/src/schema/index.ts': "import * as z from 'zod';",
  'packages/react-blocks/src/server/index.ts':
    "import { createHash } from 'node:crypto';\nimport 'react-dom/server';",
  'packages/react-blocks/src/blocks/text/text.schema.ts':
    "import { x } from '@frontage/site-model/schema';",
  'apps/site-server/src/index.ts':
    "import { z } from '@frontage/react-blocks/server';\nimport 'node:http';",
};

/** Rooms have separate tests. */
const check = (files, rules = {}) =>
  checkBoundaries(plantTree(files), { tables: {}, ...rules }).violations;

const PLANTED = [
  [
    'an arrow the table has not',
    'packages/site-model/src/a.ts',
    "import '@frontage/motion';",
    /no such arrow/,
  ],
  [
    'a type arrow it has not',
    'packages/site-model/src/a.ts',
    "import type { A } from '@frontage/motion';",
    /no such arrow/,
  ],
  [
    'a lazy arrow',
    'packages/motion/src/a.ts',
    "const a = import('@frontage/overlay');",
    /no such arrow/,
  ],
  [
    'an arrow by export',
    'packages/motion/src/a.ts',
    "export { a } from '@frontage/overlay';",
    /no such arrow/,
  ],
  [
    'an arrow in a type',
    'packages/motion/src/a.ts',
    "type A = import('@frontage/overlay').A;",
    /no such arrow/,
  ],
  [
    'an arrow that a test takes',
    'packages/motion/src/a.test.ts',
    "import '@frontage/overlay';",
    /no such arrow/,
  ],
  [
    'a relative import out',
    'packages/motion/src/a.ts',
    "import '../../core-lifecycle/src/clock';",
    /leaves its package/,
  ],
  [
    'a tool of the repository in a source',
    'packages/motion/src/a.ts',
    "import '../../../scripts/bundle-program.mjs';",
    /leaves its package/,
  ],
  ['itself by name', 'packages/motion/src/a.ts', "import '@frontage/motion';", /imports itself/],
  [
    'a browser entry on the server',
    'apps/site-server/src/a.ts',
    "import '@frontage/form-runtime/dom';",
    /may import only/,
  ],
  ['a third party', 'packages/motion/src/a.ts', "import 'lodash/get';", /may not import lodash/],
  [
    'React below the view',
    'packages/overlay/src/dom/a.tsx',
    "import 'react';",
    /may not import react/,
  ],
  [
    'a test tool outside tests',
    'packages/motion/src/a.ts',
    "import 'vitest';",
    /may not import vitest/,
  ],
  [
    'a testing entry outside tests',
    'packages/motion/src/a.ts',
    "import '@frontage/core-lifecycle/testing';",
    /for tests only/,
  ],
  [
    'zod outside schemas',
    'packages/site-model/src/a.ts',
    "import * as z from 'zod';",
    /zod belongs in/,
  ],
  [
    'zod by name',
    'packages/site-model/src/schema/b.ts',
    "import { z } from 'zod';",
    /import \* as z/,
  ],
  [
    'a schema in visitor code',
    'packages/site-model/src/a.ts',
    "import './schema/index';",
    /no visitor loads zod/,
  ],
  [
    'a schema entry in visitor code',
    'packages/form-runtime/src/a.ts',
    "import '@frontage/site-model/schema';",
    /no visitor loads zod/,
  ],
  ['Node in a package', 'packages/motion/src/a.ts', "import 'node:fs';", /is Node only/],
  ['Node without its prefix', 'packages/motion/src/a.ts', "import 'fs';", /is Node only/],
  [
    'dom in the pure part',
    'packages/core-lifecycle/src/a.ts',
    "import './dom/index';",
    /pure part/,
  ],
  [
    "another's dom in the pure part",
    'packages/motion/src/a.ts',
    "import '@frontage/core-lifecycle/dom';",
    /pure part/,
  ],
  ['a package nobody planned', 'packages/toolbox/src/a.ts', 'export {};', /not in the table/],
  ['a name that says nothing', 'packages/motion/src/tween-utils.ts', 'export {};', /says nothing/],
];

describe('checkBoundaries', () => {
  it('finds nothing in a clean tree', () => {
    expect(check(CLEAN)).toEqual([]);
  });

  it.each(PLANTED)('refuses %s', (_name, path, text, expected) => {
    const violations = check({ ...CLEAN, [path]: `\n${text}\n` });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(expected);
    expect(violations[0]).toContain(path);
  });

  it('names file and line', () => {
    const [violation] = check({
      'packages/motion/src/a.ts': "export const a = 1;\n\nimport '@frontage/overlay';\n",
    });
    expect(violation).toMatch(/^packages\/motion\/src\/a\.ts:3 imports "@frontage\/overlay": /);
  });

  it('refuses an arrow that only package.json has', () => {
    const manifest = JSON.stringify({
      dependencies: { '@frontage/overlay': 'workspace:*', lodash: '4' },
    });
    const violations = check({
      'packages/motion/src/a.ts': '',
      'packages/motion/package.json': manifest,
    });
    expect(violations.map((line) => line.split(': ')[1])).toEqual([
      'motion may not import overlay',
      'motion may not import lodash',
    ]);
  });

  it('refuses files that import each other in a circle, types too, not lazy chunks', () => {
    const a = 'packages/motion/src/a.ts';
    const b = 'packages/motion/src/b.ts';
    const circle = [`files import each other in a circle: ${a} → ${b} → ${a}`];
    expect(check({ [a]: "import './b';", [b]: "import './a';" })).toEqual(circle);
    expect(check({ [a]: "import './b';", [b]: "import type { A } from './a';" })).toEqual(circle);
    expect(check({ [a]: "import './b';", [b]: "const a = () => import('./a');" })).toEqual([]);
  });

  it('refuses packages that import each other in a circle', () => {
    const violations = check({
      'packages/core-lifecycle/src/dom/a.ts': "import '@frontage/motion';",
      'packages/motion/src/a.ts': "import '@frontage/core-lifecycle';",
    });
    expect(violations).toContain(
      'packages import each other in a circle: core-lifecycle → motion → core-lifecycle',
    );
  });

  it('ends with 1 and one line per violation when run on a planted tree', () => {
    const root = plantTree({ 'packages/motion/src/a.ts': "import '@frontage/overlay';" });
    const script = fileURLToPath(new URL('./boundaries.mjs', import.meta.url));
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, '--root', root], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout.trim()).toBe('boundaries: 1 files, 1 violations');
  });
});

describe('the table', () => {
  it('has no circle', () => {
    expect(
      findCycle(new Map(Object.entries(PACKAGES).map(([name, rule]) => [name, rule.imports]))),
    ).toBeUndefined();
  });

  it('names only packages it has', () => {
    const named = Object.values(PACKAGES).flatMap((rule) => [
      ...rule.imports,
      ...Object.keys(rule.onlyEntries ?? {}),
    ]);
    expect(named.filter((name) => PACKAGES[name] === undefined)).toEqual([]);
  });

  it('has a row for each package and app that exists, and a package for each row', () => {
    const inFolder = (folder) =>
      readdirSync(join(root, folder)).filter((name) =>
        existsSync(join(root, folder, name, 'package.json')),
      );
    const rows = Object.keys(PACKAGES).filter((name) => PACKAGES[name].folder === 'packages');
    expect(rows.sort()).toEqual(inFolder('packages').sort());
    expect(inFolder('apps').filter((name) => PACKAGES[name]?.folder !== 'apps')).toEqual([]);
  });
});
