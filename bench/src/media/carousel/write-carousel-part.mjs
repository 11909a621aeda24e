import { compareFigures, ourName, partOfRounds } from '../compare-figures.mjs';
import { median } from '../../median.mjs';
import { markdownTable } from '../../markdown-table.mjs';
import { writeNumber, writeVerdict } from '../../write-number.mjs';

const init = (most) => [
  { name: 'init, ms', read: (cost) => cost.init },
  { name: 'init, main thread, ms', read: (cost) => cost.initTask, target: { most } },
];

const whole = [
  ...init(0.3),
  { name: 'listeners added', read: (cost) => cost.listeners, own: { most: 8 } },
  { name: 'next(), call, ms', read: (cost) => cost.call },
  { name: 'next(), first motion, ms', read: (cost) => cost.motion, own: { most: 16.7 } },
  {
    name: 'one move, main thread, ms',
    read: (cost) => cost.moveTask,
    target: { most: 0.8 },
    against: 'swiper',
  },
  {
    name: '1200 to 900 px, main thread, ms',
    read: (cost) => cost.resizeTask,
    target: { most: 0.6 },
    against: 'flickity',
  },
];

/**
 * The bench's part of `results.md`.
 *
 * @param {{
 *   measured: Record<string, Record<'few' | 'many' | 'most', any>>[],
 *   left: Record<string, { nodes: number, listeners: number }>,
 *   leaks: { cycles: number, count: number },
 * }} results
 * @returns {string}
 */
export function writeCarouselPart({ measured, left, leaks }) {
  const [few, many, most] = ['few', 'many', 'most'].map((count) => partOfRounds(measured, count));
  const growth = median(
    measured.map(({ [ourName]: cost }) => cost.most.initTask / cost.few.initTask),
  );
  return [
    `Three slides in view, going round; 1200 by 800 px, processor 4× slower; ${measured.length} interleaved rounds, a browser a round, a page a contestant. Main thread: all its own time, 1.5 s from mounting on, 1.2 s from a move on, 0.5 s from a new width on.`,
    `### 50 slides\n${compareFigures(init(0.8), few)}`,
    `### 1,000 slides\n${compareFigures(whole, many)}`,
    `### 5,000 slides\n${compareFigures(init(0.1), most)}`,
    `Our main-thread time of mounting 5,000 slides is ${writeNumber(growth)} times that of 50: ${writeVerdict(growth, { most: 2 })}.`,
    `### Left over\n${writeLeft(left, leaks)}`,
  ].join('\n\n');
}

function writeLeft(leftovers, { cycles, count }) {
  const names = Object.keys(leftovers).sort(
    (a, b) => Number(b === ourName) - Number(a === ourName),
  );
  const row = (name, read) => [name, ...names.map((name) => String(read(leftovers[name])))];
  const target = writeVerdict(leftovers[ourName].nodes + leftovers[ourName].listeners, { most: 0 });
  return markdownTable(
    [`after ${cycles} times of mounting and ending, ${count} slides`, ...names, 'target'],
    [
      [...row('nodes', ({ nodes }) => nodes), target],
      [...row('listeners', ({ listeners }) => listeners), target],
    ],
  );
}
