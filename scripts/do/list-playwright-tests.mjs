/**
 * @typedef {{ title: string, ok: boolean, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Lists the tests of a Playwright JSON report. A test that was only listed counts as skipped.
 *
 * @param {{ suites?: Suite[] }} report
 * @returns {import('./judge-journeys.mjs').RanTest[]}
 */
export function listPlaywrightTests({ suites = [] }) {
  /**
   * @param {Suite} suite
   * @param {string[]} groups
   * @returns {import('./judge-journeys.mjs').RanTest[]}
   */
  const list = (suite, groups) => [
    ...(suite.specs ?? []).map((spec) => ({
      title: [...groups, spec.title].join(' › '),
      state: stateOf(spec),
    })),
    ...(suite.suites ?? []).flatMap((inner) => list(inner, [...groups, inner.title])),
  ];
  return suites.flatMap((file) => list(file, []));
}

/** @param {Spec} spec */
function stateOf({ ok, tests }) {
  if (!ok) return 'failed';
  return tests.every(({ status }) => status === 'skipped') ? 'skipped' : 'passed';
}
