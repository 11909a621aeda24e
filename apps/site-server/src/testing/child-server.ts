import { join } from 'node:path';
import { createSiteServer } from '../app/create-site-server';
import { openStore } from '../app/open-store';
import { closeOnSignal } from '../app/start-server';
import { killedProduct } from './killed-product';
import { plainRenderer } from './server-fixture';
import { contactForm, ids, settings } from './site-fixture';
import { testKeys } from './test-keys';

// A server in a process of its own, for the tests that kill it:
// `node child-server.mjs <folder> [postgres address]`. TEST_PAYMENT_URL and TEST_PAYMENT_SECRET
// are the account that its shop is paid with.
async function main(): Promise<void> {
  const [dataDir = '', databaseUrl] = process.argv.slice(2);
  const store = await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  await store.saveSite({
    id: ids.site,
    settings: {
      ...settings,
      shop: { payments: [{ id: 'tok_approve', plug: 'test', method: 'online' }] },
    },
  });
  await store.saveForm(ids.site, contactForm);
  if (!(await store.product(ids.site, killedProduct.product.id)))
    await store.saveProduct(ids.site, killedProduct);
  const { TEST_PAYMENT_URL: origin = '', TEST_PAYMENT_SECRET: secret = '' } = process.env;
  const many = 1_000_000;
  const server = createSiteServer({
    store,
    keys: testKeys,
    cacheDir: join(dataDir, 'variants'),
    renderPage: plainRenderer,
    logLevel: 'silent',
    keysPerMinute: many,
    savesPerMinute: many,
    cartChangesPerMinute: many,
    viewsPerMinute: many,
    beaconsPerMinute: many,
    consentsPerMinute: many,
    ...(origin !== '' && { payments: { test: { origin, secret } } }),
  });
  closeOnSignal(server);
  // A test that was ended itself leaves no server behind.
  process.stdin.on('close', () => process.exit()).resume();
  process.stdout.write(`${await server.listen({ port: 0 })}\n`);
}

void main();
