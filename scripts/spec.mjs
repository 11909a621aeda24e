// Compares spec/rows.json with the tests: which facts have a test in the right place, which tests
// name no fact, and which exports only tests use. Fails on a test that names an unknown fact, and
// on a fact marked done without a test in the right place: in a package, on a page or at the
// server.
// Usage: node scripts/spec.mjs [--list] [--exports] [--owner <name>] [--root <folder>]
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root as repository } from './do/root.mjs';
import { listFiles } from './list-files.mjs';
import { compareFacts } from './spec/compare-facts.mjs';
import { listTestOnlyExports } from './spec/list-test-only-exports.mjs';
import { readTestNames } from './spec/read-test-names.mjs';

const TEST_FILE = /(\.(test|type-test|e2e)\.(ts|tsx|mjs)|[.-]contract\.ts)$/;
const TEST_SUPPORT = /\/(testing|e2e)\//;
const SOURCE_FILE = /\.(ts|tsx|mjs)$/;
const FOLDERS = ['packages', 'apps', 'bench'];

/**
 * Reads the facts and the tests of a tree and compares them.
 *
 * @param {string} root
 * @returns {import('./spec/compare-facts.mjs').Comparison}
 */
export function checkSpec(root) {
  const facts = JSON.parse(readFileSync(join(root, 'spec', 'rows.json'), 'utf8'));
  const tests = listFiles(root, FOLDERS)
    .filter((path) => TEST_FILE.test(path))
    .flatMap((path) =>
      readTestNames(path, readFileSync(path, 'utf8')).map((test) => ({
        ...test,
        file: relative(root, path),
      })),
    );
  return compareFacts(facts, tests);
}

/**
 * Finds the exports of a tree that only tests use: no other source, no script, and no other team,
 * who learn of them from the docs of a package.
 *
 * @param {string} root
 * @returns {{ file: string, name: string }[]}
 */
export function findTestOnlyExports(root) {
  const files = listFiles(root, ['packages', 'apps'])
    .filter((path) => SOURCE_FILE.test(path))
    .map((path) => ({
      file: relative(root, path),
      text: readFileSync(path, 'utf8'),
      isTest: TEST_FILE.test(path) || TEST_SUPPORT.test(path),
    }));
  const offered = readOffered(root);
  return listTestOnlyExports(files).filter(({ name }) => !offered.has(name));
}

/** Reads the names that scripts and the docs of packages name. */
function readOffered(root) {
  const isDoc = (path) => /\.md$/.test(path) && !/CHANGELOG/.test(path);
  const paths = [
    ...listFiles(root, ['packages', 'apps']).filter(isDoc),
    ...listFiles(root, ['scripts']).filter((path) => /(?<!\.test)\.mjs$/.test(path)),
  ];
  return new Set(paths.flatMap((path) => readFileSync(path, 'utf8').match(/[\w$]+/g) ?? []));
}

function printOwners(byOwner, list) {
  const rows = [...byOwner].sort(([first], [second]) => first.localeCompare(second));
  console.log('owner             facts  tested  without a test');
  for (const [owner, { facts, tested, untested }] of rows) {
    console.log(
      `${owner.padEnd(16)} ${pad(facts, 6)} ${pad(tested, 7)} ${pad(untested.length, 15)}`,
    );
    if (list) for (const fact of untested) console.log(`  [${fact.id}] ${fact.title}`);
  }
  const sum = (key) => rows.reduce((total, [, row]) => total + row[key], 0);
  console.log(
    `${'all'.padEnd(16)} ${pad(sum('facts'), 6)} ${pad(sum('tested'), 7)} ${pad(sum('facts') - sum('tested'), 15)}`,
  );
}

function pad(number, width) {
  return String(number).padStart(width);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: repository },
      list: { type: 'boolean', default: false },
      exports: { type: 'boolean', default: false },
      owner: { type: 'string' },
    },
  });
  const { unknown, brokenPromises, byOwner } = checkSpec(resolve(values.root));
  const shown = values.owner
    ? [...byOwner].filter(([owner]) => owner === values.owner)
    : [...byOwner];
  printOwners(new Map(shown), values.list || values.owner !== undefined);
  for (const { file, line, id, name } of unknown) {
    console.error(`${file}:${line} "${name}" names [${id}], which is no fact of spec/rows.json`);
  }
  for (const { id, title, owner } of brokenPromises) {
    console.error(`[${id}] ${title} (${owner}) is marked done and has no test where it holds`);
  }
  const testOnly = findTestOnlyExports(resolve(values.root));
  if (values.exports) for (const { file, name } of testOnly) console.log(`  ${file} ${name}`);
  console.log(
    `exports that only tests use, and no docs tell of: ${testOnly.length} (named by --exports)`,
  );
  console.log(
    `spec: ${unknown.length} tests name no fact, ${brokenPromises.length} facts marked done without a test`,
  );
  process.exitCode = unknown.length + brokenPromises.length === 0 ? 0 : 1;
}
