/**
 * A test of a run with the titles of its groups, from the outermost on.
 *
 * @typedef {{ title: string, state: 'passed' | 'failed' | 'skipped' }} RanTest
 */

/**
 * How a journey stands with scripts, or without: `state` of its tests, `none` for a reason, `empty`
 * for neither.
 *
 * @typedef {{ state: RanTest['state'] | 'none' | 'empty', reason: string }} JourneyCell
 */

/** @typedef {{ name: string, with: JourneyCell, without: JourneyCell }} JourneyRow */

const WAYS = ['with', 'without'];
const STATES = ['failed', 'skipped', 'passed'];

/** Both may stand in one title: "with scripts and without". */
const IN_TITLE = {
  with: /\bwith scripts\b/,
  without: /\bwithout scripts\b|\bwith scripts and without\b/,
};

/**
 * Fills the table of journeys from the tests of a run.
 *
 * @param {import('../journeys.table.mjs').Journey[]} journeys
 * @param {RanTest[]} tests
 * @returns {JourneyRow[]}
 */
export function judgeJourneys(journeys, tests) {
  return journeys.map(({ name, title, none = {} }) => {
    const journeyTests = tests.filter((test) => test.title.includes(title));
    const cell = (way) => judgeCell(journeyTests, way, none[way] ?? '');
    return { name, with: cell('with'), without: cell('without') };
  });
}

function judgeCell(journeyTests, way, reason) {
  // A test that says neither runs as browsers do, with scripts.
  const says = (test, some) => IN_TITLE[some].test(test.title);
  const found = journeyTests.filter((test) =>
    way === 'with' ? says(test, 'with') || !says(test, 'without') : says(test, 'without'),
  );
  if (found.length === 0) return { state: reason ? 'none' : 'empty', reason };
  return { state: STATES.find((state) => found.some((test) => test.state === state)), reason };
}

/**
 * Finds what is wrong with the table: an empty cell, and a reason beside a test.
 *
 * @param {JourneyRow[]} rows
 * @returns {string[]}
 */
export function journeyFaults(rows) {
  return rows.flatMap((row) =>
    WAYS.flatMap((way) => {
      const { state, reason } = row[way];
      const cell = `"${row.name}" ${way} scripts`;
      if (state === 'empty')
        return [
          `there is no test of ${cell}: add one, or say why not in scripts/journeys.table.mjs`,
        ];
      if (reason && state !== 'none')
        return [`there is a test of ${cell}: take the reason out of scripts/journeys.table.mjs`];
      return [];
    }),
  );
}

const SIGNS = { passed: '✓', failed: '✗', skipped: 'not run', none: '–', empty: 'MISSING' };

/**
 * Writes the table for a terminal.
 *
 * @param {JourneyRow[]} rows
 * @returns {string}
 */
export function writeJourneys(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const column = Math.max(...Object.values(SIGNS).map((sign) => sign.length), 'with'.length) + 2;
  const line = (name, ...cells) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padEnd(column))].join('').trimEnd();
  return [
    line('scripts:', ...WAYS),
    ...rows.map((row) => {
      const reasons = WAYS.map((way) => row[way].reason).filter(Boolean);
      return line(row.name, ...WAYS.map((way) => SIGNS[row[way].state]), reasons.join('; '));
    }),
  ].join('\n');
}
