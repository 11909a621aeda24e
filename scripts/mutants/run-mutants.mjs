import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Something that was found broken once, with the text that mends it and a test that must miss it.
 *
 * @typedef {{ finding: string, file: string, mend: string, instead: string, test: string }} Mutant
 * `instead`: what stands there without the mend
 */

/**
 * What a mutant showed. `red`: its test fails without the mend, as it must. `green`: it passes all
 * the same. `broken`: no test could run. `lost`: the mend is not in the file, or more than once.
 * `always red`: the test fails with the mend as well.
 *
 * @typedef {{ state: 'red' | 'green' | 'broken' | 'lost' | 'always red', told?: string }} Outcome
 */

/**
 * Runs test files and lists what failed, each `where` being one of the files.
 *
 * @typedef {(files: string[]) => Promise<import('../do/failure-line.mjs').Failure[]>} RunTests
 */

/**
 * Takes one mend after the other out of a tree, runs its test, and puts the mend back. First all
 * those tests run with every mend in its place.
 *
 * @param {Mutant[]} mutants
 * @param {{
 *   root: string,
 *   runTests: RunTests,
 *   report?: (mutant: Mutant, outcome: Outcome) => void,
 * }} options `root`: the folder of a copy, which is written to
 * @returns {Promise<Outcome[]>}
 */
export async function runMutants(mutants, { root, runTests, report = () => {} }) {
  const found = mutants.filter((mutant) => countMends(root, mutant) === 1);
  const failures = await runTests([...new Set(found.map(({ test }) => test))]);
  const outcomes = [];
  for (const mutant of mutants) {
    const outcome = await tryMutant(mutant, { root, runTests, failures });
    report(mutant, outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

/**
 * Counts how often the mend of a mutant is found in its file.
 *
 * @param {string} root
 * @param {Mutant} mutant
 * @returns {number} 0 as well if there is no such file
 */
export function countMends(root, { file, mend }) {
  try {
    return readFileSync(join(root, file), 'utf8').split(mend).length - 1;
  } catch {
    return 0;
  }
}

async function tryMutant(mutant, { root, runTests, failures }) {
  const count = countMends(root, mutant);
  if (count !== 1) return { state: 'lost', told: `${count} times in ${mutant.file}` };
  const before = failures.find(({ where }) => where === mutant.test);
  if (before) return { state: 'always red', told: before.name };

  const path = join(root, mutant.file);
  const text = readFileSync(path, 'utf8');
  // A function, since `$&` in a text would mean something.
  writeFileSync(
    path,
    text.replace(mutant.mend, () => mutant.instead),
  );
  try {
    return judge(await runTests([mutant.test]));
  } finally {
    writeFileSync(path, text);
  }
}

function judge(failures) {
  if (failures.length === 0) return { state: 'green' };
  const failed = failures.find(({ name }) => name !== 'the whole file');
  if (failed) return { state: 'red', told: failed.name };
  return { state: 'broken', told: failures[0].reason };
}
