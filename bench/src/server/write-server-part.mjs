import { ratioOfRounds, spread } from '../ratio-of-rounds.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { writeNumber, writeSpread, writeVerdict } from '../write-number.mjs';
import { connections } from './hammer.mjs';

/**
 * @typedef {{ rate: number, cost: number }} Measured answers a second; microseconds of processor
 *   time an answer
 * @typedef {Record<'cached' | 'still' | 'unchanged', Measured>} Round
 * @typedef {{ blocks: number, cold: number, edited: number }} RenderTimes milliseconds
 */

/**
 * The bench's part of `results.md`.
 *
 * @param {{ rounds: Round[], renders: Record<string, RenderTimes>, bytes: number }} measured
 * @returns {string}
 */
export function writeServerPart({ rounds, renders, bytes }) {
  const of = (name, figure) => writeSpread(spread(rounds.map((round) => round[name][figure])));
  const cached = ratioOfRounds(
    rounds,
    (round) => round.cached.rate,
    (round) => round.still.rate,
  );
  const byCost = ratioOfRounds(
    rounds,
    (round) => round.still.cost,
    (round) => round.cached.cost,
  );
  const perRender = 1000 / renders.many.cold;
  const unchanged = spread(rounds.map((round) => round.unchanged.rate / perRender));
  return [
    `The demo's home page, ${bytes} bytes as sent (br), one process, ${connections} kept-alive connections; ${rounds.length} interleaved rounds.`,
    markdownTable(
      ['', 'answers a second', 'processor, µs an answer', 'compared', 'target'],
      [
        [
          'cached page',
          of('cached', 'rate'),
          of('cached', 'cost'),
          `× ${writeSpread(cached)} of the static buffer's rate; by processor time × ${writeSpread(byCost)}`,
          writeVerdict(cached.middle, { least: 0.9 }),
        ],
        ['static buffer, same headers', of('still', 'rate'), of('still', 'cost'), '', ''],
        [
          '304',
          of('unchanged', 'rate'),
          of('unchanged', 'cost'),
          `× ${writeSpread(unchanged)} the rate of rendering 60 blocks`,
          writeVerdict(unchanged.middle, { least: 75 }),
        ],
      ],
    ),
    markdownTable(
      [
        'rendering, ms (median)',
        'blocks',
        'everything anew',
        'target',
        'after an edit of one block',
        'target',
      ],
      Object.entries({ 'home page': renders.home, 'page of 60 blocks': renders.many }).map(
        ([name, { blocks, cold, edited }]) => [
          name,
          String(blocks),
          writeNumber(cold),
          writeVerdict(cold, { most: 1 }),
          writeNumber(edited),
          writeVerdict(edited, { most: 0.1 }),
        ],
      ),
    ),
  ].join('\n\n');
}
