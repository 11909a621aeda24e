import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, workFolder } from '../folders.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { bundleServerUnderTest } from '../server/bundle-server-under-test.mjs';
import { writeCheckoutPart } from './write-checkout-part.mjs';
import { buyers, buyFromSite, storePlainly } from './buy-from-site.mjs';

/** The duration of each contestant's round, and of its warm-up, in milliseconds. */
const roundTime = 2_000;
const warmTime = 3_000;

/**
 * Measures how many orders per second are stored durably and answered, on SQLite, and on a separate
 * database of the PostgreSQL in `TEST_DATABASE_URL`.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 */
export async function benchCheckout({ log, rounds = 7 }) {
  const servers = {};
  try {
    servers.sqlite = await startServer('sqlite');
    if (process.env.TEST_DATABASE_URL) servers.postgres = await startServer('postgres');
    else log('PostgreSQL is left out: TEST_DATABASE_URL names none.');
    const { measured, transactions } = await measureRounds(servers, rounds, log);
    return {
      title: '## Checkout, on the server',
      machine: describeMachine({}),
      text: writeCheckoutPart(measured, transactions),
    };
  } finally {
    for (const { stop } of Object.values(servers)) await stop();
  }
}

async function startServer(kind) {
  const dataDir = join(workFolder, `checkout-${kind}`);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const program = await bundleServerUnderTest(join(import.meta.dirname, 'shop-server.mjs'));
  const task = JSON.stringify({
    dataDir,
    kind,
    packages: join(root, 'apps/site-server/package.json'),
  });
  const child = fork(program, [task], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--no-warnings'],
  });
  const [where] = await once(child, 'message');
  return {
    where,
    async spent() {
      child.send('spent');
      const [{ cpu, ...counts }] = await once(child, 'message');
      return { processor: cpu.user + cpu.system, ...counts };
    },
    async stop() {
      if (child.connected) child.send('stop');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function measureRounds({ sqlite, postgres }, rounds, log) {
  const fromSite = (server, count) => ({
    server,
    send: (time) => buyFromSite({ address: server.where.site, time, buyers: count }),
  });
  const contestants = {
    sqlite: fromSite(sqlite, buyers),
    sqliteAlone: fromSite(sqlite, 1),
    ...(postgres && { postgres: fromSite(postgres, buyers), postgresAlone: fromSite(postgres, 1) }),
  };
  for (const { send } of Object.values(contestants)) await send(warmTime);
  const transactions = Math.round((await measureOne(contestants.sqliteAlone)).writes);
  contestants.plain = {
    server: sqlite,
    send: (time) => storePlainly({ address: sqlite.where.plain, time, buyers, transactions }),
  };
  await contestants.plain.send(warmTime);
  const names = Object.keys(contestants);
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
  return { measured, transactions };
}

/**
 * Measures orders per second, and the cost of each for the server's process, the database and the
 * disk.
 */
async function measureOne({ server, send }) {
  const before = await server.spent();
  const start = performance.now();
  const rate = await send(roundTime);
  const orders = (rate * (performance.now() - start)) / 1000;
  const after = await server.spent();
  const each = (name) => (after[name] - before[name]) / orders;
  return {
    rate,
    cost: each('processor'),
    statements: each('statements'),
    writes: each('writes'),
    commits: each('commits'),
  };
}
