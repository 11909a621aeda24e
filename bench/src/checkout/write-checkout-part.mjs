import { ratioOfRounds, spread } from '../ratio-of-rounds.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { writeSpread } from '../write-number.mjs';
import { buyers } from './buy-from-site.mjs';

/**
 * @typedef {{ rate: number, cost: number, statements: number, writes: number, commits: number }}
 *   Measured orders a second; microseconds of the server's processor time, statements, writes and
 *   transactions, each
 * @typedef {Record<string, Measured>} Round
 */

/**
 * The bench's part of `results.md`.
 *
 * @param {Round[]} rounds each with `sqlite`, `sqliteAlone` and `plain`, and with `postgres` and
 *   `postgresAlone` where there was one
 * @param {number} transactions that the floor makes for an order
 * @returns {string}
 */
export function writeCheckoutPart(rounds, transactions) {
  const of = (name, figure) => writeSpread(spread(rounds.map((round) => round[name][figure])));
  const against = (name) =>
    `× ${writeSpread(
      ratioOfRounds(
        rounds,
        (round) => round[name].rate,
        (round) => round.plain.rate,
      ),
    )}`;
  const row = (label, name) =>
    rounds[0]?.[name]
      ? [
          [
            label,
            of(name, 'rate'),
            of(name, 'cost'),
            of(name, 'statements'),
            of(name, 'writes'),
            of(name, 'commits'),
            against(name),
          ],
        ]
      : [];
  return [
    `An order is four requests without scripts: a cart, its checkout, a look at its price, and paying by transfer with an address entered. It is answered once it is on disk: one server process, ${rounds.length} interleaved rounds. The floor takes one post for an order and makes ${transactions} bare durable transactions of one row, as many as the site has writes for one.`,
    markdownTable(
      [
        '',
        'orders a second',
        'server processor, µs each',
        'statements each',
        'writes each',
        'transactions each',
        'against the floor',
      ],
      [
        ...row(`SQLite, ${buyers} buyers`, 'sqlite'),
        ...row(`PostgreSQL, ${buyers} buyers`, 'postgres'),
        ...row('SQLite, one buyer', 'sqliteAlone'),
        ...row('PostgreSQL, one buyer', 'postgresAlone'),
        [
          `floor: Fastify, SQLite, ${buyers} buyers`,
          of('plain', 'rate'),
          of('plain', 'cost'),
          '',
          String(transactions),
          String(transactions),
          '',
        ],
      ],
    ),
  ].join('\n\n');
}
