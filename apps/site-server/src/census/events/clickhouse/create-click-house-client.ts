/** What a statement is run with. */
export interface StatementOptions {
  /** Values of its `{name:Type}`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Rows that an insert brings, one JSON object each. */
  readonly rows?: readonly object[];
}

/** A ClickHouse server. */
export interface ClickHouseClient {
  /**
   * Runs a statement to its end.
   *
   * @returns its answer, as its format says
   * @throws if the server refuses it, or gives no answer in 10 seconds
   */
  run(statement: string, options?: StatementOptions): Promise<string>;
}

/** How long a statement may take, in milliseconds. */
const longest = 10_000;

/**
 * Creates a client of ClickHouse's HTTP interface.
 *
 * @param address such as `https://user:password@host:8443/database`
 */
export function createClickHouseClient(address: string): ClickHouseClient {
  const { origin, pathname, username, password } = new URL(address);
  const headers = {
    ...(username && { 'x-clickhouse-user': decodeURIComponent(username) }),
    ...(password && { 'x-clickhouse-key': decodeURIComponent(password) }),
  };
  const database = decodeURIComponent(pathname.slice(1)) || 'default';

  return {
    async run(statement, { params = {}, rows } = {}) {
      // Without the wait the status could be 200 and the fault come within the answer.
      const query = new URLSearchParams({ database, wait_end_of_query: '1' });
      for (const [name, value] of Object.entries(params))
        query.set(`param_${name}`, escapeParam(String(value)));
      if (rows) {
        query.set('query', statement);
        // The server gathers inserts of many requests, and answers once they are stored.
        query.set('async_insert', '1');
        query.set('wait_for_async_insert', '1');
      }
      const response = await fetch(`${origin}/?${query}`, {
        method: 'POST',
        headers,
        body: rows ? rows.map((row) => JSON.stringify(row)).join('\n') : statement,
        signal: AbortSignal.timeout(longest),
      });
      const text = await response.text();
      if (response.ok) return text;
      throw new Error(`[clickhouse] ${response.status}: ${text.slice(0, 500)}`);
    },
  };
}

/** Values of params are read as ClickHouse reads tab-separated text. */
function escapeParam(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}
