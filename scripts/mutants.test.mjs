import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root as repository } from './do/root.mjs';
import { MUTANTS } from './mutants/mutants.table.mjs';
import { countMends, runMutants } from './mutants/run-mutants.mjs';
import { runnerOf } from './mutants/run-named-tests.mjs';
import { plantTree } from './testing/plant-tree.mjs';

const mutant = {
  finding: 'Nobody is greeted',
  file: 'a.mjs',
  mend: "'Hello'",
  instead: "'$&'",
  test: 'a.test.mjs',
};
const failed = (name) => [{ where: 'a.test.mjs', name, reason: 'expected Hello' }];

/** Runs one mutant; the stand-in answers from the text that it finds. */
async function tryOne(text, answer, given = mutant) {
  const root = plantTree({ 'a.mjs': text });
  const read = () => readFileSync(join(root, 'a.mjs'), 'utf8');
  const seen = [];
  const runTests = (files) => {
    if (files.length > 0) seen.push(read());
    return Promise.resolve(answer(read()));
  };
  const [outcome] = await runMutants([given], { root, runTests });
  expect(read(), 'the mend is put back').toBe(text);
  return { ...outcome, seen };
}

describe('runMutants', () => {
  it('is content where the test fails without the mend, and only then', async () => {
    const outcome = await tryOne("say('Hello');", (text) =>
      text.includes('Hello') ? [] : failed('greets'),
    );
    expect(outcome).toEqual({
      state: 'red',
      told: 'greets',
      seen: ["say('Hello');", "say('$&');"],
    });
  });

  it('tells of a test that passes all the same', async () => {
    expect(await tryOne("say('Hello');", () => [])).toMatchObject({ state: 'green' });
  });

  it('tells of a test that fails anyway, without trying', async () => {
    const outcome = await tryOne("say('Hello');", () => failed('greets'));
    expect(outcome).toEqual({ state: 'always red', told: 'greets', seen: ["say('Hello');"] });
  });

  it('takes a file that cannot run for no answer', async () => {
    const outcome = await tryOne("say('Hello');", (text) =>
      text.includes('Hello') ? [] : failed('the whole file'),
    );
    expect(outcome).toMatchObject({ state: 'broken', told: 'expected Hello' });
  });

  it.each([
    ['not there', "say('Bye');", mutant, 0],
    ['there twice', "say('Hello', 'Hello');", mutant, 2],
    ['in no file', "say('Hello');", { ...mutant, file: 'b.mjs' }, 0],
  ])('tells of a mend that is %s, and runs nothing', async (_what, text, given, count) => {
    expect(await tryOne(text, () => failed('greets'), given)).toEqual({
      state: 'lost',
      told: `${count} times in ${given.file}`,
      seen: [],
    });
  });
});

it.each([
  ['scripts/a.test.mjs', 'unit'],
  ['packages/a/src/a.browser.test.tsx', 'browser'],
  ['apps/demo/e2e/a.e2e.ts', 'e2e'],
])('%s is a test of the kind %s', (file, kind) => {
  expect(runnerOf(file)).toBe(kind);
});

describe('the tables of mutants', () => {
  it('find each mend once, in a file that has it and for a test that exists', () => {
    const stale = MUTANTS.filter(
      (each) => countMends(repository, each) !== 1 || !existsSync(join(repository, each.test)),
    );
    expect(stale).toEqual([]);
  });

  it('name each finding once, and put something else in the place of its mend', () => {
    const names = MUTANTS.map(({ finding }) => finding);
    expect(names).toEqual([...new Set(names)]);
    expect(MUTANTS.filter(({ mend, instead }) => mend === instead)).toEqual([]);
  });
});
