/** @type {import('./run-mutants.mjs').Mutant[]} */
export const PACKAGES = [
  {
    finding: 'C3: a new block stands in no list of styles',
    file: 'scripts/blocks/block-lists.mjs',
    mend: `    'styled-blocks.ts': styleList(folders),
`,
    instead: '',
    test: 'scripts/new.test.mjs',
  },
  {
    finding: 'C2: the name of an example clashes with a block that exists',
    file: 'scripts/new.mjs',
    mend: `if (clash !== undefined)
    throw`,
    instead: `if (clash === 1)
    throw`,
    test: 'scripts/new.test.mjs',
  },
  {
    finding: 'C7: a new package depends on nothing that its row lets it import',
    file: 'scripts/new/package-files.mjs',
    mend: '...(imports.length > 0 && {',
    instead: '...(imports.length < 0 && {',
    test: 'scripts/new.test.mjs',
  },
  {
    finding: 'C1: what `pnpm new block` writes has errors of types',
    file: 'scripts/new/block-files.mjs',
    mend: 'expect(root.dataset.block).toBe(${camel}.id);',
    instead: 'expect(root.matches(${camel}.selector)).toBe(true);',
    test: 'scripts/new.test.mjs',
  },
];
