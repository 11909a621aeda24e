import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import type { Database, StoreTables } from './database';
import { findSqliteDriver, type SqliteDriverName } from './find-sqlite-driver';
import { openSqlite } from './open-sqlite';
import { isOutdatedPlan, prepareOnce } from './prepare-once';

/**
 * A database with a writing and a reading side, and the few things in which the two kinds differ.
 */
export interface Connections {
  kind: 'sqlite' | 'postgres';
  /** What talks to the database, for the log. */
  driver: string;
  writer: Database;
  reader: Database;
  /**
   * Starts a transaction that no other writer can be inside of at the same time where that matters.
   */
  begin(connection: Database): Promise<void>;
  /** Starts the transaction of the migrations, alone among all servers. */
  beginMigration(connection: Database): Promise<void>;
  /**
   * The database undid a transaction by failing this query, for nothing that the write did: two
   * waited for each other, or another server changed a table. Tried again it can do.
   */
  isUndone(error: unknown): boolean;
  /** How many statements were executed on both sides. */
  statements(): number;
  /** Queries answer without leaving the current task, so a foreign await can be noticed. */
  synchronous: boolean;
}

/**
 * SQLite in one file: writes over one connection, reads over another, which
 * write-ahead logging lets go on beside a running transaction.
 *
 * @param file path of the database
 * @param driverName what opens it; the best that this Node has when absent
 * @throws when there is no driver, or the file cannot be opened
 */
export async function connectSqlite(
  file: string,
  driverName?: SqliteDriverName,
): Promise<Connections> {
  const driver = await findSqliteDriver(driverName);
  let statements = 0;
  const onStatement = () => void (statements += 1);
  // The writer never blocks the process for a lock: `beginImmediate` waits beside it.
  const writing = openSqlite(driver, file, { busyTimeout: 0, onStatement });
  const reading = openSqlite(driver, file, { busyTimeout: 5_000, onStatement });
  return {
    kind: 'sqlite',
    driver: driver.name,
    writer: new Kysely<StoreTables>({ dialect: new SqliteDialect({ database: writing }) }),
    reader: new Kysely<StoreTables>({ dialect: new SqliteDialect({ database: reading }) }),
    begin: beginImmediate,
    beginMigration: beginImmediate,
    // One writer at a time: nobody waits while holding something.
    isUndone: () => false,
    statements: () => statements,
    synchronous: true,
  };
}

/**
 * PostgreSQL, for sites that run on several machines.
 *
 * @param url a `postgres://` address
 * @param connectWait milliseconds until a server that does not answer is a failure
 */
export async function connectPostgres(url: string, connectWait = 5_000): Promise<Connections> {
  // Loaded here, since most servers never need it.
  const { default: pg } = await import('pg');
  const { Pool, TypeOverrides, types } = pg;
  const overrides = new TypeOverrides(types);
  // Times and counters are far below 2^53.
  overrides.setTypeParser(types.builtins.INT8, Number);
  let statements = 0;
  const onStatement = () => void (statements += 1);
  const pool = (max: number, standsAlone: boolean) => {
    const opened = new Pool({
      connectionString: url,
      max,
      types: overrides,
      connectionTimeoutMillis: connectWait,
    });
    // A connection that the server ended is replaced, and the query that meets real trouble tells
    // of it. Without listeners the news alone would end the process: the pool hears it of idle
    // connections, each of itself.
    opened.on('error', () => undefined);
    opened.on('connect', (client) => client.on('error', () => undefined));
    return prepareOnce(opened, { standsAlone, onStatement });
  };
  return {
    kind: 'postgres',
    driver: 'pg',
    writer: new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool: pool(1, false) }) }),
    reader: new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool: pool(8, true) }) }),
    begin: async (connection) => void (await sql`begin`.execute(connection)),
    beginMigration: async (connection) => {
      await sql`begin`.execute(connection);
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(connection);
    },
    isUndone: (error) =>
      isOutdatedPlan(error) ||
      (error instanceof Error && 'code' in error && error.code === deadlockDetected),
    statements: () => statements,
    synchronous: false,
  };
}

/** Closes both sides of a database. */
export async function closeConnections({ writer, reader }: Connections): Promise<void> {
  await writer.destroy();
  await reader.destroy();
}

/** PostgreSQL's code for `deadlock_detected`. */
const deadlockDetected = '40P01';

/** Any number that is ours alone within the database. */
const migrationLock = 7_026_112;

/** How long a writer waits for another process, and how often it asks, in milliseconds. */
const lockWait = { total: 10_000, step: 10 };

async function beginImmediate(connection: Database): Promise<void> {
  for (let waited = 0; ; waited += lockWait.step) {
    try {
      await sql`begin immediate`.execute(connection);
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= lockWait.total) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, lockWait.step));
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    /SQLITE_BUSY|database is locked/i.test(`${'code' in error ? error.code : ''} ${error.message}`)
  );
}
