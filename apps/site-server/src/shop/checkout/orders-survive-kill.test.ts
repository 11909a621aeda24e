import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFile, type Bundle } from '../../testing/bundle';
import { buyThroughKills, type BuyPlan } from '../../testing/buy-through-kills';
import { createTestDatabase, hasPostgres } from '../../testing/postgres-database';

const nightly = process.env['FRONTAGE_RUNS'] === 'nightly';
/** A kill can lose an order of each buyer; between two kills each buys about one. */
const plan: BuyPlan = {
  ...(nightly ? { operations: 20_000, kills: 100 } : { operations: 160, kills: 4 }),
  buyers: 32,
  keepsCheckout: true,
};
/** One kill loses at least one answer; what it shows does not get truer by more. */
const control: BuyPlan = { ...plan, operations: 40, kills: 1, keepsCheckout: false };
const timeout = nightly ? 3_600_000 : 900_000;

let script: Bundle;

beforeAll(async () => {
  script = await bundleFile('testing/child-server.ts');
}, 60_000);
afterAll(() => script.remove());

/** Runs a plan on an empty store. */
async function run(kind: 'SQLite' | 'PostgreSQL', tried: BuyPlan) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-kill-'));
  const database = kind === 'PostgreSQL' ? await createTestDatabase() : undefined;
  try {
    return await buyThroughKills(
      { script: script.path, dataDir, ...(database && { databaseUrl: database.url }) },
      tried,
    );
  } finally {
    await database?.remove();
    await rm(dataDir, { recursive: true });
  }
}

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  describe.skipIf(kind === 'PostgreSQL' && !hasPostgres)(
    `a shop on ${kind} that is killed with -9 in the midst of checkouts`,
    () => {
      it(
        'loses no order, makes none twice, and keeps no money and no piece without one',
        { timeout },
        async () => {
          expect(await run(kind, plan)).toEqual({
            acknowledged: plan.operations,
            killed: plan.kills,
            lost: 0,
            doubled: 0,
            unmatched: 0,
            astray: 0,
          });
        },
      );

      // The harness is the same on either store.
      if (kind === 'PostgreSQL' && !nightly) return;
      it(
        'doubles some where everything is begun anew after a kill, so the harness can see doubles',
        { timeout },
        async () => {
          const { lost, doubled } = await run(kind, control);
          expect(lost).toBe(0);
          expect(doubled).toBeGreaterThan(0);
        },
      );
    },
  );
}
