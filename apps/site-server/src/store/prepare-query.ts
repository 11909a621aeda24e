import {
  sql,
  type Compilable,
  type CompiledQuery,
  type QueryExecutor,
  type RawBuilder,
} from 'kysely';
import type { Database } from './database';
import { DirectSqliteAdapter } from './direct-sqlite-dialect';
import type { PreparedResult } from './prepared-result';

/** Stands in a query for a value that is given with each run. */
export type QueryParam<Params> = <Name extends keyof Params & string>(
  name: Name,
) => RawBuilder<Params[Name]>;

/**
 * Builds a query once for each database, and runs it with other values: for what runs with every
 * order or submission, where building the query costs more than the database takes to answer it.
 *
 * @param build builds the query; `param('name')` stands for the value of that name
 * @returns runs the query, on the reading side or in the transaction of a write
 * @example
 * const findTitle = prepareQuery((db, param: QueryParam<{ id: string }>) =>
 *   db.selectFrom('product').select('title').where('id', '=', param('id')),
 * );
 * const { rows } = await findTitle(store.read, { id });
 */
export function prepareQuery<Params extends object, Row>(
  build: BuildQuery<Params, Row>,
): (db: Database, params: Params) => Promise<PreparedResult<Row>> {
  const bind = prepare(build);
  return async (db, params) => {
    const { executor, query } = bind(db, params);
    if (executor.adapter instanceof DirectSqliteAdapter)
      return executor.adapter.run<Row>(query.sql, query.parameters);
    const { rows, numAffectedRows = 0n } = await executor.executeQuery<Row>(query);
    return { rows, affected: Number(numAffectedRows) };
  };
}

/**
 * Does the same for a query that answers one row at most.
 *
 * @param build as of `prepareQuery`
 * @returns runs the query, and gives its row; undefined if there is none
 */
export function prepareRowQuery<Params extends object, Row>(
  build: BuildQuery<Params, Row>,
): (db: Database, params: Params) => Promise<Row | undefined> {
  const bind = prepare(build);
  return async (db, params) => {
    const { executor, query } = bind(db, params);
    if (executor.adapter instanceof DirectSqliteAdapter)
      return executor.adapter.first<Row>(query.sql, query.parameters);
    return (await executor.executeQuery<Row>(query)).rows[0];
  };
}

type BuildQuery<Params extends object, Row> = (
  db: Database,
  param: QueryParam<Params>,
) => Compilable<Row>;

/** A query with its values, and what runs it. */
interface BoundQuery<Row> {
  readonly executor: QueryExecutor;
  readonly query: CompiledQuery<Row>;
}

function prepare<Params extends object, Row>(
  build: BuildQuery<Params, Row>,
): (db: Database, params: Params) => BoundQuery<Row> {
  // The two kinds of databases write placeholders differently; each connection has one adapter.
  const compiledByAdapter = new WeakMap<object, CompiledQuery<Row>>();
  const param: QueryParam<Params> = (name) => sql`${sql.val(new Placeholder(name))}`;
  return (db, params) => {
    const executor = db.getExecutor();
    let compiled = compiledByAdapter.get(executor.adapter);
    if (compiled === undefined) {
      compiled = build(db, param).compile();
      compiledByAdapter.set(executor.adapter, compiled);
    }
    // A write that has ended refuses queries here, as it does those that are built anew.
    executor.transformQuery(compiled.query, compiled.queryId);
    const parameters = compiled.parameters.map((value) => valueOf(value, params));
    return { executor, query: { ...compiled, parameters } };
  };
}

class Placeholder {
  constructor(readonly name: string) {}
}

function valueOf(value: unknown, params: object): unknown {
  // Names come from `param`, whose type has those of the params alone.
  return value instanceof Placeholder ? Reflect.get(params, value.name) : value;
}
