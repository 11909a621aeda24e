import { sql, type QueryExecutorProvider } from 'kysely';
import type { Connections } from './connections';
import { findNewerStep } from './find-newer-step';

/** One step of the schema. */
export interface Migration {
  name: string;
  /** Gets no table types: an old step does not know the tables of today. */
  up(db: QueryExecutorProvider, kind: Connections['kind']): Promise<void>;
}

/**
 * Brings the database to the newest schema, under a lock, all steps or none. Does nothing if the
 * schema is current; several servers may start at once.
 *
 * @param connections the database
 * @param steps every migration, oldest first
 * @param now UTC milliseconds
 * @returns names of the steps that ran now
 * @throws if a newer version has changed the schema: what this one wrote could damage its data
 */
export async function migrate(
  connections: Connections,
  steps: readonly Migration[],
  now: () => number,
): Promise<string[]> {
  return connections.writer.connection().execute(async (connection) => {
    await connections.beginMigration(connection);
    try {
      await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(
        connection,
      );
      const applied = new Set(
        (await connection.selectFrom('migration').select('name').execute()).map((row) => row.name),
      );
      refuseNewer([...applied], steps);
      const missing = steps.filter((step) => !applied.has(step.name));
      for (const step of missing) {
        await step.up(connection, connections.kind);
        await connection
          .insertInto('migration')
          .values({ name: step.name, applied_at: now() })
          .execute();
      }
      await sql`commit`.execute(connection);
      return missing.map((step) => step.name);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

function refuseNewer(applied: readonly string[], steps: readonly Migration[]): void {
  const newer = findNewerStep(applied, steps);
  if (newer !== undefined)
    throw new Error(
      `[site-server] the data were made by a newer version (its step ${newer} is not known here). ` +
        'Install that version again, or restore a backup that this one has made. Nothing was changed.',
    );
}
