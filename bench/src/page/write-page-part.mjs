import { differenceOfRounds, ratioOfRounds, spread } from '../ratio-of-rounds.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { median } from '../median.mjs';
import { writeNumber, writeSpread, writeVerdict } from '../write-number.mjs';

/**
 * @typedef {import('./load-page.mjs').PageLoad} PageLoad
 * @typedef {Record<'served' | 'stripped' | 'plain', PageLoad>} Round
 */

/** What is compared, and its target against the stripped page, or `against` another. */
const rows = [
  { name: 'first paint, ms', read: (load) => load.firstPaint, ratio: {} },
  { name: 'largest paint, ms', read: (load) => load.largestPaint, ratio: { most: 1 } },
  { name: 'long tasks, ms', read: (load) => load.longTasks, added: { most: 10 } },
  {
    name: 'script CPU, ms',
    read: (load) => load.scriptTime,
    added: { most: 15 },
    against: 'plain',
  },
  {
    name: 'main thread CPU, ms',
    read: (load) => load.taskTime,
    ratio: { most: 1 },
    against: 'plain',
  },
  { name: 'heap, MB', read: (load) => load.heap / 1e6, added: { most: 0.1 } },
  { name: 'layout shift', read: (load) => load.shift, own: { most: 0 } },
];

/**
 * The bench's part of `results.md`.
 *
 * @param {{
 *   pages: Record<string, Round[]>,
 *   interactions: { clicks: { answered: boolean, time: number }[], submits: { answered: boolean,
 *   time: number, submissions: number }[] },
 *   boot: number,
 *   rounds: number,
 * }} measured
 * @returns {string}
 */
export function writePagePart({ pages, interactions, boot, rounds }) {
  return [
    `Phone 412×823, two pixels a point, processor 4× slower, 180 kB/s, 562 ms; cold caches; ${rounds} interleaved rounds.`,
    `The inline boot is ${boot} bytes (br): ${writeVerdict(boot, { most: 1024 })}.`,
    ...Object.entries(pages).map(([path, loads]) => writePage(path, loads)),
    writeInteractions(interactions),
  ].join('\n\n');
}

function writePage(path, rounds) {
  const written = rows.map((row) => writeRow(row, rounds));
  const largest = [
    ...new Set(rounds.flatMap((round) => Object.values(round).map((load) => load.largestElement))),
  ].join('; ');
  return [
    `### \`${path}\``,
    markdownTable(
      ['KB as sent', 'HTML', 'scripts', 'before load', 'fonts', 'pictures', 'all', 'requests'],
      byteRows(rounds),
    ),
    '',
    markdownTable(
      ['', 'served', 'stripped', 'plain', 'served : stripped', 'served : plain', 'target'],
      written,
    ),
    '',
    `Largest element: ${largest}.`,
  ].join('\n');
}

function byteRows(rounds) {
  return ['served', 'stripped', 'plain'].map((name) => {
    const kb = (read) => writeNumber(median(rounds.map((round) => read(round[name]))) / 1000);
    return [
      name,
      kb(({ bytes }) => bytes.html),
      kb(({ bytes }) => bytes.script),
      kb(({ scriptBytesBeforeLoad }) => scriptBytesBeforeLoad),
      kb(({ bytes }) => bytes.font),
      kb(({ bytes }) => bytes.picture),
      kb(({ bytes }) => bytes.all),
      String(median(rounds.map((round) => round[name].requests))),
    ];
  });
}

function writeRow({ name, read, ratio, added, own, against = 'stripped' }, rounds) {
  const of = (contestant) => (round) => read(round[contestant]);
  const values = ['served', 'stripped', 'plain'].map((contestant) =>
    writeSpread(spread(rounds.map(of(contestant)))),
  );
  const compare = added ? differenceOfRounds : ratioOfRounds;
  const compared = {
    stripped: compare(rounds, of('served'), of('stripped')),
    plain: compare(rounds, of('served'), of('plain')),
  };
  if (own)
    return [name, ...values, '', '', writeVerdict(Math.max(...rounds.map(of('served'))), own)];
  const sign = added ? '+' : '×';
  const target = ratio ?? added;
  const verdict =
    target.most === undefined
      ? ''
      : `${sign} ${writeVerdict(Number(compared[against].middle.toFixed(3)), target)}`;
  return [
    name,
    ...values,
    `${sign} ${writeSpread(compared.stripped)}`,
    `${sign} ${writeSpread(compared.plain)}`,
    verdict,
  ];
}

function writeInteractions({ clicks, submits }) {
  const lost = (list) => list.filter(({ answered }) => !answered).length;
  const times = (list) => writeSpread(spread(list.map(({ time }) => time)));
  const twice = submits.filter(({ submissions }) => submissions > 1).length;
  return [
    '### At the first paint',
    markdownTable(
      ['', 'until it is answered, ms', 'lost', 'done twice', 'target'],
      [
        [
          'click on an accordion',
          times(clicks),
          `${lost(clicks)} of ${clicks.length}`,
          '',
          `lost ${writeVerdict(lost(clicks), { most: 0 })}, ms ${writeVerdict(median(clicks.map(({ time }) => time)), { most: 50 })}`,
        ],
        [
          'form sent',
          times(submits),
          `${lost(submits)} of ${submits.length}`,
          `${twice}`,
          `lost ${writeVerdict(lost(submits), { most: 0 })}`,
        ],
      ],
    ),
  ].join('\n');
}
