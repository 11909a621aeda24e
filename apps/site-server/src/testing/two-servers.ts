import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer, type SiteServer } from '../app/create-site-server';
import { openStore } from '../app/open-store';
import type { SiteStore } from '../app/site-store';
import { createTestDatabase } from './postgres-database';
import { createScriptedPlug, type ScriptedPlug } from './scripted-plug';
import { host, plainRenderer } from './server-fixture';
import { saveShop } from './shop-fixture';
import { shopSettings } from './shop-server';
import { easyPasswords } from './sign-in-as';
import { ids, settings } from './site-fixture';
import { testKeys } from './test-keys';

/** Two servers of a shop on one PostgreSQL, as on two machines. */
export interface TwoServers {
  readonly servers: readonly [SiteServer, SiteServer];
  /** The store of the first. */
  readonly store: SiteStore;
  /** The payment service of both. */
  readonly plug: ScriptedPlug;
  remove(): Promise<void>;
}

/** Starts them; only where there is a PostgreSQL. */
export async function startTwoServers(): Promise<TwoServers> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-two-'));
  const plug = createScriptedPlug();
  const open = async () => {
    const many = 1_000_000;
    return createSiteServer({
      store: await openStore({ dataDir, databaseUrl: database.url }),
      keys: testKeys,
      cacheDir: dataDir,
      renderPage: plainRenderer,
      logLevel: 'silent',
      passwordCost: easyPasswords,
      paymentPlugs: new Map([['test', plug]]),
      cartChangesPerMinute: many,
      codesPerMinute: many,
      signInsPerMinute: many,
    });
  };
  const servers = [await open(), await open()] as const;
  const { store } = servers[0];
  await store.saveSite({ id: ids.site, host, settings: { ...settings, shop: shopSettings } });
  await saveShop(store);
  return {
    servers,
    store,
    plug,
    async remove() {
      await Promise.all(servers.map((server) => server.close()));
      await database.remove();
      await rm(dataDir, { recursive: true });
    },
  };
}
