import { join } from 'node:path';
import { bundleContestant } from '../bundle-contestant.mjs';
import { compareFigures } from '../compare-figures.mjs';
import { contestantPage, startMediaServer } from '../start-media-server.mjs';
import { openDesk } from '../open-desk.mjs';
import { describeBrowserMachine, runRounds } from '../run-rounds.mjs';

const count = 10_000;

const layouts = {
  rows: ['frontage', 'react-photo-album', 'justified-layout'],
  columns: ['frontage', 'react-photo-album'],
};

const figures = {
  rows: [
    { name: 'first time, ms', read: ({ cold }) => cold },
    {
      name: 'again, ms',
      read: ({ warm }) => warm,
      target: { most: 0.25 },
      against: 'react-photo-album',
    },
    { name: 'unevenness, px', read: ({ uneven }) => uneven },
  ],
  columns: [
    { name: 'first time, ms', read: ({ cold }) => cold },
    {
      name: 'again, ms',
      read: ({ warm }) => warm,
      target: { most: 0.25 },
      against: 'react-photo-album',
    },
  ],
};

/**
 * Measures how long rows and columns take to compute, without a document.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser
 */
export async function benchLayout({ log, rounds = 5 }) {
  const bundle = await bundleContestant(join(import.meta.dirname, 'contestants.mjs'));
  const server = await startMediaServer({ page: contestantPage(bundle, { body: '' }) });
  const names = Object.entries(layouts).flatMap(([layout, list]) =>
    list.map((name) => `${name} ${layout}`),
  );
  try {
    const measured = await runRounds({
      names,
      rounds,
      log,
      title: 'layout',
      measure: (browser, name) => measureLayout(browser, `${server.address}/page`, name),
    });
    return {
      title: '## Layouts',
      machine: await describeBrowserMachine(),
      text: [
        `${count} pictures in 1,200 px, rows of 250 px or columns from 250 px on, 10 px between them; processor 4× slower; ${rounds} interleaved rounds, a browser a round, a page a contestant. Unevenness: root mean square of the heights of the rows less 250 px.`,
        ...Object.entries(layouts).map(([layout, list]) => writeLayout(layout, list, measured)),
      ].join('\n\n'),
    };
  } finally {
    await server.stop();
  }
}

function writeLayout(layout, list, measured) {
  const rounds = measured.map((round) =>
    Object.fromEntries(list.map((name) => [name, round[`${name} ${layout}`]])),
  );
  return `### ${layout[0].toUpperCase()}${layout.slice(1)}\n${compareFigures(figures[layout], rounds)}`;
}

async function measureLayout(browser, url, name) {
  const { page, close } = await openDesk(browser);
  try {
    await page.goto(url);
    return await page.evaluate(
      ([task, pictures]) => window.contestant.measure(task, pictures),
      [name, count],
    );
  } finally {
    await close();
  }
}
