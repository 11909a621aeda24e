import { rm, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buyers, buyFromSite } from '../checkout/buy-from-site.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { root, workFolder } from '../folders.mjs';
import { submitToSite, writers } from '../forms-server/submit-to-site.mjs';
import { startCounted } from './start-counted.mjs';
import { writeEarlierPart } from './write-earlier-part.mjs';

/** The duration of each contestant's round, and of its warm-up, in milliseconds. */
const roundTime = 2_000;
const warmTime = 4_000;

/** What is measured: the program of the bench that serves it, and a task for a time. */
const tasks = {
  order: { source: 'checkout/shop-server.mjs', send: sendOrders(buyers) },
  orderAlone: { source: 'checkout/shop-server.mjs', send: sendOrders(1) },
  submission: { source: 'forms-server/submissions-server.mjs', send: sendSubmissions(writers) },
  submissionAlone: { source: 'forms-server/submissions-server.mjs', send: sendSubmissions(1) },
};

/**
 * Measures what an order and a submission cost the server's processor, against an earlier commit on
 * the same machine: `BENCH_EARLIER` names the folder of its checkout, installed.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string } | undefined>} nothing without
 *   an earlier checkout
 */
export async function benchEarlier({ log, rounds = 7 }) {
  const earlier = process.env.BENCH_EARLIER;
  if (!earlier) return void log('Left out: BENCH_EARLIER names no checkout of an earlier commit.');
  const servers = new Map();
  try {
    for (const [side, folder] of Object.entries({ now: root, earlier })) {
      for (const { source } of Object.values(tasks)) {
        const name = `${side} ${source}`;
        if (!servers.has(name)) servers.set(name, await start({ folder, source, side }));
      }
    }
    const measured = await measureRounds(servers, rounds, log);
    return {
      title: '## Orders and submissions, against an earlier commit',
      machine: describeMachine({}),
      text: writeEarlierPart(measured),
    };
  } finally {
    for (const { stop } of servers.values()) await stop();
  }
}

async function start({ folder, source, side }) {
  const dataDir = join(workFolder, `earlier-${side}-${source.replace(/\W+/g, '-')}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  // Each checkout bundles its own server, as it did at its time.
  const bench = join(folder, 'bench/src');
  const { bundleServerUnderTest } = await import(
    pathToFileURL(join(bench, 'server/bundle-server-under-test.mjs')).href
  );
  return startCounted({
    program: await bundleServerUnderTest(join(bench, source)),
    task: { dataDir, kind: 'sqlite', packages: join(folder, 'apps/site-server/package.json') },
    flags: side === 'now' ? process.env.BENCH_SERVER_FLAGS?.split(' ') : undefined,
  });
}

async function measureRounds(servers, rounds, log) {
  const names = Object.keys(tasks);
  const measured = [];
  for (const { source, send } of Object.values(tasks))
    for (const side of ['now', 'earlier'])
      await send(servers.get(`${side} ${source}`).where, warmTime);
  for (let round = 0; round < rounds; round += 1) {
    const sides = round % 2 === 0 ? ['now', 'earlier'] : ['earlier', 'now'];
    const costs = {};
    for (const name of names) {
      const { source, send } = tasks[name];
      costs[name] = {};
      for (const side of sides)
        costs[name][side] = await measureOne(servers.get(`${side} ${source}`), send);
    }
    measured.push(costs);
    log(`round ${round + 1} of ${rounds}: ${names.map((name) => text(name, costs)).join(', ')}`);
  }
  return measured;
}

/** Measures microseconds of processor time and writes, each. */
async function measureOne(server, send) {
  const before = await server.spent();
  const start = performance.now();
  const rate = await send(server.where, roundTime);
  const orders = (rate * (performance.now() - start)) / 1000;
  const after = await server.spent();
  return {
    cost: (after.processor - before.processor) / orders,
    statements: (after.statements - before.statements) / orders,
    commits: (after.commits - before.commits) / orders,
  };
}

function text(name, { [name]: { now, earlier } }) {
  return `${name} ${Math.round(now.cost)} : ${Math.round(earlier.cost)} µs`;
}

function sendOrders(count) {
  return ({ site }, time) => buyFromSite({ address: site, time, buyers: count });
}

function sendSubmissions(count) {
  return ({ site, formId }, time) => submitToSite({ address: site, formId, time, writers: count });
}
