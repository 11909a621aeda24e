import { packEvents, type CensusEvent } from '@frontage/census';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventStore } from '../census/events/create-event-store';
import { bundleFile, type Bundle } from '../testing/bundle';
import { startKillable, type StorePlace } from '../testing/killable-server';
import { createTestDatabase, hasPostgres } from '../testing/postgres-database';
import { ids } from '../testing/site-fixture';
import { openStore } from './open-store';

const isNightly = process.env['FRONTAGE_RUNS'] === 'nightly';
const plan = {
  batches: isNightly ? 20_000 : 240,
  kills: isNightly ? 100 : 3,
  perBatch: 5,
  tabs: 16,
};

let script: Bundle;
beforeAll(async () => {
  script = await bundleFile('testing/child-server.ts');
}, 60_000);
afterAll(() => script.remove());

const eventsOf = (batch: number): readonly CensusEvent[] =>
  Array.from({ length: plan.perBatch }, (_, index) => ({
    id: `b${batch}.${index}`,
    name: 'button-click',
    at: 0,
    data: { pagePath: '/shop' },
  }));

/** Sends batches while the server is killed, and gives what is stored and counted in the end. */
async function sendThroughKills(place: StorePlace) {
  const server = await startKillable(place);
  let [next, acknowledged, killed] = [0, 0, 0];
  const send = async (batch: number) => {
    const losses = { created: plan.perBatch, acknowledged: 0, dropped: {} };
    const body = packEvents(eventsOf(batch), { batch: `b${batch}`, losses, now: 0 }).text;
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
    const { status } = await server.ask(async () => ({
      method: 'POST',
      path: '/api/census/batch',
      headers,
      body,
    }));
    expect(status).toBe(200);
    acknowledged += 1;
    if (acknowledged < ((killed + 1) * plan.batches) / (plan.kills + 1) || killed === plan.kills)
      return;
    killed += 1;
    server.restart();
  };
  const tab = async () => {
    while (next < plan.batches) await send((next += 1));
  };
  try {
    await Promise.all(Array.from({ length: plan.tabs }, tab));
  } finally {
    await server.end();
  }
  return { acknowledged: acknowledged * plan.perBatch, killed, ...(await look(place)) };
}

async function look(place: StorePlace) {
  const store = await openStore(place);
  const events = createEventStore(store);
  // A client that does not say what it is counts as a bot, by its device alone.
  const all = { first: '0', last: '9', part: 'device', countedBy: 'browser' } as const;
  const [sum] = await events.counts(ids.site, all);
  const stored = await store.read.selectFrom('tracked_event').select('event_id').execute();
  const losses = await store.read.selectFrom('event_loss').select('times').execute();
  await store.close();
  return {
    stored: new Set(stored.map(({ event_id }) => event_id)).size,
    doubled: stored.length - new Set(stored.map(({ event_id }) => event_id)).size,
    counted: sum?.times,
    told: losses.reduce((all, { times }) => all + times, 0),
  };
}

describe.each(['SQLite', 'PostgreSQL'] as const)('events on %s, killed with -9', (kind) => {
  it.skipIf(kind === 'PostgreSQL' && !hasPostgres)(
    'loses none that was acknowledged, and stores and counts each once',
    { timeout: isNightly ? 3_600_000 : 120_000 },
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'frontage-events-'));
      const database = kind === 'PostgreSQL' ? await createTestDatabase() : undefined;
      const place = {
        script: script.path,
        dataDir,
        ...(database && { databaseUrl: database.url }),
      };
      const sent = plan.batches * plan.perBatch;
      expect(await sendThroughKills(place)).toEqual({
        acknowledged: sent,
        killed: plan.kills,
        stored: sent,
        doubled: 0,
        counted: sent,
        told: sent,
      });
      await database?.remove();
      await rm(dataDir, { recursive: true });
    },
  );
});
