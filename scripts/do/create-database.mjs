import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Creates an empty database on a PostgreSQL server.
 *
 * @param {string} server address of any of its databases
 * @returns {Promise<{ url: string, remove(): Promise<void> }>} `remove` also ends open connections
 */
export async function createDatabase(server) {
  const name = `frontage_${randomBytes(6).toString('hex')}`;
  await runQuery(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => runQuery(server, `drop database ${name} with (force)`) };
}

async function runQuery(server, statement) {
  // A dependency of the server, available once everything is installed.
  const { Client } = createRequire(join(root, 'apps/site-server/package.json'))('pg');
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
