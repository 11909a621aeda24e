import { ratioOfRounds, spread } from '../ratio-of-rounds.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { writeNumber, writeSpread, writeVerdict } from '../write-number.mjs';

/**
 * @typedef {{
 *   name: string,
 *   read(measured: any): number,
 *   target?: import('../write-number.mjs').Target,
 *   against?: string,
 *   own?: import('../write-number.mjs').Target,
 * }} Figure `target` is for the ratio to the best peer, or to the one named in
 * `against`; `own` for our figure itself; `read` takes what its own bench has measured,
 * which has another shape in each
 */

/** How our contestant is called in tables. */
export const ourName = 'frontage';

/**
 * One row a figure, one column a contestant; our ratio to the peer that is best in the
 * median over the rounds, taken inside each round.
 *
 * @param {readonly Figure[]} figures
 * @param {readonly Record<string, any>[]} rounds
 * @param {readonly string[]} [apart] contestants that are shown and are no peers
 * @returns {string} a table
 */
export function compareFigures(figures, rounds, apart = []) {
  const names = Object.keys(rounds[0] ?? {}).sort((a, b) => rank(a) - rank(b));
  const peers = names.filter((name) => name !== ourName && !apart.includes(name));
  const rows = figures.map((figure) => writeRow(figure, rounds, { names, peers }));
  return markdownTable(['', ...names, 'ratio to the best peer', 'target'], rows);

  function rank(name) {
    if (name === ourName) return 0;
    return apart.includes(name) ? 2 : 1;
  }
}

/**
 * One part of what was measured of every contestant.
 *
 * @param {readonly Record<string, any>[]} rounds
 * @param {string} part
 * @returns {Record<string, any>[]}
 */
export function partOfRounds(rounds, part) {
  return rounds.map((round) =>
    Object.fromEntries(Object.entries(round).map(([name, measured]) => [name, measured[part]])),
  );
}

function writeRow({ name, read, target, against, own }, rounds, { names, peers }) {
  const of = (contestant) => (round) => read(round[contestant]);
  const middle = (contestant) => spread(rounds.map(of(contestant))).middle;
  const cells = names.map((contestant) => writeSpreadShort(spread(rounds.map(of(contestant)))));
  // One that did not get there at all is not the best.
  const rankOf = (peer) => (Number.isNaN(middle(peer)) ? Infinity : middle(peer));
  const best =
    against ?? peers.reduce((best, other) => (rankOf(other) < rankOf(best) ? other : best));
  const ratio = ratioOfRounds(rounds, of(ourName), of(best));
  const relative = target ? `× ${writeVerdict(rounded(ratio.middle), target)}` : '';
  return [
    name,
    ...cells,
    Number.isFinite(ratio.middle) ? `${writeSpread(ratio)} of ${best}` : '',
    own ? writeVerdict(rounded(middle(ourName)), own) : relative,
  ];
}

function writeSpreadShort(values) {
  return values.lowest === values.highest ? writeNumber(values.middle) : writeSpread(values);
}

function rounded(value) {
  return Number(value.toFixed(3));
}
