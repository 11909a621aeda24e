import { join } from 'node:path';
import { countBrowserTests } from './count-browser-tests.mjs';
import { listVitestFailures } from './list-vitest-failures.mjs';
import { countVitest, NO_RUN, readRun } from './read-run.mjs';
import { repeatFailures } from './repeat-failures.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { isFine, showStep } from './show-step.mjs';

const RUNNER = { count: countVitest, list: listVitestFailures };

/**
 * Runs tests of rules, and those in a browser if there is one.
 *
 * @param {string[]} filters parts of file names
 * @param {import('./run-tests.mjs').TestRun} run
 * @returns {Promise<import('./read-run.mjs').Run>}
 */
export function runVitest(filters, run) {
  return run.hasBrowser
    ? runProjects('tests: rules, and in a browser', { projects: [], filters }, run)
    : runProjects(
        'tests: rules (those in a browser are skipped)',
        { projects: RULES, filters },
        run,
      );
}

/**
 * Runs all tests of rules.
 *
 * @param {import('./run-tests.mjs').TestRun} run
 * @returns {Promise<import('./read-run.mjs').Run>}
 */
export function runRules(run) {
  return runProjects('tests: rules', { projects: RULES }, run);
}

/**
 * Runs all tests in a browser, or counts them where there is none.
 *
 * @param {import('./run-tests.mjs').TestRun} run
 * @returns {Promise<import('./read-run.mjs').Run>}
 */
export async function runBrowserTests(run) {
  return run.hasBrowser
    ? runProjects('tests: in a browser', { projects: BROWSER }, run)
    : { ...NO_RUN, skipped: countBrowserTests(root) };
}

/** The projects of `vitest.config.ts`. */
const RULES = ['unit', 'postgres'];
const BROWSER = ['browser', 'browser alone'];

function runProjects(name, { projects, filters = [] }, run) {
  const once = (files) => runOnce({ projects, files }, run);
  return showStep(name, async () => repeatFailures(await once(filters), once), {
    isFine,
    print: run.print,
  });
}

async function runOnce({ projects, files }, { env, reports, print }) {
  const report = join(reports, `vitest${projects.map((name) => `-${name}`).join('')}.json`);
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ];
  return readRun(report, await runCommand('vitest', args, { env, print }), RUNNER);
}
