import { firstLine } from './failure-line.mjs';

/**
 * Lists the failed tests of a vitest JSON report. A file that could not be collected is one of
 * them.
 *
 * @param {any} report
 * @returns {import('./failure-line.mjs').Failure[]}
 */
export function listVitestFailures({ testResults }) {
  return testResults.flatMap(({ name: where, status, message = '', assertionResults }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return [{ where, name: 'the whole file', reason: firstLine(message) }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      where,
      name: fullName,
      reason: firstLine(failureMessages[0] ?? ''),
    }));
  });
}
