import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoData, startDemo } from '../start-demo.mjs';
import { root } from '../folders.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { bundleServerUnderTest } from './bundle-server-under-test.mjs';
import { hammer } from './hammer.mjs';
import { writeServerPart } from './write-server-part.mjs';

/** How long each contestant is asked in a round, and before the first one, in milliseconds. */
const roundTime = 1_500;
const warmTime = 3_000;

/**
 * Measures what the server does a second with a page it has, and how long it takes to make one.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 */
export async function benchServer({ log, rounds = 9 }) {
  // The demo fills its data folder and builds the runtime that the pages name.
  await (await startDemo()).stop();
  const server = fork(
    await bundleServerUnderTest(),
    [demoData, join(root, 'apps/demo/.frontage/runtime')],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--no-warnings', ...(process.env.BENCH_SERVER_FLAGS?.split(' ') ?? [])],
    },
  );
  try {
    const [where] = await answerOf(server);
    const measured = await measureRounds({ server, where, rounds, log });
    const renders = await runQuery(server, 'time renders');
    return {
      title: '## The server',
      machine: describeMachine(),
      text: writeServerPart({ rounds: measured, renders, bytes: where.bytes }),
    };
  } finally {
    if (server.connected) server.send('stop');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** The next message, or an error when the process ends before it. */
async function answerOf(server) {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(server, 'exit', { signal }).then(([code]) => {
    throw new Error(`[bench] the server under test ended with code ${code}.`);
  });
  try {
    return await Promise.race([once(server, 'message', { signal }), ended]);
  } finally {
    ended.catch(() => undefined);
    listening.abort();
  }
}

async function runQuery(server, question) {
  server.send(question);
  const [answer] = await answerOf(server);
  return answer;
}

async function measureRounds({ server, where, rounds, log }) {
  const contestants = {
    cached: { address: where.site, headers: { 'accept-encoding': 'br' }, status: 200 },
    still: { address: where.still, headers: { 'accept-encoding': 'br' }, status: 200 },
    unchanged: {
      address: where.site,
      headers: { 'accept-encoding': 'br', 'if-none-match': where.etag },
      status: 304,
    },
  };
  const names = Object.keys(contestants);
  for (const name of names) await hammer({ ...contestants[name], time: warmTime });
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const rates = {};
    for (const name of names.map((_, index) => names[(index + round) % names.length])) {
      rates[name] = await measureOne(server, contestants[name]);
    }
    measured.push(rates);
    log(
      `round ${round + 1} of ${rounds}: ${names.map((name) => `${name} ${Math.round(rates[name].rate)}/s`).join(', ')}`,
    );
  }
  return measured;
}

/**
 * Answers a second, and what each cost the server's process: the second says more on a busy
 * machine.
 */
async function measureOne(server, contestant) {
  const before = await runQuery(server, 'processor time');
  const rate = await hammer({ ...contestant, time: roundTime });
  const after = await runQuery(server, 'processor time');
  const spent = after.user + after.system - before.user - before.system;
  return { rate, cost: spent / (rate * (roundTime / 1000)) };
}
