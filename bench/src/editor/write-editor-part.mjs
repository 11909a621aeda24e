import { markdownTable } from '../markdown-table.mjs';
import { ourName, partOfRounds } from '../media/compare-figures.mjs';
import { median } from '../median.mjs';
import { ratioOfRounds } from '../ratio-of-rounds.mjs';
import { writeNumber, writeSpread, writeVerdict } from '../write-number.mjs';
import { sampleSizes } from './sample-blocks.mjs';

/** Against the floor, which no editor can be below; peers stand beside it. */
const figures = (heap) => [
  { name: 'page editable, main thread, ms', read: (cost) => cost.editable, most: 1.2 },
  { name: 'a key, median, main thread, ms', read: (cost) => cost.key, most: 1.2 },
  { name: 'a key, 95th of 100, main thread, ms', read: (cost) => cost.slowKey },
  { name: 'a block moved down, main thread, ms', read: (cost) => cost.move, most: 1.3 },
  {
    name: 'that undone, main thread, ms',
    read: (cost) => cost.undo,
    most: 1.3,
    against: (cost) => cost.move,
  },
  { name: 'two seconds after 20 keys, main thread, ms', read: (cost) => cost.afterKeys },
  { name: 'two seconds after the move, main thread, ms', read: (cost) => cost.afterMove },
  { name: 'heap, MB', read: (cost) => cost.heap, own: heap && { most: heap } },
];

/** The most heap by the number of blocks, MB. */
const heaps = { 60: 4, 300: 6 };

/**
 * The bench's part of `results.md`.
 *
 * @param {{
 *   measured: Record<string, Record<number, import('./measure-editor.mjs').EditorCost>>[],
 *   scripts: Record<string, number>,
 * }} results
 * @returns {string}
 */
export function writeEditorPart({ measured, scripts }) {
  return [
    `The same page in each editor: of five blocks three words, two pictures; 1200 by 800 px, processor 4× slower, each page opened twice before and then in a new process; ${measured.length} interleaved rounds, a browser a round. Ours is the real editor on the real served page; *floor* is that page as visitors get it, with \`contenteditable\`, an array and inverse steps; *duties*, written by hand, is what any editor in a frame must do and nothing else: the floor’s page in the page of our editor as the server sends it, without our script; each key, move and undo is kept in \`localStorage\` at once, what moves keeps the focus, and stays in sight, moves and undos are announced, Undo and Redo become usable, and it says that it saves. It has no fields and saves nothing. Main thread: all that the thread ran, from the start of the navigation until a second after it can be written in, 140 ms from a key on, 300 ms from a move and an undo on; what follows stands apart: ours saves the edit on the server and shows the page as the server renders it then, which no other contestant does. With 300 blocks, five times as many as a page may have, it is seen how it grows. Each time stands beside its ratio to the floor's.`,
    ...sampleSizes.map((count) => writeSize(count, partOfRounds(measured, String(count)))),
    writeRest(measured, scripts),
  ].join('\n\n');
}

function writeSize(count, rounds) {
  const names = Object.keys(rounds[0]).sort((a, b) => rank(a) - rank(b));
  const rows = figures(heaps[count])
    .filter(({ read }) => rounds.every((round) => Number.isFinite(read(round.floor))))
    .map(({ name, read, most, own, against = read }) => {
      const ratioOf = (contestant) =>
        ratioOfRounds(
          rounds,
          (round) => read(round[contestant]),
          (round) => against(round.floor),
        );
      const cells = names.map((contestant) => {
        const middle = median(rounds.map((round) => read(round[contestant])));
        if (!Number.isFinite(middle)) return '–';
        return contestant === 'floor' || name.startsWith('heap')
          ? writeNumber(middle)
          : `${writeNumber(middle)}; × ${writeSpread(ratioOf(contestant))}`;
      });
      const reached = own
        ? writeVerdict(median(rounds.map((round) => read(round[ourName]))), own)
        : most && `× ${writeVerdict(Number(ratioOf(ourName).middle.toFixed(3)), { most })}`;
      return [name, ...cells, reached ?? ''];
    });
  const title = `### ${count} ${count === 1 ? 'block' : 'blocks'}`;
  return `${title}\n${markdownTable(['', ...names, 'target'], rows)}`;
}

/** Ours first, then the floor. */
const rank = (name) => (name === ourName ? 0 : 1 + Number(name !== 'floor'));

/** What is no time, and how it grows. */
function writeRest(measured, scripts) {
  const names = Object.keys(measured[0]).sort((a, b) => rank(a) - rank(b));
  const nodesOf = (name, count) => measured[0][name][count].nodes;
  const row = (name, read) => [name, ...names.map((one) => writeNumber(read(one)))];
  const added = nodesOf(ourName, 60) - nodesOf('floor', 60);
  const perBlock = (nodesOf(ourName, 300) - nodesOf('floor', 300) - added) / 240;
  const verdicts = {
    60: `${added} more than the floor: ${writeVerdict(added, { most: 150 })}`,
    300: `${writeNumber(perBlock)} more a block: ${writeVerdict(perBlock, { most: 0 })}`,
  };
  const growth = (name) =>
    median(measured.map((round) => round[name][300].key / round[name][60].key));
  return [
    '### Bytes, elements, growth',
    markdownTable(
      ['', ...names, 'target'],
      [
        [
          ...row('script and style, br, KB', (name) => scripts[name] / 1000),
          writeVerdict(scripts[ourName] / 1000, { most: 120 }),
        ],
        ...sampleSizes.map((count) => [
          ...row(`elements, ${count} blocks`, (name) => nodesOf(name, count)),
          verdicts[count] ?? '',
        ]),
        [
          ...row('a key with 300 blocks against 60', growth),
          writeVerdict(Number(growth(ourName).toFixed(3)), { most: 1.1 }),
        ],
      ],
    ),
  ].join('\n');
}
