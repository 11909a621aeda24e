import { markdownTable } from '../markdown-table.mjs';
import { differenceOfRounds, spread } from '../ratio-of-rounds.mjs';
import { writeNumber, writeSpread } from '../write-number.mjs';

/**
 * The bench's part of `results.md`.
 *
 * @param {{
 *   first: number,
 *   measured: { afterKill: number, afterTerm: number }[],
 *   letters: number,
 * }} times milliseconds from the start of the process to the first page
 * @returns {string}
 */
export function writeRestartPart({ first, measured, letters }) {
  const of = (name) => writeSpread(spread(measured.map((round) => round[name])));
  const more = differenceOfRounds(
    measured,
    ({ afterKill }) => afterKill,
    ({ afterTerm }) => afterTerm,
  );
  return [
    `From the start of the process to its first page with 200, on the demo's data; ${measured.length} rounds. ${letters} letters were acknowledged, and each of them is stored.`,
    markdownTable(
      ['start', 'until the first page, ms'],
      [
        ['the first, which compresses the runtime', writeNumber(first)],
        ['after an end by SIGTERM', of('afterTerm')],
        ['after kill -9 amid writing', of('afterKill')],
        ['more after kill -9, in a round', writeSpread(more)],
      ],
    ),
  ].join('\n\n');
}
