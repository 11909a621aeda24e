import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Database } from './database';
import { DirectSqliteAdapter } from './direct-sqlite-dialect';

/** Stands in a query for a value that is given with each run. */
export type QueryParam<Params> = <Name extends keyof Params & string>(
  name: Name,
) => RawBuilder<Params[Name]>;

/** What a run of a prepared query found or changed. */
export interface PreparedResult<Row> {
  readonly rows: Row[];
  /** The number of rows that were inserted, updated or deleted. */
  readonly affected: number;
}

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
  build: (db: Database, param: QueryParam<Params>) => Compilable<Row>,
): (db: Database, params: Params) => Promise<PreparedResult<Row>> {
  // The two kinds of databases write placeholders differently; each connection has one adapter.
  const compiledByAdapter = new WeakMap<object, CompiledQuery<Row>>();
  const param: QueryParam<Params> = (name) => sql`${sql.val(new Placeholder(name))}`;
  return async (db, params) => {
    const executor = db.getExecutor();
    let compiled = compiledByAdapter.get(executor.adapter);
    if (compiled === undefined) {
      compiled = build(db, param).compile();
      compiledByAdapter.set(executor.adapter, compiled);
    }
    // A write that has ended refuses queries here, as it does those that are built anew.
    executor.transformQuery(compiled.query, compiled.queryId);
    const parameters = compiled.parameters.map((value) => valueOf(value, params));
    const { adapter } = executor;
    if (adapter instanceof DirectSqliteAdapter) return adapter.run<Row>(compiled.sql, parameters);
    const { rows, numAffectedRows = 0n } = await executor.executeQuery<Row>({
      ...compiled,
      parameters,
    });
    return { rows, affected: Number(numAffectedRows) };
  };
}

class Placeholder {
  constructor(readonly name: string) {}
}

function valueOf(value: unknown, params: object): unknown {
  // Names come from `param`, whose type has those of the params alone.
  return value instanceof Placeholder ? Reflect.get(params, value.name) : value;
}
