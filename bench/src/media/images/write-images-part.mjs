import { markdownTable } from '../../markdown-table.mjs';
import { writeNumber, writeSpread, writeVerdict } from '../../write-number.mjs';
import { compareFigures, ourName, partOfRounds } from '../compare-figures.mjs';
import { ratioOfRounds } from '../../ratio-of-rounds.mjs';
import { boxes, ratios } from './choose-widths.mjs';

const atOnce = 'frontage-at-once';

/** Contestants that are shown and are no peers. */
export const apart = [atOnce, 'blank'];

const figures = [
  { name: 'main thread, ms', read: ({ task }) => task, target: { most: 1 }, against: 'lozad' },
  { name: 'script, ms', read: ({ script }) => script, against: 'lozad' },
  { name: 'pictures asked for', read: ({ requests }) => requests },
];

/**
 * The bench's part of `results.md`.
 *
 * @param {{
 *   measured: Record<string, Record<'some' | 'many', any>>[],
 *   counted: Record<string, Record<'work' | 'widths', any>>,
 * }} results
 * @returns {string}
 */
export function writeImagesPart({ measured, counted }) {
  const [some, many] = ['some', 'many'].map((count) => partOfRounds(measured, count));
  const [work, widths] = ['work', 'widths'].map((part) => partOfRounds([counted], part)[0]);
  return [
    `Pictures of 190 by 127 px, six in a row; 1200 by 800 px, processor 4× slower; until 1.5 s after the load event; ${measured.length} interleaved rounds, a browser a round, a page a contestant. \`native-auto\` is \`loading="lazy" sizes="auto"\`; \`blank\` the same page with pictures without an address; \`${atOnce}\` ours without its limit of sixteen pictures at a time.`,
    `### 1,000 pictures\n${compareFigures(figures, some, apart)}`,
    `### 10,000 pictures\n${compareFigures(figures, many, apart)}`,
    `Without the limit ours takes ${writeUnlimited(some)} of lozad's main thread with 1,000 pictures, ${writeUnlimited(many)} with 10,000.`,
    `### Work of the script: 1,000 pictures, twenty screens\n${writeWork(work)}`,
    `### Widths chosen: ${boxes.length} sizes of boxes on screens of ${ratios.length} pixel ratios\n${writeWidths(widths)}`,
    'lozad and vanilla-lazyload choose no width: they were given `sizes="100vw"`, for nobody knows the box.',
  ].join('\n\n');
}

function writeUnlimited(rounds) {
  return `× ${writeSpread(ratioOfRounds(rounds, task(atOnce), task('lozad')))}`;
}

function task(name) {
  return (round) => round[name].task;
}

function writeWork(work) {
  const perPicture = ({ writes, shown }) => writes / shown;
  const rows = ours(work).map(([name, counts]) => [
    name,
    String(counts.reads),
    String(counts.shown),
    writeNumber(perPicture(counts)),
    '',
  ]);
  const { reads } = work[ourName];
  rows[0][4] = `reads ${writeVerdict(reads, { most: 0 })}, writes ${writeVerdict(Number(perPicture(work[ourName]).toFixed(2)), { most: 1 })}`;
  return markdownTable(
    ['', 'layout reads', 'pictures loaded', 'attributes written a picture', 'target'],
    rows,
  );
}

function writeWidths(widths) {
  const pictureCount = boxes.length * ratios.length;
  const rows = ours(widths).map(([name, { exact, less, more, excess }]) => [
    name,
    `${exact} of ${pictureCount}`,
    String(less),
    String(more),
    `${writeNumber(excess * 100)} %`,
    name === ourName ? `exact ${writeVerdict(exact, { least: pictureCount })}` : '',
  ]);
  return markdownTable(
    ['', 'exact', 'too small', 'too large', 'width asked for beyond need', 'target'],
    rows,
  );
}

/** Ours first. */
function ours(results) {
  return Object.entries(results).sort(([a], [b]) => Number(b === ourName) - Number(a === ourName));
}
