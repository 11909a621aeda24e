import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from './create-database.mjs';
import { listPlaywrightFailures } from './list-playwright-failures.mjs';
import { addRuns, countPlaywright, NO_RUN, NONE, readRun } from './read-run.mjs';
import { repeatFailures } from './repeat-failures.mjs';
import { root } from './root.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { showJourneys } from './show-journeys.mjs';
import { isFine, showStep } from './show-step.mjs';

const E2E_CONFIG = 'apps/demo/playwright.config.ts';

/** The end-to-end tests that are repeated on PostgreSQL at night: those of what visitors send. */
const E2E_ON_POSTGRES = ['e2e/form'];

const RUNNER = { count: countPlaywright, list: listPlaywrightFailures };
/** If they cannot run, the tests are only listed and counted. */
const LISTER = { count: countListed, list: () => [] };

/**
 * Starts the end-to-end tests while others still run. Their demo, whose start takes one core twenty
 * seconds, is there by the time these have ended; until then no test begins.
 *
 * @param {string[]} filters as `runE2e` takes them
 * @param {import('./run-tests.mjs').TestRun} run
 * @returns {() => Promise<import('./read-run.mjs').Run>} lets them begin, and waits for their end
 */
export function startE2e(filters, run) {
  if (!run.hasBrowser || !existsSync(join(root, E2E_CONFIG))) return () => runE2e(filters, run);
  const signal = join(run.reports, 'e2e-begin');
  const started = runOnce(filters, { ...run, env: { ...run.env, E2E_BEGIN: signal } }, false);
  return () => {
    writeFileSync(signal, '');
    return runE2e(filters, run, { started });
  };
}

/**
 * Runs the end-to-end tests of the demo.
 *
 * @param {string[]} filters parts of file names, with a line if wanted; none for all
 * @param {import('./run-tests.mjs').TestRun} run
 * @param {{ name?: string, started?: Promise<import('./read-run.mjs').Run> }} [step] its name, and
 *   the run where `startE2e` has started it
 * @returns {Promise<import('./read-run.mjs').Run>}
 */
export async function runE2e(filters, run, { name = 'tests: end to end', started } = {}) {
  if (!existsSync(join(root, E2E_CONFIG))) {
    console.log(`\n– end to end: left out, there is no ${E2E_CONFIG}`);
    return NO_RUN;
  }
  const once = (chosen) => runOnce(chosen, run, chosen !== filters);
  return showStep(
    run.hasBrowser ? name : `${name} (skipped)`,
    async () => {
      const first = await (started ?? once(filters));
      // A repetition writes a report of its own.
      const journeys = isWhole(filters) ? showJourneys(reportOf(run)) : NO_RUN;
      return addRuns([await repeatFailures(first, once), journeys]);
    },
    { isFine },
  );
}

/**
 * Repeats the tests that concern the store, on PostgreSQL. They take half a minute, most of it the
 * start of another demo; what they ask the store is asked by the server's own tests as well.
 *
 * @param {import('./run-tests.mjs').TestRun} run
 * @returns {Promise<import('./read-run.mjs').Run>}
 */
export async function runE2eOnPostgres(run) {
  const server = run.env.TEST_DATABASE_URL;
  const name = 'tests: end to end, forms on PostgreSQL';
  if (!server || !run.hasBrowser)
    return runE2e(E2E_ON_POSTGRES, { ...run, hasBrowser: false }, { name });
  const { url, remove } = await createDatabase(server);
  const result = await runE2e(
    E2E_ON_POSTGRES,
    { ...run, env: { ...run.env, E2E_DATABASE_URL: url } },
    { name },
  );
  await remove();
  return result;
}

/** Whether all of them run: `npm test`, or `npm test -- e2e`. */
function isWhole(filters) {
  return filters.every((filter) => filter === 'e2e');
}

function reportOf({ reports }) {
  return join(reports, 'playwright.json');
}

async function runOnce(filters, run, isRepeated) {
  const { env, hasBrowser } = run;
  const report = reportOf(run);
  const args = [
    'test',
    '-c',
    E2E_CONFIG,
    '--reporter=list,json',
    ...(hasBrowser ? [] : ['--list']),
    // What is repeated does not clear away what the first run left.
    ...(isRepeated ? ['--output', 'test-results/alone'] : []),
    ...filters,
  ];
  const code = await runPlaywright(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return readRun(report, code, hasBrowser ? RUNNER : LISTER);
}

function countListed({ suites }) {
  const count = (suite) =>
    (suite.specs ?? []).reduce((sum, spec) => sum + spec.tests.length, 0) +
    (suite.suites ?? []).reduce((sum, inner) => sum + count(inner), 0);
  return { ...NONE, skipped: suites.reduce((sum, suite) => sum + count(suite), 0) };
}
