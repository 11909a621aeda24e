import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Makes an empty database on a PostgreSQL server.
 *
 * @param {string} server address of any database of it
 * @returns {Promise<{ url: string, remove(): Promise<void> }>} `remove` also ends those who are
 *   connected
 */
export async function createDatabase(server) {
  const name = `frontage_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => ask(server, `drop database ${name} with (force)`) };
}

async function ask(server, statement) {
  // The package is the server's, and is there once everything is installed.
  const { Client } = createRequire(join(root, 'apps/site-server/package.json'))('pg');
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
