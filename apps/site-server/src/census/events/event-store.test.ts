import { describe } from 'vitest';
import { hasPostgres } from '../../testing/postgres-database';
import { temporaryPostgresStore, temporaryStore } from '../../testing/site-fixture';
import { eventStoreContract } from './event-store-contract';

eventStoreContract('SQLite', temporaryStore);

describe.skipIf(!hasPostgres)('on a server', () => {
  eventStoreContract('PostgreSQL', temporaryPostgresStore);
});
