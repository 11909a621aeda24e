import { describe, expect, it } from 'vitest';
import { sizeComplaints, sizeTable, withRoomForBlocks } from './size.mjs';
import { BUDGETS } from './size.table.mjs';
import { PACKAGES } from './boundaries.table.mjs';
import { measureBundle } from './size/measure-bundle.mjs';
import { withSteadyNames } from './size/measure-runtime.mjs';
import { formatBytes, updateReadme } from './size/update-readme.mjs';
import { plantTree } from './testing/plant-tree.mjs';

const loader = {
  name: 'loader',
  package: 'image-loader',
  encoding: 'gzip',
  limit: 1200,
  bytes: 1100,
};

describe('sizeComplaints', () => {
  it('says nothing within the budget, and at its very edge', () => {
    expect(
      sizeComplaints([loader, { ...loader, bytes: 1200 }, { ...loader, limit: undefined }], []),
    ).toEqual([]);
  });

  it('tells by how much a size is over', () => {
    expect(sizeComplaints([{ ...loader, bytes: 1201 }], [])).toEqual([
      'loader is 1 bytes over its budget of 1200',
    ]);
  });

  it('refuses a README that tells other figures', () => {
    expect(sizeComplaints([loader], ['packages/a/README.md'])).toEqual([
      'packages/a/README.md tells other figures: run pnpm size --write',
    ]);
  });
});

describe('withSteadyNames', () => {
  const named = (hash) =>
    withSteadyNames(`load("/a-b-${hash}.js")`, [`a-b-${hash}.js`, 'plain.js']);

  it('weighs a file the same whatever it loads is made of', () => {
    expect(named('1234567')).toBe(named('-_9aBcD'));
    expect(named('1234567')).toMatch(/^load\("\/a-b-[\w-]{7}\.js"\)$/);
    expect(named('1234567')).not.toContain('1234567');
  });
});

describe('withRoomForBlocks', () => {
  it('lets each further block add its entry in the registry, and nothing else', () => {
    const registry = { name: 'registry', part: 'entry', encoding: 'brotli', limit: 4_050 };
    const limit = (budget, count) => withRoomForBlocks(budget, count).limit;
    expect(limit({ ...registry, forBlocks: 14 }, 16)).toBe(4_110);
    expect(limit({ ...registry, forBlocks: 14 }, 12)).toBe(4_050);
    expect(limit(registry, 99)).toBe(4_050);
  });
});

describe('sizeTable', () => {
  it('shows what, size, limit and verdict', () => {
    const [fine, over] = sizeTable([loader, { ...loader, bytes: 1300 }]);
    expect(fine).toMatch(/^loader +gzip +1\.10 KB of +1\.20 KB {2}✓$/);
    expect(over).toMatch(/✗ over$/);
  });

  it('says which target is missed and why, also within the limit', () => {
    const [missed, reached] = sizeTable([
      { ...loader, target: 1000, reason: 'it retries' },
      { ...loader, target: 1100, reason: 'it retries' },
    ]);
    expect(missed).toMatch(/✓ {2}target 1\.00 KB missed: it retries$/);
    expect(reached).toMatch(/✓$/);
  });
});

describe('updateReadme', () => {
  it('replaces the whole line and nothing else', () => {
    const readme = '# A\n\n<!-- size --> old: 9 KB\n\nend\n';
    expect(updateReadme(readme, [loader])).toBe(
      '# A\n\n<!-- size --> loader: 1.10 KB (minified, gzip)\n\nend\n',
    );
  });

  it('is stable, and leaves a README without the line alone', () => {
    const once = updateReadme('<!-- size -->\r\nend', [loader]);
    expect(updateReadme(once, [loader])).toBe(once);
    expect(once).toMatch(/\r\nend$/);
    expect(updateReadme('# A', [loader])).toBe('# A');
  });

  it('writes small sizes in bytes', () => {
    expect([formatBytes(999), formatBytes(1000)]).toEqual(['999 B', '1.00 KB']);
  });
});

describe('measureBundle', () => {
  it('weighs scripts and styles together', async () => {
    const root = plantTree({
      'packages/a/a.ts': 'export const a: number = 1;',
      'packages/a/a.css': '.a { color: red; }',
    });
    const measure = (entry) =>
      measureBundle(root, { name: 'a', package: 'a', encoding: 'gzip', entry });
    const script = await measure("export * from './a';");
    const sizes = await measure("import './a.css';\nexport * from './a';");
    expect(script).toBeGreaterThan(20);
    expect(sizes).toBeGreaterThan(script);
  });
});

describe('the budgets', () => {
  it('name packages of the table', () => {
    expect(BUDGETS.filter((budget) => PACKAGES[budget.package]?.folder !== 'packages')).toEqual([]);
  });
});
