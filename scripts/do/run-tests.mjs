import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureLine } from './failure-line.mjs';
import { findMemoryFolder } from './find-memory-folder.mjs';
import { prepareBrowser } from './prepare-browser.mjs';
import { preparePostgres } from './prepare-postgres.mjs';
import { addRuns, countsLine, NO_RUN } from './read-run.mjs';
import { runAside } from './run-aside.mjs';
import { runCommand } from './run-command.mjs';
import { runE2e, runE2eOnPostgres } from './run-e2e.mjs';
import { runBrowserTests, runRules, runVitest } from './run-vitest.mjs';
import { isFine, showStep } from './show-step.mjs';

/**
 * What tests run with: the tools' environment, whether there is a browser, the folder of reports.
 * What has a `print` runs aside: at a lower priority, and what it prints goes there.
 *
 * @typedef {{
 *   env: NodeJS.ProcessEnv,
 *   hasBrowser: boolean,
 *   reports: string,
 *   print?: (text: string) => void,
 * }} TestRun
 */

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
];

const NIGHTLY_CHECKS = [
  { name: 'advisories', program: process.execPath, args: ['scripts/advisories.mjs'] },
  // First builds every package with its types, which takes minutes if nothing is cached.
  { name: 'packages', program: process.execPath, args: ['scripts/pack.mjs'] },
];

/** Each takes half a minute at most, but there are many. */
const MUTANTS = { name: 'mutants', program: process.execPath, args: ['scripts/mutants.mjs'] };

/**
 * Runs everything that must pass: the tests that need a browser, one step after the other, and the
 * checks and the tests of rules beside them. A failed step does not hide the next; a few failed
 * tests are repeated once, alone. With arguments only tests run: those that name an e2e file go to
 * Playwright, others to vitest (`npm test -- packages/site-api`).
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
  const results = filters.length > 0 ? [await runFiltered(filters, run)] : await runAll(run);
  for (const { found, required } of [browser, postgres])
    if (!found && required) results.push({ ...NO_RUN, failed: 1 });
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

function runFiltered(filters, run) {
  return filters.some((filter) => filter.includes('e2e'))
    ? runE2e(filters, run)
    : runVitest(filters, run);
}

async function runAll(run) {
  const isNightly = run.env.FRONTAGE_RUNS === 'nightly';
  const before = isNightly
    ? await inTurn(NIGHTLY_CHECKS.map((check) => () => runCheck(check, run)))
    : [];
  const tests = await runTogether(run);
  const after = isNightly ? [await runE2eOnPostgres(run), await runCheck(MUTANTS, run)] : [];
  return [...before, ...tests, ...after];
}

/**
 * A test in a browser waits for frames and answers, and its core with it. What needs no browser
 * runs beside it, and takes what is left of the cores.
 */
async function runTogether(run) {
  const aside = runAside((print) =>
    // The tests last: they keep every core busy when nothing else is left.
    inTurn([
      ...CHECKS.map((check) => () => runCheck(check, { ...run, print })),
      () => runRules({ ...run, print }),
    ]),
  );
  const results = [await runBrowserTests(run)];
  aside.show();
  results.push(await runE2e([], run));
  return [...results, ...(await aside.finish())];
}

async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

function runCheck({ name, program, args }, { env, print }) {
  return showStep(
    name,
    async () => {
      const code = await runCommand(program, args, { env, print });
      const failure = { where: 'check', name, reason: '' };
      return code === 0 ? { ...NO_RUN, passed: 1 } : { ...NO_RUN, failed: 1, failures: [failure] };
    },
    { isFine, print },
  );
}
