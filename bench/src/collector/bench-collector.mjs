import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workFolder } from '../folders.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { markdownTable } from '../markdown-table.mjs';
import { spread } from '../ratio-of-rounds.mjs';
import { bundleServerUnderTest } from '../server/bundle-server-under-test.mjs';
import { writeSpread } from '../write-number.mjs';
import { sendBatches, senders } from './send-batches.mjs';
import { startServerChild } from '../start-server-child.mjs';

/** The duration of a round, and of the warm-up, in milliseconds. */
const roundTime = 2_000;
const warmTime = 3_000;

/** How many events a batch has: one, those of a short visit, those of a long one. */
const sizes = [1, 20, 200];

/**
 * Measures how many events a second are on disk and answered, with SQLite.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 */
export async function benchCollector({ log, rounds = 5 }) {
  const server = await startServer();
  const measured = new Map(sizes.map((size) => [size, []]));
  try {
    await sendBatches({ address: server.address, time: warmTime, perBatch: 20 });
    for (let round = 0; round < rounds; round += 1)
      for (const perBatch of sizes) {
        const figures = await measureOne(server, perBatch);
        measured.get(perBatch).push(figures);
        log(`round ${round + 1}: ${perBatch} a batch, ${Math.round(figures.rate)} events/s`);
      }
  } finally {
    await server.stop();
  }
  const of = (size, figure) =>
    writeSpread(spread(measured.get(size).map((figures) => figures[figure])));
  return {
    title: '## Events, on the server',
    machine: describeMachine(),
    text: [
      `A batch is answered after its events and the counts of their day are on disk: one server process, SQLite, ${senders} browsers at once, ${rounds} interleaved rounds.`,
      markdownTable(
        ['events in a batch', 'events a second', 'server processor, µs each', 'transactions each'],
        sizes.map((size) => [
          String(size),
          of(size, 'rate'),
          of(size, 'cost'),
          of(size, 'commits'),
        ]),
      ),
    ].join('\n\n'),
  };
}

async function startServer() {
  const dataDir = join(workFolder, 'collector');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const program = await bundleServerUnderTest(join(import.meta.dirname, 'collector-server.mjs'));
  const { said: address, ...server } = await startServerChild(program, { dataDir });
  return { address, ...server };
}

/** Measures events per second, and the cost of each for the server's process and the disk. */
async function measureOne(server, perBatch) {
  const before = await server.spent();
  const start = performance.now();
  const rate = await sendBatches({ address: server.address, time: roundTime, perBatch });
  const stored = (rate * (performance.now() - start)) / 1000;
  const after = await server.spent();
  return {
    rate,
    cost: (after.processor - before.processor) / stored,
    commits: (after.commits - before.commits) / stored,
  };
}
