import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { createStatementCache } from './create-statement-cache';

/** Options for preparing the statements of a pool. */
export interface PreparingOptions {
  /**
   * Whether each statement stands alone, so that it may be sent again if its plan was outdated.
   * Within a transaction it may not: the database has undone the transaction.
   */
  readonly standsAlone: boolean;
  /** Runs before each statement that is executed. */
  onStatement(): void;
}

/**
 * Makes each connection of a pool prepare a statement once, under a name by which `pg` and the
 * database recognise it. A statement that begins or ends a transaction is sent unprepared.
 *
 * @param pool of `pg`
 * @param options how
 */
export function prepareOnce(
  pool: Pool,
  { standsAlone, onStatement }: PreparingOptions,
): PostgresPool {
  let names = createNames('');
  let generation = 0;
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

  async function execute(client: PoolClient, text: string, values: readonly unknown[]) {
    onStatement();
    const isKept = /^\s*(select|insert|update|delete|with)\b/i.test(text);
    const send = () =>
      client.query({ ...(isKept && { name: names.get(text) }), text, values: [...values] });
    try {
      return await send();
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      // Another server has changed a table meanwhile: all statements are prepared again.
      names = createNames(`${(generation += 1)}_`);
      if (!standsAlone) throw error;
      return send();
    }
  }

  function wrap(client: PoolClient): PostgresPoolClient {
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
      if (typeof sql === 'string') return execute(client, sql, parameters);
      throw new TypeError('[site-server] a cursor was asked for. Read whole results.');
    }
    const existing = wrapped.get(client);
    if (existing) return existing;
    const connection = { query, release: () => client.release() };
    wrapped.set(client, connection);
    return connection;
  }

  return { connect: async () => wrap(await pool.connect()), end: () => pool.end() };
}

/** Whether a statement was prepared for tables whose columns have changed. */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan')
  );
}

/** Makes names of statements; a forgotten name is never used again. */
function createNames(prefix: string) {
  let count = 0;
  return createStatementCache(() => `s${prefix}${(count += 1)}`);
}
