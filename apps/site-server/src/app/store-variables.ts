import { address, type ConfigurationVariable } from './configuration-variable';

/** Where what sites hold is kept. */
export const storeVariables: readonly ConfigurationVariable[] = [
  {
    name: 'DATABASE_URL',
    schema: address(/^postgres(ql)?:$/),
    expects: 'a postgres:// address',
    fallback: undefined,
    purpose: 'a PostgreSQL database, in place of SQLite in DATA_DIR',
  },
  {
    name: 'CLICKHOUSE_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: undefined,
    purpose:
      'a ClickHouse server that keeps single events, such as https://user:password@host:8443/database; counts stay in the database',
  },
];
