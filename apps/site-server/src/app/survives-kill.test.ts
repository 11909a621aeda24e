import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFile, type Bundle } from '../testing/bundle';
import { createTestDatabase, hasPostgres } from '../testing/postgres-database';
import { submitThroughKills, type KillPlan } from '../testing/submit-through-kills';

const nightly = process.env['FRONTAGE_RUNS'] === 'nightly';
const plan: KillPlan = {
  ...(nightly ? { operations: 100_000, kills: 200 } : { operations: 320, kills: 4 }),
  writers: 32,
  repeatEvery: 20,
  keepsKey: true,
};
/** Enough to duplicate some; more operations would prove no more. */
const control: KillPlan = { ...plan, operations: 100, kills: 1, keepsKey: false };
const timeout = nightly ? 3_600_000 : 240_000;

let script: Bundle;

beforeAll(async () => {
  script = await bundleFile('testing/child-server.ts');
}, 60_000);
afterAll(() => script.remove());

/** Runs a plan on an empty store. */
async function run(kind: 'SQLite' | 'PostgreSQL', tried: KillPlan) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-kill-'));
  const database = kind === 'PostgreSQL' ? await createTestDatabase() : undefined;
  try {
    return await submitThroughKills(
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
    `a server on ${kind} that is killed with -9 in the midst of submissions`,
    () => {
      it('[7.02] loses no acknowledged one and doubles none', { timeout }, async () => {
        expect(await run(kind, plan)).toEqual({
          acknowledged: plan.operations,
          killed: plan.kills,
          repeated: plan.operations / plan.repeatEvery,
          lost: 0,
          doubled: 0,
          contradicted: 0,
        });
      });

      // The harness is the same on either store.
      if (kind === 'PostgreSQL' && !nightly) return;
      it(
        'doubles some where each attempt has a key of its own, so the harness can see doubles',
        { timeout },
        async () => {
          const { lost, doubled, contradicted, repeated } = await run(kind, control);
          expect(lost).toBe(0);
          expect(contradicted).toBe(repeated);
          // Every repeat counts once; the rest are attempts that were stored but not answered.
          expect(doubled).toBeGreaterThan(0);
        },
      );
    },
  );
}
