import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureLine } from './failure-line.mjs';
import { findMemoryFolder } from './find-memory-folder.mjs';
import { prepareBrowser } from './prepare-browser.mjs';
import { preparePostgres } from './prepare-postgres.mjs';
import { addRuns, countsLine, NO_RUN } from './read-run.mjs';
import { runCommand } from './run-command.mjs';
import { runE2e, runE2eOnPostgres, startE2e } from './run-e2e.mjs';
import { runVitest } from './run-vitest.mjs';
import { isFine, showStep } from './show-step.mjs';

/**
 * What tests run with: the tools' environment, whether there is a browser, the folder of reports.
 *
 * @typedef {{ env: NodeJS.ProcessEnv, hasBrowser: boolean, reports: string }} TestRun
 */

/** The longest first: two run at once, one a core. */
const CHECKS = [
  { name: 'lint', program: 'eslint', args: ['.'] },
  {
    name: 'lint, with types',
    program: 'oxlint',
    args: ['--type-aware', '--tsconfig', 'scripts/types/tsconfig.json'],
  },
  { name: 'types', program: process.execPath, args: ['scripts/types.mjs', 'scripts/types'] },
  { name: 'size', program: process.execPath, args: ['scripts/size.mjs'] },
  { name: 'boundaries', program: process.execPath, args: ['scripts/boundaries.mjs'] },
  { name: 'spec', program: process.execPath, args: ['scripts/spec.mjs'] },
  { name: 'form', program: 'oxfmt', args: ['--check'] },
  {
    name: 'advisories',
    program: process.execPath,
    args: ['scripts/advisories.mjs'],
    nightly: true,
  },
  // First builds every package with its types, which takes minutes if nothing is cached.
  { name: 'packages', program: process.execPath, args: ['scripts/pack.mjs'], nightly: true },
];

/** Each takes half a minute at most, but there are many. */
const MUTANTS = { name: 'mutants', program: process.execPath, args: ['scripts/mutants.mjs'] };

/**
 * Runs everything that must pass: the checks, then the tests, one step after the other. A failed
 * step does not hide the next; a few failed tests are repeated once, alone. With arguments only
 * tests run: those that name an e2e file go to Playwright, others to vitest (`npm test --
 * packages/site-api`).
 *
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code; the last printed line is the count
 */
export async function runTests(filters, env) {
  const reports = mkdtempSync(join(findMemoryFolder(env) ?? tmpdir(), 'frontage-test-'));
  // What tests store goes with it.
  const browser = await prepareBrowser({ ...env, TMPDIR: reports });
  const postgres = await preparePostgres(browser.env);
  const run = { env: postgres.env, hasBrowser: browser.found, reports };
  const steps = filters.length > 0 ? [filteredStep(filters, run)] : allSteps(run);
  for (const { found, required } of [browser, postgres])
    if (!found && required) steps.push(() => ({ ...NO_RUN, failed: 1 }));

  const results = await inTurn(steps);
  await postgres.stop();
  rmSync(reports, { recursive: true, force: true });

  const sum = addRuns(results);
  showTests('Passed only when repeated alone', sum.repeated);
  showTests('Failed', sum.failures);
  console.log(`\n${countsLine(sum)}`);
  return isFine(sum) ? 0 : 1;
}

/** Lists tests at the end of a run. */
function showTests(title, tests) {
  if (tests.length > 0) console.log(`\n${title}:\n${tests.map(failureLine).join('\n')}`);
}

function filteredStep(filters, run) {
  const isE2e = filters.some((filter) => filter.includes('e2e'));
  return isE2e ? () => runE2e(filters, run) : () => runVitest(filters, run);
}

function allSteps(run) {
  return [
    () => runChecks(run),
    () => runAllTests(run),
    ...(run.env.FRONTAGE_RUNS === 'nightly'
      ? [() => runE2eOnPostgres(run), () => runCheck(MUTANTS, run)]
      : []),
  ];
}

async function runAllTests(run) {
  const runStartedE2e = startE2e([], run);
  const results = [];
  try {
    results.push(await runVitest([], run));
  } finally {
    // In any case: they wait for it.
    results.push(await runStartedE2e());
  }
  return addRuns(results);
}

async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

async function runChecks(run) {
  const isDue = ({ nightly }) => !nightly || run.env.FRONTAGE_RUNS === 'nightly';
  const waiting = CHECKS.filter(isDue)
    .map((check) => () => runCheck(check, run))
    .values();
  // Each takes the next one when it has done with its own.
  return addRuns((await Promise.all([inTurn(waiting), inTurn(waiting)])).flat());
}

function runCheck({ name, program, args }, { env }) {
  return showStep(
    name,
    async () => {
      const code = await runCommand(program, args, { env });
      const failure = { where: 'check', name, reason: '' };
      return code === 0 ? { ...NO_RUN, passed: 1 } : { ...NO_RUN, failed: 1, failures: [failure] };
    },
    { isFine },
  );
}
