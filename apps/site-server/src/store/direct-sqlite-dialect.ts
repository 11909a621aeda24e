import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { OpenSqlite } from './adapt-statement';
import type { PreparedResult } from './prepared-result';

/**
 * SQLite that also answers a finished statement at once, past the layers of the query builder: they
 * wait for a connection and for each other, which costs more than a short statement.
 */
export class DirectSqliteDialect extends SqliteDialect {
  readonly #database: OpenSqlite;

  constructor(database: OpenSqlite) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): DirectSqliteAdapter {
    return new DirectSqliteAdapter(this.#database);
  }
}

/** What an executor of such a connection is recognised by. */
export class DirectSqliteAdapter extends SqliteAdapter {
  readonly #database: OpenSqlite;

  constructor(database: OpenSqlite) {
    super();
    this.#database = database;
  }

  /**
   * Runs a statement on the connection. On the writing side it belongs to the transaction that is
   * open there, so only the write of that transaction may call it.
   *
   * @param sql with a place for each value
   * @param parameters the values, in order
   * @throws what the database refuses
   */
  run<Row>(sql: string, parameters: readonly unknown[]): PreparedResult<Row> {
    const statement = this.#database.prepare(sql);
    // The statement's text was typed by whoever built it.
    if (statement.reader) return { rows: statement.all(parameters) as Row[], affected: 0 };
    return { rows: [], affected: Number(statement.run(parameters).changes) };
  }

  /** Runs a statement that answers rows in the same way, and gives the first one. */
  first<Row>(sql: string, parameters: readonly unknown[]): Row | undefined {
    return this.#database.prepare(sql).first(parameters) as Row | undefined;
  }
}
