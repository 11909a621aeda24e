import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { DriverDatabase, DriverStatement } from './find-sqlite-driver';

/** A prepared statement, in the shape that Kysely's dialect takes. */
export interface OpenStatement extends SqliteStatement {
  /** Gives the first row without reading on; undefined if there is none. */
  first(parameters: readonly unknown[]): unknown;
}

/** A connection that prepares such statements. */
export interface OpenSqlite extends SqliteDatabase {
  prepare(sql: string): OpenStatement;
}

/**
 * Prepares a statement.
 *
 * @param database the connection
 * @param sql with a place for each value
 */
export function adaptStatement(database: DriverDatabase, sql: string): OpenStatement {
  const statement = database.prepare(sql);
  const reader = statement.reader ?? answersRows(sql);
  return {
    reader,
    ...(hasLists(statement) ? readLists(statement, reader) : readRows(statement)),
    // Not the shared statement, since the same query may run again between two rows.
    iterate: (parameters) => database.prepare(sql).iterate(...parameters),
  };
}

type Reading = Pick<OpenStatement, 'all' | 'run' | 'first'>;

function readRows(statement: DriverStatement): Reading {
  return {
    all: (parameters) => statement.all(...parameters),
    first: (parameters) => statement.get(...parameters),
    run: (parameters) => statement.run(...parameters),
  };
}

type ListStatement = DriverStatement & Required<Pick<DriverStatement, 'raw' | 'columns'>>;

function hasLists(statement: DriverStatement): statement is ListStatement {
  return statement.raw !== undefined && statement.columns !== undefined;
}

/**
 * Reads rows as lists of values: `libsql` takes twice as long to set each value under its name as
 * it is done here. Values are given as one list, since it takes a single null for no values at all.
 */
function readLists(statement: ListStatement, reader: boolean): Reading {
  if (reader) statement.raw();
  const namesOf = () => statement.columns().map(({ name }) => name);
  let names = reader ? namesOf() : [];
  const toRow = (values: unknown): Record<string, unknown> => {
    if (!Array.isArray(values))
      throw new TypeError('[site-server] SQLite answered a row that is no list of values.');
    // Another process has added a column since the statement was prepared.
    if (values.length !== names.length) names = namesOf();
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row;
  };
  return {
    all: (parameters) => statement.all(parameters).map(toRow),
    first(parameters) {
      const values = statement.get(parameters);
      return values === undefined ? undefined : toRow(values);
    },
    run: (parameters) => statement.run(parameters),
  };
}

/** Values are never part of the SQL text, so words in it are keywords or our own names. */
function answersRows(sql: string): boolean {
  return /^\s*(select|with|pragma|values|explain)\b|\breturning\b/i.test(sql);
}
