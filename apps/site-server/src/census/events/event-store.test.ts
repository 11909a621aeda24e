import { describe, expect, it } from 'vitest';
import { memoryEventLog } from '../../testing/memory-event-log';
import { hasPostgres } from '../../testing/postgres-database';
import { ids, settings, temporaryPostgresStore, temporaryStore } from '../../testing/site-fixture';
import { createClickHouseLog } from './clickhouse/create-click-house-log';
import { createEventStore } from './create-event-store';
import { eventStoreContract, testEvent } from './event-store-contract';

eventStoreContract('SQLite', temporaryStore);
eventStoreContract('SQLite and a log', temporaryStore, memoryEventLog());

describe.skipIf(!hasPostgres)('on a server', () => {
  eventStoreContract('PostgreSQL', temporaryPostgresStore);
});

const clickHouse = process.env['CLICKHOUSE_URL'];

describe.skipIf(!clickHouse)('on ClickHouse', () => {
  const log = clickHouse ? createClickHouseLog(clickHouse) : undefined;
  eventStoreContract('SQLite and ClickHouse', temporaryStore, log);
});

it('a batch that a log did not take is refused, and is there and counted once when it comes again', async () => {
  const place = await temporaryStore();
  await place.store.saveSite({ id: ids.site, settings });
  const log = memoryEventLog();
  const events = createEventStore(place.store, log);
  const batch = {
    siteId: ids.site,
    batchId: 'a',
    events: [testEvent()],
    isKept: true,
    device: 'phone',
    timeZone: 'UTC',
  };
  log.failOnce();
  await expect(events.append(batch)).rejects.toThrow('The log is down.');
  await events.append(batch);
  expect(await events.read(ids.site)).toMatchObject([{ id: 'e1', visitor: 'mia' }]);
  const all = {
    first: '2026-01-01',
    last: '2026-01-31',
    countedBy: 'browser',
    part: 'all',
  } as const;
  expect(await events.counts(ids.site, all)).toMatchObject([{ times: 1 }]);
  // The database knows of it, and nothing of its visitor.
  const known = await place.store.read.selectFrom('tracked_event').selectAll().execute();
  expect(known).toMatchObject([{ event_id: 'e1', visitor: '', data: '{}' }]);
  await place.remove();
});
