/** The drivers for a SQLite file. */
export type SqliteDriverName = 'node:sqlite' | 'libsql';

/**
 * A statement in both drivers. Only `libsql` has `reader` and `raw`, and takes its values as one
 * list too.
 */
export interface DriverStatement {
  readonly reader?: boolean;
  /** Answers rows as lists of values from now on. */
  raw?(): unknown;
  columns?(): { readonly name: string }[];
  get(...parameters: unknown[]): unknown;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...parameters: unknown[]): IterableIterator<unknown>;
}

/** An open database in both drivers. */
export interface DriverDatabase {
  prepare(sql: string): DriverStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

/** One way to open SQLite files. */
export interface SqliteDriver {
  name: SqliteDriverName;
  open(file: string): DriverDatabase;
}

/**
 * Finds the driver to use: `node:sqlite` if Node has it with FTS5, the full-text search (22.16 and
 * later, 24 and later), else `libsql`.
 *
 * @param name of the wanted driver; the best available one if undefined
 * @throws if this Node has none, or not that one
 */
export async function findSqliteDriver(name?: SqliteDriverName): Promise<SqliteDriver> {
  const builtInDriver = name === 'libsql' ? undefined : builtIn(process);
  const found = builtInDriver ?? (name === 'node:sqlite' ? undefined : await libsql());
  if (found) return found;
  const missing = name === undefined ? 'neither node:sqlite nor libsql' : `no ${name}`;
  throw new Error(
    `[site-server] no SQLite: Node ${process.versions.node} has ${missing} that searches words (FTS5). ` +
      'Use Node 22.16 or later, install with optional dependencies, or name a PostgreSQL in DATABASE_URL.',
  );
}

/** The parts of the process that finding a driver needs. */
type DriverHost = Pick<NodeJS.Process, 'emitWarning'> & {
  getBuiltinModule?: (id: string) => object | undefined;
};

function builtIn(host: DriverHost): SqliteDriver | undefined {
  const found = withoutWarning(host, () => host.getBuiltinModule?.('node:sqlite'));
  if (found === undefined) return undefined;
  // Node 20's types lack the module of newer Nodes.
  const { DatabaseSync } = found as { DatabaseSync: new (path: string) => DriverDatabase };
  const open = (file: string) => new DatabaseSync(file);
  return findsWords(open) ? { name: 'node:sqlite', open } : undefined;
}

/** Whether a SQLite has FTS5: that of Node 22.13 to 22.15 does not. */
function findsWords(open: SqliteDriver['open']): boolean {
  const database = open(':memory:');
  const [row] = database.prepare("select sqlite_compileoption_used('ENABLE_FTS5') as has").all();
  database.close();
  return typeof row === 'object' && row !== null && 'has' in row && row.has === 1;
}

/** Node 22 calls the module experimental on standard error at each start of a server. */
function withoutWarning<Value>(host: DriverHost, run: () => Value): Value {
  const { emitWarning } = host;
  host.emitWarning = () => undefined;
  try {
    return run();
  } finally {
    host.emitWarning = emitWarning;
  }
}

async function libsql(): Promise<SqliteDriver | undefined> {
  const found = await import('libsql').catch(() => undefined);
  if (!found) return undefined;
  const Libsql = found.default;
  return { name: 'libsql', open: (file) => new Libsql(file) };
}
