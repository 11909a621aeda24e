import { ratioOfRounds, spread } from '../ratio-of-rounds.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { writeSpread } from '../write-number.mjs';
import { writers } from './submit-to-site.mjs';

/**
 * @typedef {{ rate: number, cost: number, commits: number }} Measured submissions a second;
 *   microseconds of the server's processor time and transactions, each
 * @typedef {Record<'sqlite' | 'postgres' | 'sqliteAlone' | 'postgresAlone' | 'plain', Measured>}
 *   Round
 */

/**
 * The bench's part of `results.md`.
 *
 * @param {Round[]} rounds
 * @returns {string}
 */
export function writeFormsServerPart(rounds) {
  const of = (name, figure) => writeSpread(spread(rounds.map((round) => round[name][figure])));
  const against = (name) =>
    `× ${writeSpread(
      ratioOfRounds(
        rounds,
        (round) => round[name].rate,
        (round) => round.plain.rate,
      ),
    )}`;
  const row = (label, name) => [
    label,
    of(name, 'rate'),
    of(name, 'cost'),
    of(name, 'commits'),
    against(name),
  ];
  return [
    `A submission is a call for a key and a call that stores it, both answered after the commit is on disk; one server process, ${rounds.length} interleaved rounds. The floor takes one post for each and does nothing but store it.`,
    markdownTable(
      [
        '',
        'submissions a second',
        'server processor, µs each',
        'transactions each',
        'against the floor',
      ],
      [
        row(`SQLite, ${writers} writers`, 'sqlite'),
        row(`PostgreSQL, ${writers} writers`, 'postgres'),
        row('SQLite, one writer', 'sqliteAlone'),
        row('PostgreSQL, one writer', 'postgresAlone'),
        [
          `floor: Fastify, a row and a transaction for each, SQLite, ${writers} writers`,
          of('plain', 'rate'),
          of('plain', 'cost'),
          '1',
          '',
        ],
      ],
    ),
  ].join('\n\n');
}
