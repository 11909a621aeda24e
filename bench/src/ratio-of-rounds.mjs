import { median } from './median.mjs';

/**
 * @typedef {{ middle: number, lowest: number, highest: number }} Spread
 */

/**
 * A list as its middle and its ends.
 *
 * @param {readonly number[]} values
 * @returns {Spread}
 */
export function spread(values) {
  return { middle: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}

/**
 * Ratios inside each round, then their spread: what slowed a whole round down cancels out.
 *
 * @template Round
 * @param {readonly Round[]} rounds
 * @param {(round: Round) => number} ours
 * @param {(round: Round) => number} theirs
 * @returns {Spread}
 */
export function ratioOfRounds(rounds, ours, theirs) {
  return spread(rounds.map((round) => ours(round) / theirs(round)));
}

/**
 * Differences inside each round, then their spread.
 *
 * @template Round
 * @param {readonly Round[]} rounds
 * @param {(round: Round) => number} ours
 * @param {(round: Round) => number} theirs
 * @returns {Spread}
 */
export function differenceOfRounds(rounds, ours, theirs) {
  return spread(rounds.map((round) => ours(round) - theirs(round)));
}
