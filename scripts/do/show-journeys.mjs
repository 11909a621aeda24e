import { existsSync, readFileSync } from 'node:fs';
import { JOURNEYS } from '../journeys.table.mjs';
import { journeyFaults, judgeJourneys, writeJourneys } from './judge-journeys.mjs';
import { listPlaywrightTests } from './list-playwright-tests.mjs';
import { NO_RUN } from './read-run.mjs';

/**
 * Prints which journeys of buyers a run has made with scripts and without.
 *
 * @param {string} file the JSON report of a run of all end-to-end tests
 * @returns {import('./read-run.mjs').Run} a failure for each empty cell without a reason
 */
export function showJourneys(file) {
  // A run that broke off is counted as a failure where it is read.
  if (!existsSync(file)) return NO_RUN;
  const rows = judgeJourneys(JOURNEYS, listPlaywrightTests(JSON.parse(readFileSync(file, 'utf8'))));
  console.log(`\nJourneys of buyers\n${writeJourneys(rows)}`);
  const failures = journeyFaults(rows).map((name) => ({ where: 'journeys', name, reason: '' }));
  return { ...NO_RUN, failed: failures.length, failures };
}
