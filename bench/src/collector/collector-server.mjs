// A separate process: the site server over an empty store, with one site that asks nobody first.
import { createKeyRing, createSiteServer, openStore } from '@frontage/site-server';
import { join } from 'node:path';

/** @type {{ dataDir: string }} */
const { dataDir } = JSON.parse(process.argv[2]);

const store = await openStore({ dataDir });
await store.saveSite({
  id: '1'.padStart(24, '0'),
  settings: {
    context: {},
    headerFooter: { header: { title: '', navigation: [] }, footer: { columns: [], note: '' } },
    theme: '',
    fonts: [],
    locale: 'en',
    dir: 'ltr',
  },
});
const site = createSiteServer({
  store,
  keys: createKeyRing(['only-for-this-bench-'.repeat(3)]),
  cacheDir: join(dataDir, 'variants'),
  logLevel: 'warn',
  beaconsPerMinute: 1e9,
});

process.on('message', async (message) => {
  if (message === 'spent') process.send({ cpu: process.cpuUsage(), ...store.stats() });
  if (message === 'stop') {
    await site.close();
    process.disconnect();
  }
});
process.send(await site.listen({ port: 0 }));
