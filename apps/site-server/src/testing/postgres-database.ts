import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';

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
 * @param prefix how its name begins
 * @throws where there is no server; see `hasPostgres`
 */
export async function createTestDatabase(
  template = 'template1',
  prefix = 'test_',
): Promise<TestDatabase> {
  if (!server)
    throw new Error(
      '[site-server] TEST_DATABASE_URL names no server. Run npm test, which starts one.',
    );
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}${await byFiles()}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    remove: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** Connections to the server itself; they do not keep a process that has nothing else to do. */
export const connections = new Pool({ connectionString: server, allowExitOnIdle: true });

async function onServer(statement: string): Promise<void> {
  await connections.query(statement);
}

let strategy: Promise<string> | undefined;

/** Copying files takes half the time; before version 15 there was no other way. */
function byFiles(): Promise<string> {
  strategy ??= connections
    .query<{ isNew: boolean }>(
      `select current_setting('server_version_num')::int >= 150000 as "isNew"`,
    )
    .then(({ rows }) => (rows[0]?.isNew ? ' strategy file_copy' : ''));
  return strategy;
}
