import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/find-postgres.mjs';
import { startPostgres } from '../../../scripts/start-postgres.mjs';
import { root, workFolder } from '../folders.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { bundleServerUnderTest } from '../server/bundle-server-under-test.mjs';
import { writeFormsServerPart } from './write-forms-server-part.mjs';
import { submitPlainly, submitToSite, writers } from './submit-to-site.mjs';
import { startServerChild } from '../start-server-child.mjs';

/** The duration of each contestant's round, and of its warm-up, in milliseconds. */
const roundTime = 2_000;
const warmTime = 3_000;

/**
 * Measures how many submissions per second are stored durably and answered, on both stores.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 */
export async function benchFormsServer({ log, rounds = 7 }) {
  const found = findPostgres({ log });
  if (found === undefined)
    throw new Error(
      '[bench] no PostgreSQL was found. Install one, or name its programs in POSTGRES_BIN.',
    );
  const postgres = await startPostgres(found.bin, { durable: true });
  const servers = [];
  try {
    for (const databaseUrl of [undefined, postgres.url])
      servers.push(await startServer(databaseUrl));
    const measured = await measureRounds(servers, rounds, log);
    return {
      title: '## Submissions, on the server',
      machine: describeMachine({ PostgreSQL: postgres.version.match(/\d+(\.\d+)*/)?.[0] ?? '' }),
      text: writeFormsServerPart(measured),
    };
  } finally {
    for (const { stop } of servers) await stop();
    await postgres.stop();
  }
}

async function startServer(databaseUrl) {
  const dataDir = join(workFolder, databaseUrl === undefined ? 'forms-sqlite' : 'forms-postgres');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const program = await bundleServerUnderTest(join(import.meta.dirname, 'submissions-server.mjs'));
  const { said: where, ...server } = await startServerChild(program, {
    dataDir,
    databaseUrl,
    packages: join(root, 'apps/site-server/package.json'),
  });
  return { where, ...server };
}

async function measureRounds([sqlite, postgres], rounds, log) {
  const toSite =
    ({ where }, count) =>
    (time) =>
      submitToSite({ address: where.site, formId: where.formId, time, writers: count });
  const contestants = {
    sqlite: { server: sqlite, send: toSite(sqlite, writers) },
    postgres: { server: postgres, send: toSite(postgres, writers) },
    sqliteAlone: { server: sqlite, send: toSite(sqlite, 1) },
    postgresAlone: { server: postgres, send: toSite(postgres, 1) },
    plain: {
      server: sqlite,
      send: (time) => submitPlainly({ address: sqlite.where.plain, time, writers }),
    },
  };
  const names = Object.keys(contestants);
  for (const name of names) await contestants[name].send(warmTime);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const rates = {};
    for (const name of names.map((_, index) => names[(index + round) % names.length]))
      rates[name] = await measureOne(contestants[name]);
    measured.push(rates);
    log(
      `round ${round + 1} of ${rounds}: ${names.map((name) => `${name} ${Math.round(rates[name].rate)}/s`).join(', ')}`,
    );
  }
  return measured;
}

/** Measures submissions per second, and the cost of each for the server's process and the disk. */
async function measureOne({ server, send }) {
  const before = await server.spent();
  const start = performance.now();
  const rate = await send(roundTime);
  const stored = (rate * (performance.now() - start)) / 1000;
  const after = await server.spent();
  return {
    rate,
    cost: (after.processor - before.processor) / stored,
    commits: (after.commits - before.commits) / stored,
  };
}
