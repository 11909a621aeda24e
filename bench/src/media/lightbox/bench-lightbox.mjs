import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { markdownTable } from '../../markdown-table.mjs';
import { writeVerdict } from '../../write-number.mjs';
import { bundleContestant } from '../bundle-contestant.mjs';
import { compareFigures, ourName } from '../compare-figures.mjs';
import { contestantPage, startMediaServer } from '../start-media-server.mjs';
import { describeBrowserMachine, measureEach, runRounds } from '../run-rounds.mjs';
import { installProbe } from './install-probe.mjs';
import { measureCycles, measureShown, measureTasks } from './measure-shown.mjs';

const folder = join(import.meta.dirname, 'contestants');
const links = 200;

const figures = [
  { name: 'init, ms', read: ({ init }) => init },
  { name: 'init, main thread, ms', read: ({ initTask }) => initTask },
  { name: 'click to first sight, ms', read: ({ open }) => open.first },
  { name: 'click to picture shown, ms', read: ({ open }) => open.shown, target: { most: 0.45 } },
  { name: 'opening, main thread, ms', read: ({ openTask }) => openTask, target: { most: 0.45 } },
  { name: 'next to first sight, ms', read: ({ next }) => next.first },
  { name: 'next to shown, ms', read: ({ next }) => next.shown, target: { most: 0.6 } },
  { name: 'next, main thread, ms', read: ({ nextTask }) => nextTask },
];

/**
 * Measures our lightbox against its peers. `BENCH_CYCLES=1000` opens and closes it more
 * often than 50 times.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser
 */
export async function benchLightbox({ log, rounds = 5 }) {
  const cycles = Number(process.env.BENCH_CYCLES ?? 50);
  const pages = await makePages();
  const names = Object.keys(pages);
  const server = await startMediaServer(pages);
  const measure = async (browser, name) => ({
    ...(await measureShown(browser, `${server.address}/${name}`)),
    ...(await measureTasks(browser, `${server.address}/${name}`)),
  });
  try {
    const measured = await runRounds({ names, rounds, log, title: 'lightbox', measure });
    const leftovers = await measureEach({
      names,
      log,
      title: 'lightbox, left over',
      measure: (browser, name) => measureCycles(browser, `${server.address}/${name}`, cycles),
    });
    return {
      title: '## Lightboxes',
      machine: await describeBrowserMachine(),
      text: [
        `${links} links to pictures of 1600 by 1067 px from this machine; 1200 by 800 px, processor 4× slower; ${rounds} interleaved rounds, a browser a round, pages of its own for each contestant, every package with its own motion. A real click on a link, all code on the page; time counts from the pointer's or the key's going down to the first frame in which anything of the loaded picture is seen (first sight), and to the one where it is more than half opaque, and where and as large as it stays (shown). Main thread: all its own time in the 1.5 s from there, without looking at frames.`,
        compareFigures(figures, measured),
        writeLeft(leftovers, cycles),
      ].join('\n\n'),
    };
  } finally {
    await server.stop();
  }
}

async function makePages() {
  const files = (await readdir(folder)).filter((file) => file !== 'links.mjs');
  const pages = files.map(async (file) => [
    basename(file, '.mjs'),
    contestantPage(await bundleContestant(join(folder, file)), {
      body: '',
      style:
        'ul{display:grid;grid-template-columns:repeat(7,150px);gap:10px;margin:0;padding:0}figure{margin:0}li{list-style:none}',
      script: `document.body.innerHTML=contestant.html(${links});(${installProbe})()`,
    }),
  ]);
  return Object.fromEntries(await Promise.all(pages));
}

function writeLeft(leftovers, cycles) {
  const names = Object.keys(leftovers).sort(
    (a, b) => Number(b === ourName) - Number(a === ourName),
  );
  const row = (name, read) => [
    name,
    ...names.map((name) => String(read(leftovers[name]))),
    writeVerdict(Math.max(0, read(leftovers[ourName])), { most: 0 }),
  ];
  return markdownTable(
    [`${cycles} times opened and closed`, ...names, 'target'],
    [
      row('nodes kept', ({ nodes }) => nodes),
      row('listeners kept', ({ listeners }) => listeners),
      row(
        'nodes more than before it was there, after its end',
        ({ nodesAfterEnd }) => nodesAfterEnd,
      ),
      row('listeners, the same', ({ listenersAfterEnd }) => listenersAfterEnd),
    ],
  );
}
