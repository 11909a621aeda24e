import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Counts, the names of failed tests, and of those that passed only when repeated.
 *
 * @typedef {Counts & {
 *   failures: import('./failure-line.mjs').Failure[],
 *   repeated: import('./failure-line.mjs').Failure[],
 * }} Run
 */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @type {Run} */
export const NO_RUN = { ...NONE, failures: [], repeated: [] };

/**
 * @param {Run[]} runs
 * @returns {Run}
 */
export function addRuns(runs) {
  return runs.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
      failures: [...sum.failures, ...part.failures],
      repeated: [...sum.repeated, ...part.repeated],
    }),
    NO_RUN,
  );
}

/** Formats the last line of a test run. */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Reads the counts of a vitest JSON report. A file that could not be collected has no tests in the
 * report and still counts as a failure.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads the counts of a Playwright JSON report. A flaky test counts as failed.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Reads a run from its report file and its exit code. If there is no report, or the exit code
 * reports a failure and no test does, one failure is counted, so that no problem ends as "0
 * failed".
 *
 * @param {string} file the JSON report
 * @param {number} code exit code of the run
 * @param {{
 *   count: (report: any) => Counts,
 *   list: (report: any) => import('./failure-line.mjs').Failure[],
 * }} runner
 * @returns {Run}
 */
export function readRun(file, code, { count, list }) {
  if (!existsSync(file)) return { ...NO_RUN, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const counts = { ...NO_RUN, ...count(report), failures: list(report) };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
