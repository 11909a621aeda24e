import { join } from 'node:path';
import { createSiteServer } from '../create-site-server';
import { closeOnSignal } from '../start-server';
import { openStore } from '../store/open-store';
import { plainRenderer } from './server-fixture';
import { contactForm, ids, settings } from './site-fixture';

// A server in a process of its own, for the test that kills it:
// `node child-server.mjs <folder> [postgres address]`.
async function main(): Promise<void> {
  const [dataDir = '', databaseUrl] = process.argv.slice(2);
  const store = await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  await store.saveSite({ id: ids.site, settings });
  await store.saveForm(ids.site, contactForm);
  const many = 1_000_000;
  const server = createSiteServer({
    store,
    secret: 's'.repeat(32),
    cacheDir: join(dataDir, 'variants'),
    renderPage: plainRenderer,
    logLevel: 'silent',
    keysPerMinute: many,
    savesPerMinute: many,
  });
  closeOnSignal(server);
  // A test that was ended itself leaves no server behind.
  process.stdin.on('close', () => process.exit()).resume();
  process.stdout.write(`${await server.listen({ port: 0 })}\n`);
}

void main();
