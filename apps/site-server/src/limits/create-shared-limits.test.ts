import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres } from '../testing/postgres-database';
import { temporaryPostgresStore } from '../testing/site-fixture';
import type { Database } from '../store/database';
import { createSharedLimits } from './create-shared-limits';
import { limitsContract } from './limits-contract';
import './rate-limit-table';
import { createKeyRing } from '../signing/key-ring';
import { testKeys } from '../testing/test-keys';

let opened: Awaited<ReturnType<typeof temporaryPostgresStore>>;
let time = 0;

/** The limits of another server on the same database. */
function server(options: { db?: Database; report?: (error: unknown) => void } = {}) {
  return createSharedLimits({
    db: opened.store.read,
    now: () => time,
    signer: testKeys.signer('limit'),
    report: (error) => {
      throw error;
    },
    ...options,
  });
}

const statements = () => opened.store.stats().statements;
const rows = () => opened.store.read.selectFrom('rate_limit').selectAll().execute();

describe.skipIf(!hasPostgres)('limits that servers share', () => {
  beforeAll(async () => {
    opened = await temporaryPostgresStore();
  });
  afterEach(async () => {
    await opened.store.write((db) => db.deleteFrom('rate_limit').execute());
    time = 0;
  });
  afterAll(() => opened.remove());

  limitsContract(() => ({ limits: server(), setTime: (ms) => void (time = ms) }), 20);

  it('count together, whoever is asked', async () => {
    const [first, second] = [server().create('one', 20), server().create('one', 20)];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? first : second).take('a')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect([await first.take('a'), await second.take('a')]).toEqual([3, 3]);
  });

  it('cost a statement for what is allowed, and none for who is known to have to wait', async () => {
    const limit = server().create('one', 2);
    const before = statements();
    for (let count = 0; count < 10; count += 1) await limit.take('a');
    expect(statements() - before).toBe(2);
  });

  it('are stored without an address, and under another name by every secret', async () => {
    await server().create('one', 1).take('203.0.113.5');
    const [row] = await rows();
    expect(row).toEqual({
      key: expect.stringMatching(/^[\w-]{43}$/),
      full_at: 60_000_000,
      taken: 1,
    });
    const options = { db: opened.store.read, now: () => time, report: () => undefined };
    const signer = createKeyRing(['t'.repeat(32)]).signer('limit');
    const other = createSharedLimits({ ...options, signer });
    expect(await other.create('one', 1).take('203.0.113.5')).toBe(0);
  });

  it('are swept of what is full again, and of nothing else', async () => {
    const [limits, slow] = [server(), server().create('slow', 1)];
    await limits.create('fast', 60).take('a');
    await slow.take('a');
    time = 1_000;
    await limits.sweep();
    expect(await rows()).toMatchObject([{ full_at: 60_000_000 }]);
    time = 60_000;
    await Promise.all([limits.sweep(), limits.sweep()]);
    expect(await rows()).toEqual([]);
  });

  it('are written without the log of the database, so that no request waits for a disk', async () => {
    const { rows: found } = await sql<{
      persistence: string;
    }>`select relpersistence as persistence from pg_class where relname = 'rate_limit'`.execute(
      opened.store.read,
    );
    expect(found).toEqual([{ persistence: 'u' }]);
  });
});

describe.skipIf(!hasPostgres)('limits whose database fails', () => {
  let isDown = false;
  const report = vi.fn<(error: unknown) => void>();

  beforeAll(async () => {
    opened = await temporaryPostgresStore();
  });
  afterEach(async () => {
    await opened.store.write((db) => db.deleteFrom('rate_limit').execute());
    report.mockClear();
    isDown = false;
    time = 0;
  });
  afterAll(() => opened.remove());

  /** The limits of a server whose database fails while `isDown` is set. */
  function failing() {
    const db = opened.store.read.withPlugin({
      transformQuery({ node }) {
        if (isDown) throw new Error('connection refused');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return server({ db, report });
  }

  it('go on where they were, each server for itself, and say so once', async () => {
    const limit = failing().create('one', 3);
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0]);
    isDown = true;
    const waits = await Promise.all(Array.from({ length: 5 }, () => limit.take('a')));
    expect(waits).toEqual([0, 20, 20, 20, 20]);
    expect([await limit.take('b'), await limit.take('a')]).toEqual([0, 20]);
    expect(report).toHaveBeenCalledTimes(1);
    time = 20_000;
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 20]);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('ask a database that failed no more than every five seconds, and share again when it answers', async () => {
    const [limit, other] = [failing().create('one', 10), server().create('one', 10)];
    isDown = true;
    await limit.take('a');
    isDown = false;
    const before = statements();
    time = 4_999;
    expect([await limit.take('a'), statements() - before]).toEqual([0, 0]);
    for (let count = 0; count < 10; count += 1) await other.take('a');
    time = 5_000;
    expect([await limit.take('a'), report.mock.calls.length]).toEqual([6, 1]);
  });
});
