import { firstLine } from './failure-line.mjs';

/**
 * Lists the failed tests of a Playwright JSON report.
 *
 * @param {any} report
 * @returns {import('./failure-line.mjs').Failure[]}
 */
export function listPlaywrightFailures({ suites = [] }) {
  const list = (suite) => [
    ...(suite.specs ?? []).filter((spec) => !spec.ok).map(playwrightFailure),
    ...(suite.suites ?? []).flatMap(list),
  ];
  return suites.flatMap(list);
}

function playwrightFailure({ file, line, title, tests }) {
  const results = tests.flatMap((test) => test.results);
  const errors = results.flatMap((result) => result.errors ?? []);
  const logs = results
    .flatMap((result) => result.attachments ?? [])
    .flatMap(({ name: kind, path }) => (kind === 'server log' ? [`server log: ${path}`] : []));
  const reason = [firstLine(errors[0]?.message ?? ''), ...logs].filter(Boolean).join('\n    ');
  return { where: `${file}:${line}`, name: title, reason };
}
