import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connectPostgres } from '../store/connections';

/** A server that may make databases; `npm test` starts one. Tests that need it are skipped without. */
const server = process.env['TEST_DATABASE_URL'];

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = server !== undefined && server !== '';

/** An empty database of a test's own; `remove` drops it, whoever is connected. */
export interface TestDatabase {
  url: string;
  remove(): Promise<void>;
}

/**
 * Makes an empty PostgreSQL database.
 *
 * @throws where there is no server; see `hasPostgres`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (!server) throw new Error('[site-server] TEST_DATABASE_URL names no server. Run npm test, which starts one.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const { writer, reader } = await connectPostgres(url);
  try {
    await sql.raw(statement).execute(writer);
  } finally {
    await Promise.all([writer.destroy(), reader.destroy()]);
  }
}
