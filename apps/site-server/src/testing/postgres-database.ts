import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * A server that may make databases; `npm test` starts one. Tests that need it are skipped without.
 */
const server = process.env['TEST_DATABASE_URL'];

/** The variable that names a database with the tables of now; see provide-migrated-database.ts. */
export const migratedDatabase = 'TEST_MIGRATED_DATABASE';

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = server !== undefined && server !== '';

/** A database of a test's own; `remove` drops it, whoever is connected. */
export interface TestDatabase {
  name: string;
  url: string;
  remove(): Promise<void>;
}

/**
 * Makes a PostgreSQL database.
 *
 * @param template the name of the one that it is a copy of, to which nobody may be connected.
 *   @default an empty one
 * @throws where there is no server; see `hasPostgres`
 */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
  if (!server)
    throw new Error(
      '[site-server] TEST_DATABASE_URL names no server. Run npm test, which starts one.',
    );
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
