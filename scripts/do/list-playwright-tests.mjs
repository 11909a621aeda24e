/**
 * Lists the tests of a Playwright JSON report. A test that was only listed counts as skipped.
 *
 * @param {any} report
 * @returns {import('./judge-journeys.mjs').RanTest[]}
 */
export function listPlaywrightTests({ suites = [] }) {
  const list = (suite, groups) => [
    ...(suite.specs ?? []).map((spec) => ({
      title: [...groups, spec.title].join(' › '),
      state: stateOf(spec),
    })),
    ...(suite.suites ?? []).flatMap((inner) => list(inner, [...groups, inner.title])),
  ];
  return suites.flatMap((file) => list(file, []));
}

function stateOf({ ok, tests }) {
  if (!ok) return 'failed';
  return tests.every(({ status }) => status === 'skipped') ? 'skipped' : 'passed';
}
