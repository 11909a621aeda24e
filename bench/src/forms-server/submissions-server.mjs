// A separate process: the site server over an empty store, with one form; and a server without
// keys, checks or groups: each post is one row in one durable transaction of SQLite.
import { createKeyRing, createSiteServer, openStore } from '@frontage/site-server';
import Fastify from 'fastify';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @type {{ dataDir: string, databaseUrl?: string, packages: string }} */
const { dataDir, databaseUrl, packages } = JSON.parse(process.argv[2]);
const siteId = '1'.padStart(24, '0');
const formId = '2'.padStart(24, '0');
const many = 1e9;

const store = await openStore({ dataDir, databaseUrl });
await store.saveSite({
  id: siteId,
  settings: {
    context: {},
    headerFooter: { header: { title: '', navigation: [] }, footer: { columns: [], note: '' } },
    theme: '',
    fonts: [],
    locale: 'en',
    dir: 'ltr',
  },
});
await store.saveForm(siteId, {
  id: formId,
  name: 'Contact',
  submitText: 'Send',
  successText: 'Thank you.',
  fields: [
    { id: 'text-1', type: 'text', title: 'Name', required: true },
    { id: 'email-1', type: 'email', title: 'Email', required: true },
    { id: 'textarea-1', type: 'textarea', title: 'Message', required: false },
  ],
});
const site = createSiteServer({
  store,
  keys: createKeyRing(['only-for-this-bench-'.repeat(3)]),
  cacheDir: join(dataDir, 'variants'),
  logLevel: 'warn',
  keysPerMinute: many,
  savesPerMinute: many,
});

const database = openDatabase(join(dataDir, 'plain.db'));
for (const statement of [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'create table sent (id integer primary key, body text not null)',
]) {
  database.exec(statement);
}
const insert = database.prepare('insert into sent (body) values (?)');
const plain = Fastify({ logger: { level: 'warn' } });
plain.post('/', ({ body }) => ({
  data: { submissionId: String(insert.run(JSON.stringify(body)).lastInsertRowid) },
}));

process.on('message', async (message) => {
  if (message === 'spent') process.send({ cpu: process.cpuUsage(), ...store.stats() });
  if (message === 'stop') {
    await Promise.all([site.close(), plain.close()]);
    process.disconnect();
  }
});
process.send({
  site: await site.listen({ port: 0 }),
  plain: await plain.listen({ port: 0, host: '127.0.0.1' }),
  formId,
});

/** Opens files like the server itself. */
function openDatabase(file) {
  const builtin = process.getBuiltinModule?.('node:sqlite');
  if (builtin) return new builtin.DatabaseSync(file);
  return new (createRequire(packages)('libsql'))(file);
}
