import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkSpec, findTestOnlyExports } from './spec.mjs';
import { readIds } from './spec/compare-facts.mjs';
import { readTestNames } from './spec/read-test-names.mjs';
import { plantTree } from './testing/plant-tree.mjs';

const fact = (id, done = false, owner = 'motion') => ({ id, title: `Fact ${id}`, owner, done });
const tree = (facts, text = '') => ({
  'spec/rows.json': JSON.stringify(facts),
  'packages/motion/src/tween.test.ts': text,
});

describe('readIds', () => {
  it('reads several ids, with and without a letter', () => {
    expect(readIds('[2.16] [4.08b] both hold')).toEqual(['2.16', '4.08b']);
  });

  it('takes nothing else in brackets for an id', () => {
    expect(readIds('reads [0] of a list [x.1] 4.08b')).toEqual([]);
  });
});

describe('readTestNames', () => {
  it('reads names of tests, tables, skipped tests and groups', () => {
    const text = [
      "describe('[1.01] group', () => {",
      "  it('[1.02] one', () => {});",
      "  it.each([[1]])('[1.03] each %s', () => {});",
      '  test.skip(`[1.04] ${name}`, () => {});',
      "  it.each`a`('[1.05] tagged', () => {});",
      '});',
      "say('[9.99] no test');",
      "// it('[9.98] a comment')",
    ].join('\n');
    expect(readTestNames('a.test.ts', text)).toEqual([
      { name: '[1.01] group', line: 1, isOff: false },
      { name: '[1.02] one', line: 2, isOff: false },
      { name: '[1.03] each %s', line: 3, isOff: false },
      { name: '[1.04] …', line: 4, isOff: true },
      { name: '[1.05] tagged', line: 5, isOff: false },
    ]);
  });
});

describe('checkSpec', () => {
  it('counts facts and tested facts per owner', () => {
    const root = plantTree(
      tree([fact('1.01a'), fact('1.01b'), fact('2.01', false, 'overlay')], "it('[1.01a] x', f);"),
    );
    const { byOwner, unknown, brokenPromises } = checkSpec(root);
    expect(byOwner.get('motion')).toEqual({ facts: 2, tested: 1, untested: [fact('1.01b')] });
    expect(byOwner.get('overlay')).toMatchObject({ facts: 1, tested: 0 });
    expect([unknown, brokenPromises]).toEqual([[], []]);
  });

  it('lets no test that is switched off prove a done fact, nor one in such a group', () => {
    const off =
      "it.skip('[1.01a] x', f); describe.skip('later', () => { it('[1.01b] y', f); }); it.todo('[1.01c] z');";
    const facts = [fact('1.01a', true), fact('1.01b', true), fact('1.01c', true)];
    const { brokenPromises } = checkSpec(plantTree(tree(facts, off)));
    expect(brokenPromises.map(({ id }) => id)).toEqual(['1.01a', '1.01b', '1.01c']);
  });

  it('finds a test that names no fact', () => {
    const { unknown } = checkSpec(plantTree(tree([fact('1.01a')], "\nit('[1.01] x', f);")));
    expect(unknown).toMatchObject([
      { id: '1.01', name: '[1.01] x', line: 2, file: 'packages/motion/src/tween.test.ts' },
    ]);
  });

  it('takes a test of a package for no proof of a page or a server', () => {
    const facts = ['page', 'server', 'package'].map((where, index) => ({
      ...fact(`1.0${index + 1}`, true),
      where,
    }));
    const text = "it('[1.01] [1.02] [1.03] x', f);";
    const inPackage = plantTree(tree(facts, text));
    expect(checkSpec(inPackage).brokenPromises.map(({ where }) => where)).toEqual([
      'page',
      'server',
    ]);
    const onPage = plantTree({ ...tree(facts), 'apps/demo/e2e/a.e2e.ts': text });
    expect(checkSpec(onPage).brokenPromises).toEqual([]);
    const inBlock = plantTree({
      ...tree(facts),
      'packages/react-blocks/src/blocks/a/a.browser.test.ts': text,
    });
    expect(checkSpec(inBlock).brokenPromises.map(({ where }) => where)).toEqual(['server']);
  });

  it('finds a fact marked done that no test names', () => {
    const { brokenPromises } = checkSpec(
      plantTree(tree([fact('1.01a', true), fact('1.01b', true)], "it('[1.01b] x', f);")),
    );
    expect(brokenPromises).toEqual([fact('1.01a', true)]);
  });

  it('reads end-to-end tests of apps too', () => {
    const files = {
      'spec/rows.json': JSON.stringify([fact('1.01')]),
      'apps/demo/e2e/a.e2e.ts': "test('[1.01] x', f);",
    };
    expect(checkSpec(plantTree(files)).byOwner.get('motion')).toMatchObject({ tested: 1 });
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('./spec.mjs', import.meta.url));
  const run = (files, ...args) =>
    spawnSync(process.execPath, [script, '--root', plantTree(files), ...args], {
      encoding: 'utf8',
    });

  it('ends with 0 when facts only wait for their tests, and lists them on demand', () => {
    const { status, stdout } = run(tree([fact('1.01')]), '--list');
    expect(status).toBe(0);
    expect(stdout).toContain('[1.01] Fact 1.01');
  });

  it('ends with 1 on a test without a fact and on a fact done without a test', () => {
    expect(run(tree([], "it('[1.01] x', f);")).status).toBe(1);
    expect(run(tree([fact('1.01', true)])).status).toBe(1);
  });
});

describe('findTestOnlyExports', () => {
  it('finds what tests and entries name, and no other source', () => {
    const root = plantTree({
      'packages/motion/src/a.ts': [
        'export const unused = 1;',
        'export const alone = 2;',
        'export function used() { return here; }',
        'export const here = 3;',
        'export const twice = alone;',
      ].join('\n'),
      'packages/motion/src/index.ts': "export { alone, used } from './a';",
      'packages/motion/src/b.tsx':
        "import { used } from './a';\nexport const B = () => <b>{`${used()}`}</b>;",
      'packages/motion/src/a.test.ts':
        "import { alone, here, used } from './a'; alone + here + used();",
    });
    expect(findTestOnlyExports(root)).toEqual([]);
  });

  it('leaves out what the docs of a package offer to other teams, and what scripts use', () => {
    const root = plantTree({
      'packages/motion/src/a.ts':
        'export const told = 1;\nexport const run = 2;\nexport const dead = 3;',
      'packages/motion/src/a.test.ts': "import { told, run, dead } from './a'; told + run + dead;",
      'packages/motion/README.md': 'Starts with `told`.',
      'scripts/start.mjs': 'run();',
      'scripts/start.test.mjs': 'dead();',
    });
    expect(findTestOnlyExports(root)).toEqual([{ file: 'packages/motion/src/a.ts', name: 'dead' }]);
  });

  it('takes a word in a comment or a text for no use', () => {
    const root = plantTree({
      'packages/motion/src/a.ts': '/** Only alone. */\nexport const alone = 2;',
      'packages/motion/src/b.ts': "// alone\nexport const text = 'alone';",
      'packages/motion/src/a.test.ts': "import { alone } from './a'; alone;",
    });
    expect(findTestOnlyExports(root)).toEqual([
      { file: 'packages/motion/src/a.ts', name: 'alone' },
    ]);
  });
});
