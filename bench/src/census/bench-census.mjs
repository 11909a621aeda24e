import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { markdownTable } from '../markdown-table.mjs';
import { bundleContestant, weigh } from '../media/bundle-contestant.mjs';
import { compareFigures } from '../media/compare-figures.mjs';
import { describeBrowserMachine, runRounds, withBrowser } from '../media/run-rounds.mjs';
import { contestantPage } from '../media/start-media-server.mjs';
import { entries } from './entries.mjs';
import { measureFault } from './measure-fault.mjs';
import { measureReporter } from './measure-reporter.mjs';
import { burst, measureTracker } from './measure-tracker.mjs';
import { startCollector } from './start-collector.mjs';

/** What goes wrong. */
const faults = ['down', '500', '429', 'offline'];

/** What is no peer: the browser itself. */
const floors = ['beacon-each', 'none'];

const trackerFigures = [
  { name: 'one call, µs', read: ({ call }) => call, own: { most: 6 } },
  { name: `${burst} events, main thread, ms`, read: ({ task }) => task, own: { most: 90 } },
  { name: 'requests for them', read: ({ requests }) => requests },
  { name: 'arrived in 6 s', read: ({ arrived }) => arrived, own: { least: burst } },
  {
    name: 'fired in the task that leaves: arrived',
    read: ({ left }) => left,
    own: { least: burst },
  },
  { name: 'with the next page', read: ({ afterwards }) => afterwards, own: { least: burst } },
  { name: 'arrived twice', read: ({ twice }) => twice },
];

const reporterFigures = [
  { name: '1,000 errors, ms', read: ({ each }) => each },
  { name: 'errors in 5 s, at most 10,000', read: ({ errors }) => errors },
  { name: 'requests', read: ({ requests }) => requests },
  { name: 'KB', read: ({ kilobytes }) => kilobytes },
];

/**
 * Measures our tracking and our error reports against their peers.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser
 */
export async function benchCensus({ log, rounds = 3 }) {
  const trackers = await startCollectors('trackers');
  const reporters = await startCollectors('reporters');
  try {
    const tracked = await measureAll(trackers, measureTracker, { rounds, log, title: 'trackers' });
    const reported = await measureAll(reporters, measureReporter, {
      rounds,
      log,
      title: 'reporters',
    });
    return {
      title: '## Census',
      machine: await describeBrowserMachine(),
      text: [
        `Processor 4× slower; ${rounds} interleaved rounds, a browser a round. Each contestant has a collector of its own, which answers at once. An event has three values; those that arrive are counted by a mark in them. \`beacon-each\` is \`sendBeacon\` for each event, \`none\` a page without a reporter. Posthog's limit of events is lifted, segment sends batches. Ours carries its visitor, views, buttons and forms as well.`,
        compareFigures(trackerFigures, tracked, floors),
        'Up to 10,000 different errors in one loop:',
        compareFigures(reporterFigures, reported, floors),
        '100 events over 5 seconds, while something is wrong for 10: arrived 35 seconds later → with the next page (requests while it lasted).',
        writeFaults(await measureFaults(trackers, log)),
        await writeBytes(),
      ].join('\n\n'),
    };
  } finally {
    await Promise.all([...trackers, ...reporters].map(([, collector]) => collector.stop()));
  }
}

/** One for each contestant of a folder. */
async function startCollectors(kind) {
  const folder = join(import.meta.dirname, 'contestants', kind);
  return Promise.all(
    (await readdir(folder)).map(async (file) => {
      const bundle = await bundleContestant(join(folder, file));
      const page = contestantPage(bundle, { body: '', script: 'window.contestant=contestant' });
      return [basename(file, '.mjs'), await startCollector(page)];
    }),
  );
}

function measureAll(collectors, measure, options) {
  const byName = new Map(collectors);
  return runRounds({
    ...options,
    names: [...byName.keys()],
    measure: (browser, name) => measure(browser, byName.get(name)),
  });
}

/** Counts only, so all contestants meet a fault at once. */
async function measureFaults(collectors, log) {
  const rows = [];
  for (const fault of faults) {
    const cells = await withBrowser((browser) =>
      Promise.all(
        collectors.map(async ([name, collector]) => [
          name,
          await measureFault(browser, collector, fault),
        ]),
      ),
    );
    log(`faults, ${fault}: ${JSON.stringify(Object.fromEntries(cells))}`);
    rows.push([fault, Object.fromEntries(cells)]);
  }
  return rows;
}

function writeFaults(rows) {
  const names = Object.keys(rows[0][1]);
  return markdownTable(
    ['', ...names],
    rows.map(([fault, cells]) => [
      fault,
      ...names.map((name) => {
        const { arrived, afterwards, requests } = cells[name];
        return `${arrived} → ${afterwards} (${requests})`;
      }),
    ]),
  );
}

async function writeBytes() {
  const rows = entries.map(async ({ what, entry }) => {
    const { script, style } = await weigh({ entry });
    return [what, String(script.gzip + style.gzip), String(script.brotli + style.brotli)];
  });
  return markdownTable(['bytes, minified', 'gzip', 'br'], await Promise.all(rows));
}
