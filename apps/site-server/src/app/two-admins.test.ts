import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAccounts } from '../accounts/accounts';
import { changePersonRoles, removePerson } from '../accounts/people';
import { createTestDatabase, hasPostgres, type TestDatabase } from '../testing/postgres-database';
import { addAccount } from '../testing/sign-in-as';
import { ids, settings } from '../testing/site-fixture';
import { openStore } from './open-store';
import type { SiteStore } from './site-store';

describe.skipIf(!hasPostgres)('two admins on two servers with one PostgreSQL', () => {
  let database: TestDatabase;
  let dataDir: string;
  let firstStore: SiteStore;
  let secondStore: SiteStore;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'frontage-admins-'));
    firstStore = await openStore({ dataDir, databaseUrl: database.url });
    secondStore = await openStore({ dataDir, databaseUrl: database.url });
    await firstStore.saveSite({ id: ids.site, settings });
  });
  afterEach(async () => {
    await Promise.all([firstStore.close(), secondStore.close()]);
    await database.remove();
    await rm(dataDir, { recursive: true });
  });

  it('who lower or remove each other at once leave one, however often they try', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ada, bea] = [
        await addAccount(firstStore, ['admin'], `ada-${round}@studio.example`),
        await addAccount(firstStore, ['admin'], `bea-${round}@studio.example`),
      ];
      const outcomes = await Promise.all([
        firstStore.write((db) =>
          changePersonRoles(db, { by: ada, personId: bea.id, now: 1 }, ['editor']),
        ),
        secondStore.write((db) => removePerson(db, { by: bea, personId: ada.id, now: 1 })),
      ]);
      expect(outcomes.filter((outcome) => 'refusal' in outcome)).toHaveLength(1);
      const admins = (await listAccounts(firstStore.read, ids.site)).filter(({ roles }) =>
        roles.includes('admin'),
      );
      expect(admins).toHaveLength(1);
      // The next round has two of its own.
      await firstStore.write((db) =>
        db.updateTable('account').set({ roles: '["viewer"]' }).execute(),
      );
    }
  });
});
