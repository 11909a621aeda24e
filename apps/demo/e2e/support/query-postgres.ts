import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Client {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

/** Sends one query to a PostgreSQL database directly, with the server's client. */
export async function queryPostgres(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const require = createRequire(join(import.meta.dirname, '../../../site-server/package.json'));
  const { Client } = require('pg') as {
    Client: new (options: { connectionString: string }) => Client;
  }; // what is used of its types
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
