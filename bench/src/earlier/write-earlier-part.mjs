import { ratioOfRounds, spread } from '../ratio-of-rounds.mjs';
import { buyers } from '../checkout/buy-from-site.mjs';
import { writers } from '../forms-server/submit-to-site.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { writeNumber, writeSpread, writeVerdict } from '../write-number.mjs';

/**
 * @typedef {{ cost: number, statements: number, commits: number }} Measured microseconds of the
 *   server's processor time, statements and transactions, each
 * @typedef {Record<string, { now: Measured, earlier: Measured }>} Round
 */

const rows = [
  { label: `an order, SQLite, ${buyers} buyers`, name: 'order', most: 0.4 },
  { label: 'an order, SQLite, one buyer', name: 'orderAlone', most: 0.4 },
  { label: `a submission, SQLite, ${writers} writers`, name: 'submission', most: 0.5 },
  { label: 'a submission, SQLite, one writer', name: 'submissionAlone', most: 0.5 },
];

/**
 * The bench's part of `results.md`.
 *
 * @param {Round[]} rounds
 * @returns {string}
 */
export function writeEarlierPart(rounds) {
  const cells = rows.map(({ label, name, most }) => {
    const of = (side, figure) => spread(rounds.map((round) => round[name][side][figure]));
    const ratio = ratioOfRounds(
      rounds,
      (round) => round[name].now.cost,
      (round) => round[name].earlier.cost,
    );
    const statements = of('now', 'statements').middle;
    return [
      label,
      writeSpread(of('now', 'cost')),
      writeSpread(of('earlier', 'cost')),
      Number.isFinite(statements) ? writeNumber(statements) : '',
      writeNumber(of('now', 'commits').middle),
      `× ${writeSpread(ratio)}`,
      writeVerdict(ratio.middle, { most }),
    ];
  });
  return [
    `What an order (four requests without scripts) and a submission (two calls) cost the server's process, against the same at commit 39413fa, whose sources stand beside; both on SQLite; ${rounds.length} interleaved rounds.`,
    markdownTable(
      [
        '',
        'processor, µs each',
        'earlier',
        'statements each',
        'transactions each',
        'compared',
        'target',
      ],
      cells,
    ),
  ].join('\n\n');
}
