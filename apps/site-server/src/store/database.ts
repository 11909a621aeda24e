import type { Kysely } from 'kysely';

/** Which migrations have run. */
export interface MigrationTable {
  name: string;
  applied_at: number;
}

/**
 * Every table of the store, declared by the room that writes it. Booleans are 0 or 1, times UTC
 * milliseconds, JSON is text.
 */
export interface StoreTables {
  migration: MigrationTable;
}

/** Anything that can be queried: the reading side, or the transaction of a write. */
export type Database = Kysely<StoreTables>;
