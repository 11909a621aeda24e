import { join } from 'node:path';
import { countBrowserTests } from './count-browser-tests.mjs';
import { listVitestFailures } from './list-vitest-failures.mjs';
import { countVitest, readRun } from './read-run.mjs';
import { repeatFailures } from './repeat-failures.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { isFine, showStep } from './show-step.mjs';

const RUNNER = { count: countVitest, list: listVitestFailures };

/**
 * Runs the unit tests, and the browser tests if there is a browser.
 *
 * @param {string[]} filters parts of file names; none for all
 * @param {import('./run-tests.mjs').TestRun} run
 * @returns {Promise<import('./read-run.mjs').Run>}
 */
export function runVitest(filters, run) {
  const name = run.hasBrowser
    ? 'tests: rules, and in a browser'
    : 'tests: rules (those in a browser are skipped)';
  const once = (files) => runOnce(files, run);
  return showStep(
    name,
    async () => {
      const result = await repeatFailures(await once(filters), once);
      const skipped = run.hasBrowser || filters.length > 0 ? 0 : countBrowserTests(root);
      return { ...result, skipped: result.skipped + skipped };
    },
    { isFine },
  );
}

async function runOnce(filters, { env, hasBrowser, reports }) {
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
  return readRun(report, await runCommand('vitest', args, { env }), RUNNER);
}
