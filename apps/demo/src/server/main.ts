import {
  closeOnSignal,
  findPort,
  listOwnerLinks,
  createFileTransport,
  createSiteServer,
  keepKeys,
  loadRuntime,
  openStore,
} from '@frontage/site-server';
import { join } from 'node:path';
import { createOptionsPages } from '../options/create-options-pages';
import { samples } from '../options/samples';
import { catalogue, netloft } from '../site/netloft';
import { buildDemoRuntime } from './build-demo-runtime';
import { readDemoOptions } from './demo-options';
import { resetData } from './reset-data';
import { seed } from './seed';
import { startPaymentProvider } from './start-payment-provider';
import { welcome } from './welcome';

/**
 * The demo: build what the browser loads, open the store, seed it once, start the payment provider,
 * serve.
 */
async function main(): Promise<void> {
  const {
    appdir,
    dataDir,
    runtimeDir,
    keepRuntime,
    databaseUrl,
    host,
    port,
    reset,
    dev,
    logLevel,
    trustProxy,
    staticOrigins,
    vimeoOembed,
  } = readDemoOptions(process.argv, process.env);
  if (reset) await resetData(dataDir);

  const [store, keys] = await Promise.all([
    openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }),
    keepKeys({ dataDir }),
  ]);
  const folders = { pictures: join(appdir, 'pictures'), clips: join(appdir, 'clips') };
  const [seeded] = await Promise.all([
    seed(store, netloft, folders),
    keepRuntime || buildDemoRuntime(appdir, runtimeDir, dev),
  ]);
  const freePort = await findPort(port, host);
  const shop = freePort === 0 ? undefined : `http://${host}:${freePort}`;
  const provider = await startPaymentProvider(appdir, dataDir, { shop });
  const server = createSiteServer({
    store,
    payments: { test: provider },
    keys,
    ...createOptionsPages([...samples, ...catalogue.samples]),
    cacheDir: join(dataDir, 'variants'),
    runtime: await loadRuntime(runtimeDir, join(dataDir, 'compressed')),
    mail: createFileTransport(join(dataDir, 'mail'), {
      name: netloft.name,
      address: 'forms@localhost',
    }),
    logLevel,
    trustProxy,
    staticOrigins,
    ...(vimeoOembed !== undefined && { vimeoOembed }),
  });
  const address = await server.listen({ port: freePort, host });
  closeOnSignal(server);
  const [owner] = await listOwnerLinks(store, address);
  console.log(
    welcome({
      address,
      dataDir,
      seeded,
      name: netloft.name,
      provider: provider.origin,
      ownerLink: owner?.link,
    }),
  );
}

main().catch((error: unknown) => {
  console.error(
    `The demo did not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
});
