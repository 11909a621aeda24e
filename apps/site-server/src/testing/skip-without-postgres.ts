import { beforeEach } from 'vitest';
import { hasPostgres } from './postgres-database';

// What is run once more on PostgreSQL is skipped, and counted, where there is none.
beforeEach(({ skip }) => skip(!hasPostgres, 'no PostgreSQL server'));
