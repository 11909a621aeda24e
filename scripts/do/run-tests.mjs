import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addCounts,
  countPlaywright,
  countRun,
  countsLine,
  countVitest,
  NONE,
} from './count-run.mjs';
import { countBrowserTests } from './count-browser-tests.mjs';
import { createDatabase } from './create-database.mjs';
import { prepareBrowser } from './prepare-browser.mjs';
import { preparePostgres } from './prepare-postgres.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { showStep } from './show-step.mjs';

const E2E_CONFIG = 'apps/demo/playwright.config.ts';

/**
 * The end-to-end tests that run once more on PostgreSQL: what visitors send; at night their unhappy
 * paths too.
 */
const E2E_ON_POSTGRES = { commit: ['e2e/form.e2e', 'e2e/forms-'], nightly: ['e2e/form'] };

/** Two queues, beside each other: the linter keeps one core busy. */
const CHECKS = [
  [{ name: 'lint', program: 'eslint', args: ['.'] }],
  [
    { name: 'form', program: 'prettier', args: ['--check', '--log-level=warn', '.'] },
    {
      name: 'types',
      program: 'turbo',
      args: ['run', 'types', '--continue', '--output-logs=errors-only'],
    },
    { name: 'boundaries', program: process.execPath, args: ['scripts/boundaries.mjs'] },
    { name: 'spec', program: process.execPath, args: ['scripts/spec.mjs'] },
    { name: 'size', program: process.execPath, args: ['scripts/size.mjs'] },
    // Builds every package with its types first: minutes, where nothing is cached.
    { name: 'packages', program: process.execPath, args: ['scripts/pack.mjs'], nightly: true },
  ],
];

const isFine = (counts) => counts.failed === 0;

/**
 * Everything that has to hold: the checks, then the tests, one step after the other. A step
 * that fails does not hide the next. With arguments only tests run: those that name an e2e file
 * go to Playwright, others to vitest (`npm test -- packages/site-api`).
 *
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code; the last line printed is the count
 */
export async function runTests(filters, env) {
  const reports = mkdtempSync(join(tmpdir(), 'frontage-test-'));
  const browser = await prepareBrowser(env);
  const postgres = await preparePostgres(browser.env);
  const run = { env: postgres.env, hasBrowser: browser.found, reports };
  const steps = filters.length > 0 ? [filteredStep(filters, run)] : allSteps(run);
  for (const { found, required } of [browser, postgres])
    if (!found && required) steps.push(() => ({ ...NONE, failed: 1 }));

  const results = await inTurn(steps);
  await postgres.stop();
  rmSync(reports, { recursive: true, force: true });

  const counts = addCounts(results);
  console.log(`\n${countsLine(counts)}`);
  return counts.failed === 0 ? 0 : 1;
}

function filteredStep(filters, run) {
  const isE2e = filters.some((filter) => filter.includes('e2e'));
  return isE2e ? () => runE2e(filters, run) : () => runVitest(filters, run);
}

function allSteps(run) {
  return [
    () => runChecks(run),
    () => runVitest([], run),
    () => runE2e([], run),
    () => runE2eOnPostgres(run),
  ];
}

async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

async function runChecks(run) {
  const isDue = ({ nightly }) => !nightly || run.env.FRONTAGE_RUNS === 'nightly';
  const queues = CHECKS.map((checks) =>
    inTurn(checks.filter(isDue).map((check) => () => runCheck(check, run))),
  );
  return addCounts((await Promise.all(queues)).flat());
}

function runCheck({ name, program, args }, { env }) {
  return showStep(
    name,
    async () => {
      const code = await runCommand(program, args, { env });
      return code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
    },
    { isFine },
  );
}

function runVitest(filters, { env, hasBrowser, reports }) {
  const report = join(reports, 'vitest.json');
  const projects = hasBrowser ? [] : ['--project', 'unit', '--project', 'postgres'];
  const args = [
    'run',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const name = hasBrowser
    ? 'tests: rules, and in a browser'
    : 'tests: rules (those in a browser are skipped)';
  return showStep(
    name,
    async () => {
      const counts = countRun(report, await runCommand('vitest', args, { env }), countVitest);
      const skipped = hasBrowser || filters.length > 0 ? 0 : countBrowserTests(root);
      return { ...counts, skipped: counts.skipped + skipped };
    },
    { isFine },
  );
}

async function runE2e(filters, { env, hasBrowser, reports }, name = 'tests: end to end') {
  if (!existsSync(join(root, E2E_CONFIG))) {
    console.log(`\n– end to end: left out, there is no ${E2E_CONFIG}`);
    return NONE;
  }
  const report = join(reports, 'playwright.json');
  // Where they cannot run the tests are only listed, and the list counted.
  const args = [
    'test',
    '-c',
    E2E_CONFIG,
    '--reporter=list,json',
    ...(hasBrowser ? [] : ['--list']),
    ...filters,
  ];
  return showStep(
    hasBrowser ? name : `${name} (skipped)`,
    async () => {
      const code = await runCommand('playwright', args, {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      });
      return countRun(report, code, hasBrowser ? countPlaywright : countListed);
    },
    { isFine },
  );
}

async function runE2eOnPostgres(run) {
  const server = run.env.TEST_DATABASE_URL;
  const name = 'tests: end to end, forms on PostgreSQL';
  const files = E2E_ON_POSTGRES[run.env.FRONTAGE_RUNS === 'nightly' ? 'nightly' : 'commit'];
  if (!server || !run.hasBrowser) return runE2e(files, { ...run, hasBrowser: false }, name);
  const { url, remove } = await createDatabase(server);
  const counts = await runE2e(files, { ...run, env: { ...run.env, E2E_DATABASE_URL: url } }, name);
  await remove();
  return counts;
}

function countListed({ suites }) {
  const count = (suite) =>
    (suite.specs ?? []).reduce((sum, spec) => sum + spec.tests.length, 0) +
    (suite.suites ?? []).reduce((sum, inner) => sum + count(inner), 0);
  return { ...NONE, skipped: suites.reduce((sum, suite) => sum + count(suite), 0) };
}
