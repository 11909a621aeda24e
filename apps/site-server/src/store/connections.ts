import { Kysely, PostgresDialect, sql } from 'kysely';
import type { OpenSqlite } from './adapt-statement';
import type { Database, StoreTables } from './database';
import { DirectSqliteDialect } from './direct-sqlite-dialect';
import { findSqliteDriver, type SqliteDriverName } from './find-sqlite-driver';
import { openSqlite } from './open-sqlite';
import { isOutdatedPlan, prepareOnce } from './prepare-once';

/** The statements around each write of a group. */
type Savepoint =
  | 'savepoint one_write'
  | 'release savepoint one_write'
  | 'rollback to savepoint one_write';

/** A database with a writing and a reading side, and the few differences between the two kinds. */
export interface Connections {
  kind: 'sqlite' | 'postgres';
  /** The name of the driver, for the log. */
  driver: string;
  writer: Database;
  reader: Database;
  /**
   * Runs a statement without parameters or rows that every write needs: the way through the query
   * builder would cost more than the statement itself.
   */
  run(connection: Database, statement: 'commit' | 'rollback' | Savepoint): Promise<void>;
  /** Starts a transaction; where it matters, no other writer can be inside one at the same time. */
  begin(connection: Database): Promise<void>;
  /** Starts the transaction of the migrations; only one server at a time can be in it. */
  beginMigration(connection: Database): Promise<void>;
  /**
   * Whether the database undid the transaction with this error, through no fault of the write: two
   * waited for each other, or another server changed a table. A retry can succeed.
   */
  isUndone(error: unknown): boolean;
  /** How many statements were executed on both sides. */
  statements(): number;
  /** Whether queries answer within the current task, so that a foreign await can be detected. */
  synchronous: boolean;
}

/**
 * Opens SQLite in one file: writes over one connection, reads over another. Write-ahead logging
 * lets reads continue beside a running transaction.
 *
 * @param file path of the database
 * @param driverName what opens it; the best one that this Node has if undefined
 * @throws if there is no driver, or the file cannot be opened
 */
export async function connectSqlite(
  file: string,
  driverName?: SqliteDriverName,
): Promise<Connections> {
  const driver = await findSqliteDriver(driverName);
  let statements = 0;
  const onStatement = () => void (statements += 1);
  // The writer never blocks the process for a lock: `beginImmediate` waits outside of it.
  const writing = openSqlite(driver, file, { busyTimeout: 0, onStatement });
  const reading = openSqlite(driver, file, { busyTimeout: 5_000, onStatement });
  return {
    kind: 'sqlite',
    driver: driver.name,
    writer: new Kysely<StoreTables>({ dialect: new DirectSqliteDialect(writing) }),
    reader: new Kysely<StoreTables>({ dialect: new DirectSqliteDialect(reading) }),
    run: async (_connection, statement) => void writing.prepare(statement).run([]),
    begin: () => beginImmediate(writing),
    beginMigration: () => beginImmediate(writing),
    // With one writer at a time, nobody waits while holding a lock.
    isUndone: () => false,
    statements: () => statements,
    synchronous: true,
  };
}

/**
 * Connects to PostgreSQL, for sites that run on several machines.
 *
 * @param url a `postgres://` address
 * @param connectWait milliseconds until a server that does not answer counts as failed
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
    // A connection that the server ended is replaced, and a query that fails reports the error.
    // Without listeners the event alone would end the process: the pool emits it for idle
    // connections, and each connection for itself.
    opened.on('error', () => undefined);
    opened.on('connect', (client) => client.on('error', () => undefined));
    return prepareOnce(opened, { standsAlone, onStatement });
  };
  return {
    kind: 'postgres',
    driver: 'pg',
    writer: new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool: pool(1, false) }) }),
    reader: new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool: pool(8, true) }) }),
    run: async (connection, statement) => void (await sql.raw(statement).execute(connection)),
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

/** An arbitrary number that nothing else uses in the database. */
const migrationLock = 7_026_112;

/** How long a writer waits for another process, and how often it tries, in milliseconds. */
const lockWait = { total: 10_000, step: 10 };

async function beginImmediate(writing: OpenSqlite): Promise<void> {
  for (let waited = 0; ; waited += lockWait.step) {
    try {
      writing.prepare('begin immediate').run([]);
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
