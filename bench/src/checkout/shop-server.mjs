// A separate process: the site server over a store with one product, paid by transfer, so that no
// provider is needed; and a server that makes a requested number of plain durable transactions of
// SQLite for each post.
import { createKeyRing, createSiteServer, openStore } from '@frontage/site-server';
import Fastify from 'fastify';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createTestDatabase } from '../../../apps/site-server/src/testing/postgres-database';

/** @type {{ dataDir: string, kind: 'sqlite' | 'postgres', packages: string }} */
const { dataDir, kind, packages } = JSON.parse(process.argv[2]);
const siteId = '1'.padStart(24, '0');
const many = 1e9;

const testDatabase = kind === 'postgres' ? await createTestDatabase() : undefined;
const store = await openStore({ dataDir, databaseUrl: testDatabase?.url });
const shop = {
  currencies: ['USD'],
  payments: [{ id: 'transfer', plug: 'manual', method: 'transfer' }],
};
await store.saveSite({
  id: siteId,
  settings: {
    context: {},
    headerFooter: { header: { title: '', navigation: [] }, footer: { columns: [], note: '' } },
    theme: '',
    fonts: [],
    locale: 'en',
    dir: 'ltr',
    shop,
  },
});
await store.saveProduct(siteId, {
  product: {
    id: 'seat',
    title: 'Course',
    productType: 'service',
    variants: [{ id: 'one', priceCents: 12_000, qtyInStock: 1e6 }],
  },
  currency: 'USD',
  slug: 'shop/seat',
});
const site = createSiteServer({
  store,
  keys: createKeyRing(['only-for-this-bench-'.repeat(3)]),
  cacheDir: join(dataDir, 'variants'),
  logLevel: 'warn',
  // Every order comes from a network of its own: one may have only so many that are not paid.
  trustProxy: true,
  cartChangesPerMinute: many,
});

const database = openDatabase(join(dataDir, 'plain.db'));
for (const statement of [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'create table sold (id integer primary key, body text not null)',
]) {
  database.exec(statement);
}
const insert = database.prepare('insert into sold (body) values (?)');
const plain = Fastify({ logger: { level: 'warn' } });
plain.post('/', ({ body }) => {
  for (let remaining = body.transactions; remaining > 0; remaining -= 1)
    insert.run(JSON.stringify(body));
  return {};
});

process.on('message', async (message) => {
  if (message === 'spent') process.send({ cpu: process.cpuUsage(), ...store.stats() });
  if (message === 'stop') {
    await Promise.all([site.close(), plain.close()]);
    await testDatabase?.remove();
    process.disconnect();
  }
});
process.send({
  site: await site.listen({ port: 0 }),
  plain: await plain.listen({ port: 0, host: '127.0.0.1' }),
});

/** Opens files like the server itself. */
function openDatabase(file) {
  const builtin = process.getBuiltinModule?.('node:sqlite');
  if (builtin) return new builtin.DatabaseSync(file);
  return new (createRequire(packages)('libsql'))(file);
}
